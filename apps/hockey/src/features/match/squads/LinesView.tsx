import type { AbsentPlayer, EventLineup, EventSquad } from '@tipmark/contract';
import { type LinkedPlayer, Rated, type Reader } from '@tipmark/match-features';
import { Badge } from '@tipmark/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { linesOf } from './lines.ts';

interface RowProps {
  readonly mark: number | string;
  readonly children: ReactNode;
}

const Row = ({ mark, children }: RowProps) => (
  <li>
    <i>{mark}</i>
    <span>{children}</span>
  </li>
);

type Named = EventLineup['starting'][number];

const keyOf = (players: readonly Named[]): string => players.map(({ name }) => name).join(' ');

interface NamesProps {
  readonly players: readonly Named[];
  readonly between: string;
  readonly linked: LinkedPlayer;
  readonly reader: Reader;
}

const Names = ({ players, between, linked, reader }: NamesProps) =>
  players.map((player, index) => (
    <Fragment key={player.name}>
      {index > 0 && between}
      <span>
        {linked(player)}
        <Rated rating={player.rating} reader={reader} />
      </span>
    </Fragment>
  ));

interface LinesViewProps extends Pick<EventSquad, 'lineup' | 'absent'> {
  readonly linked: LinkedPlayer;
  readonly reader: Reader;
}

const isRated = (lineup: EventLineup | null): boolean =>
  lineup?.starting.some(({ rating }) => rating !== undefined) ?? false;

/** The goalie, the lines, and absent players. */
export const LinesView = ({ lineup, absent, linked, reader }: LinesViewProps) => {
  const { t } = reader;
  const { goalies, lines } = lineup ? linesOf(lineup) : { goalies: [], lines: [] };
  const reasonOf = ({ reason }: AbsentPlayer) => t(`stats.absent-${reason}`);
  return (
    <>
      {goalies.length > 0 && (
        <>
          <h3>
            {t('squads.goalies')}
            {lineup?.isPublished === false && <Badge>{t('stats.notPublished')}</Badge>}
          </h3>
          <ul>
            {goalies.map((goalie, index) => (
              <Row key={goalie.name} mark={goalie.number ?? '–'}>
                {index === 0 ? <b>{linked(goalie)}</b> : linked(goalie)}
                <Rated rating={goalie.rating} reader={reader} />
                <small>{t(index === 0 ? 'squads.begins' : 'squads.sits')}</small>
              </Row>
            ))}
          </ul>
        </>
      )}
      {lines.length > 0 && (
        <>
          <h3>{t('squads.lines')}</h3>
          <ol>
            {lines.map(({ defenders, forwards }, index) => (
              <Row key={keyOf([...defenders, ...forwards])} mark={index + 1}>
                <b>
                  <Names players={forwards} between=" – " linked={linked} reader={reader} />
                </b>
                <small>
                  <Names players={defenders} between=", " linked={linked} reader={reader} />
                </small>
              </Row>
            ))}
          </ol>
          {isRated(lineup) && <p>{t('stats.ratingNote')}</p>}
        </>
      )}
      {absent.length > 0 && (
        <>
          <h3>{t('stats.absent')}</h3>
          <ul>
            {absent.map((player) => (
              <Row key={player.name} mark={player.number ?? '–'}>
                {linked(player)}
                <small>{reasonOf(player)}</small>
              </Row>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
