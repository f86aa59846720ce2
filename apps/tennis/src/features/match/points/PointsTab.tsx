import type { TennisPoints } from '@tipmark/contract';
import { isLive } from '@tipmark/domain';
import { LoadPart, type Reader } from '@tipmark/match-features';
import type { OwnTabProps } from '@tipmark/match-features/pages';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { Card, EmptyState, LinkButton } from '@tipmark/ui-kit';
import { eventPoints } from '../match-loads.ts';
import { PointsChart } from './PointsChart.tsx';
import { PointsOfSet } from './PointsOfSet.tsx';
import { pointsClass } from './points-class.ts';
import { runOfPoints } from './run-of-points.ts';
import { SwingChart } from './SwingChart.tsx';
import { swingOf } from './swing.ts';

export interface PlayerNames {
  readonly home: string;
  readonly away: string;
}

interface PlayProps {
  readonly points: TennisPoints;
  readonly names: PlayerNames;
  readonly isRunning: boolean;
  readonly reader: Reader;
}

const Play = ({ points, names, isRunning, reader }: PlayProps) => {
  const { t, locale } = reader;
  const { sets, chances } = points;
  const swing = swingOf(points);
  const run = runOfPoints(sets);
  const newestFirst = sets.toReversed();
  return (
    <>
      {chances && swing && (
        <SwingChart swing={swing} chances={chances} names={names} reader={reader} />
      )}
      {run.points.length > 1 && (
        <Card title={t('points.difference')} isFlush>
          <PointsChart run={run} names={names} reader={reader} />
        </Card>
      )}
      <Card title={t('points.title')} isFlush>
        <div className={pointsClass}>
          <p className="how">{t('points.order', { ...names })}</p>
          {newestFirst.map((set, index) => (
            <PointsOfSet
              key={set.number}
              set={set}
              names={names}
              swings={swing?.games}
              isOpen={index < 2}
              isRunning={isRunning && index === 0}
              reader={reader}
            />
          ))}
          <ul className="legend">
            <li>
              <i className="br home" /> {t('points.breakOf', { player: names.home })}
            </li>
            <li>
              <i className="br away" /> {t('points.breakOf', { player: names.away })}
            </li>
            {(['BP', 'SP', 'MP'] as const).map((kind) => (
              <li key={kind}>
                <b className={kind}>{t(`points.short-${kind}`)}</b> {t(`points.kind-${kind}`)}
              </li>
            ))}
            {run.points.length > 0 && (
              <li>{t('points.played', { n: formatNumber(run.points.length, locale) })}</li>
            )}
          </ul>
        </div>
      </Card>
    </>
  );
};

/** Sets, games and points of the match, the newest first. */
export const PointsTab = ({ match, event }: OwnTabProps<object>) => {
  const { reader } = match;
  const { home, away } = event.match;
  return (
    <LoadPart
      load={useSelector(eventPoints.select)}
      reader={reader}
      failedTitle={reader.t('points.failed')}
      onRetry={match.retryTab}
    >
      {(points) =>
        points.sets.length === 0 ? (
          <Card isFlush>
            <EmptyState text={reader.t(event.isOver ? 'points.notPlayed' : 'points.toCome')}>
              <LinkButton href={match.tabAddress('matches')}>
                {reader.t('match.tabMatches')}
              </LinkButton>
            </EmptyState>
          </Card>
        ) : (
          <Play
            points={points}
            names={{ home: home.name, away: away.name }}
            isRunning={isLive(event.match)}
            reader={reader}
          />
        )
      }
    </LoadPart>
  );
};
