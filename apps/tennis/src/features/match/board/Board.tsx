import type { TennisEventPage } from '@tipmark/contract';
import { isLive, MATCH_STATUS } from '@tipmark/domain';
import { PageLink } from '@tipmark/match-features';
import type { MatchEvent, TabProps } from '@tipmark/match-features/pages';
import { matchState } from '@tipmark/match-features/pages';
import { Badge, cx, Flag, VisuallyHidden } from '@tipmark/ui-kit';
import { Crest } from '@tipmark/ui-kit/betting';
import { chanceText } from '../../../shared/live-clock.ts';
import { runningSet, setsOf } from '../../../shared/sets.ts';
import { tennis } from '../../../shared/tennis.ts';
import { useTennisPage } from '../use-tennis-page.ts';
import { boardClass } from './board-class.ts';
import { chanceOf, endOf } from './board-texts.ts';

type Side = 'home' | 'away';
type Reader = TabProps['match']['reader'];

interface PlayerRowProps {
  readonly match: MatchEvent['match'];
  readonly page: TennisEventPage;
  readonly side: Side;
  readonly reader: Reader;
}

/** `14th in the ranking, seed 4`. */
function standingOf({ match, page, side, reader: { t } }: PlayerRowProps): string {
  const { rank } = page[side];
  const { seed } = match[side];
  return [
    rank !== null && t('board.rank', { n: rank }),
    seed !== undefined && t('board.seed', { n: seed }),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** `Indoor hard, best of three`. */
const courtOf = ({ court, bestOf }: TennisEventPage, { t }: Reader): string =>
  [court !== null && t(`court.${court}`), t(`board.bestOf-${bestOf}`)]
    .filter((part) => part !== false)
    .join(' · ');

const PlayerRow = (props: PlayerRowProps) => {
  const { match, page, side, reader } = props;
  const { t } = reader;
  const player = match[side];
  const other = side === 'home' ? 'away' : 'home';
  const running = isLive(match) ? runningSet(match) : undefined;
  return (
    <tr>
      <th scope="row">
        <div className="who">
          <i className="sv">
            {player.isServing === true && <VisuallyHidden>{t('board.serving')}</VisuallyHidden>}
          </i>
          <Crest name={player.name} logo={player.logo} />
          <div>
            <PageLink className="name" to="player" params={{ playerUrl: page[side].link }}>
              {player.name}
            </PageLink>
            <small>
              <Flag code={page[side].countryCode} />
              {standingOf(props)}
            </small>
          </div>
        </div>
      </th>
      {player.score !== undefined && <td className="sum">{player.score}</td>}
      {setsOf(match).map((set) => (
        <td
          key={set.number}
          className={cx(set.number === running && 'now', set[side] > set[other] && 'won')}
        >
          {set[side]}
          {set.tieBreak && <sup>{set.tieBreak[side === 'home' ? 0 : 1]}</sup>}
        </td>
      ))}
      {player.livePoints !== undefined && <td className="points">{player.livePoints}</td>}
    </tr>
  );
};

/** Both players with the games of every set and the points of the current one. */
export const Board = ({ match: { reader, nowSeconds }, event: { match, page } }: TabProps) => {
  const { t } = reader;
  const ofTennis = useTennisPage();
  if (!ofTennis) return null;
  const state = matchState(tennis, match, page, nowSeconds, t);
  const chance = chanceOf(match, reader);
  const end = endOf(match, reader);
  const sets = setsOf(match);
  const hasPoints = match.home.livePoints !== undefined;
  return (
    <div className={boardClass} data-live={match.status === MATCH_STATUS.live || undefined}>
      <table>
        <caption>
          <Badge tone={state.tone}>
            {state.tone === 'live' && <i className="ld" />}
            {state.text}
          </Badge>
          <span>{courtOf(ofTennis, reader)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('board.player')}</VisuallyHidden>
            </th>
            {match.home.score !== undefined && <th scope="col">{t('board.sets')}</th>}
            {sets.map(({ number }) => (
              <th key={number} scope="col">
                <VisuallyHidden>{t('set.label', { n: number })}</VisuallyHidden>
                <span aria-hidden="true">{number}</span>
              </th>
            ))}
            {hasPoints && <th scope="col">{t('board.points')}</th>}
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((side) => (
            <PlayerRow key={side} match={match} page={ofTennis} side={side} reader={reader} />
          ))}
        </tbody>
      </table>
      {chance && (
        <p className="chance">
          <Badge tone="warn">{chanceText(match, t)}</Badge>
          <span>{chance}</span>
        </p>
      )}
      {end && <p className="end">{end}</p>}
    </div>
  );
};
