import type { LeagueRound, MatchListItem } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { isLive, MATCH_STATUS } from '@tipmark/domain';
import { knownStart } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { css, VisuallyHidden } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { goalsOf } from '../../../parts/matches/score-text.ts';
import { FollowedMark } from '../../../parts/notifications/FollowedMark.tsx';
import { asFollowed, useFollowedMatches } from '../../../parts/notifications/followed-matches.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { resultPrices } from '../../../parts/row-odds/priced-row.ts';
import { ResultPriceText } from '../../../parts/row-odds/ResultPriceText.tsx';
import { ShortTime } from '../../../parts/tables/ShortTime.tsx';
import { statusText } from '../status-text.ts';

const list = css`
  li > * { display: grid; grid-template-columns: 3.25rem minmax(0, 1fr) auto; align-items: center; align-content: center; gap: 0 ${gap[8]}; min-height: 52px; padding: 6px 16px; border-bottom: 1px solid var(--hair); font-size: ${font.small}; line-height: 20px; font-weight: ${weight.medium}; font-variant-numeric: tabular-nums; }
  li:last-child > * { border-bottom: 0; }
  li > a:hover { background: var(--hover); }
  li > a:focus-visible { outline-offset: -2px; }
  .when, .when ~ :not(.sides, .figures) { grid-row: 1 / 3; }
  .when { font-size: ${font.micro}; line-height: 14px; color: var(--text2); overflow-wrap: anywhere; }
  .live { color: var(--live); font-weight: ${weight.strong}; }
  /* a side shares its row with its goals, however many lines its name has */
  .sides, .figures { display: contents; }
  .side { grid-column: 2; display: flex; align-items: center; gap: ${gap[8]}; overflow-wrap: anywhere; }
  .side > [aria-hidden] { display: grid; flex: none; }
  .figures > * { grid-column: 3; justify-self: end; }
  .sides > .side:first-child, .figures > :first-child { grid-row: 1; }
  .sides > .side:last-child, .figures > :last-child { grid-row: 2; }
  .figures > b { font-weight: ${weight.bold}; }
  .figures > span { color: var(--text2); }
  ${crestCss(16)}
`;

/** Goals of both sides; before the start what a win of each pays. */
const GoalsOrPrices = ({
  match,
  reader,
}: {
  readonly match: MatchListItem;
  readonly reader: Reader;
}) => {
  const [home, away] = [goalsOf(match.home), goalsOf(match.away)];
  if (match.status >= MATCH_STATUS.live && home !== undefined) {
    return (
      <span className={isLive(match) ? 'figures live' : 'figures'}>
        <b>{home}</b>
        <VisuallyHidden>:</VisuallyHidden>
        <b>{away ?? 0}</b>
      </span>
    );
  }
  const [first, , last] = resultPrices(match);
  if (!first || !last || match.status !== MATCH_STATUS.scheduled) return <span>–</span>;
  return (
    <span className="figures">
      <span>
        <VisuallyHidden>{` ${reader.t('odds.home')} `}</VisuallyHidden>
        <ResultPriceText {...first} reader={reader} />
      </span>
      <span>
        <VisuallyHidden>{` ${reader.t('odds.away')} `}</VisuallyHidden>
        <ResultPriceText {...last} reader={reader} />
      </span>
    </span>
  );
};

interface RoundMatchesProps {
  readonly round: LeagueRound;
  readonly title: string;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
}

/** Matches of a round in a narrow column: the sides below each other, with goals or prices. */
export const RoundMatches = ({ round, title, matchRoute, reader }: RoundMatchesProps) => {
  const followed = useFollowedMatches();
  return (
    <ul className={list} aria-label={title}>
      {round.matches.map((wire) => {
        const match = asFollowed(decodeMatch(wire), followed);
        const status = statusText(match, reader);
        return (
          <li key={match.link}>
            <PageLink to={matchRoute} params={{ matchUrl: match.link }}>
              <span className={isLive(match) ? 'when live' : 'when'}>
                {isLive(match) ? (
                  reader.t('stats.live')
                ) : (
                  <ShortTime at={match.startsAt} known={knownStart(match)} reader={reader} />
                )}
                {status && `, ${status}`}
                {match.hasNotifications && <FollowedMark t={reader.t} />}
              </span>{' '}
              <span className="sides">
                <span className="side">
                  <span aria-hidden="true">{Crest(match.home)}</span>
                  <span title={match.home.originalName}>{match.home.name}</span>
                </span>
                <VisuallyHidden> – </VisuallyHidden>
                <span className="side">
                  <span aria-hidden="true">{Crest(match.away)}</span>
                  <span title={match.away.originalName}>{match.away.name}</span>
                </span>
              </span>{' '}
              <GoalsOrPrices match={match} reader={reader} />
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
};
