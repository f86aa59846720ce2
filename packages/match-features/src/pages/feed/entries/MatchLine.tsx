import type { MatchListItem, MatchWithLeague } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import type { Translate } from '@tipmark/remote-kit';
import { formatWhen, knownStart } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { Flag } from '@tipmark/ui-kit';
import type { LiveClock } from '../../../parts/matches/match-row-view.ts';
import { resultText } from '../../../parts/matches/score-text.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';

/** The text of a running match's clock. */
export type ClockOf = (match: MatchListItem, t: Translate) => LiveClock;

interface MatchLineProps {
  readonly of: MatchWithLeague;
  readonly matchRoute: RouteName;
  readonly clockOf: ClockOf;
  readonly reader: Reader;
}

/** The match of an entry: its state, and a link to it. */
export const MatchLine = ({ of, matchRoute, clockOf, reader }: MatchLineProps) => {
  const { league, match: wire } = of;
  const { t, locale, timeZone, nowSeconds } = reader;
  const match = decodeMatch(wire);
  const { home, away, link, startsAt } = match;
  const clock = match.liveState === undefined ? undefined : clockOf(match, t);
  const score = resultText(match);
  return (
    <p className="of">
      {league.countryCode !== '' && <Flag code={league.countryCode} />}
      <span>{league.name}</span>
      <PageLink
        to={matchRoute}
        params={{ matchUrl: link }}
      >{`${home.name} – ${away.name}`}</PageLink>
      {score !== undefined && <span className="score sc">{score}</span>}
      {clock ? (
        <span className="lv">{clock.text}</span>
      ) : (
        score === undefined && (
          <span>{formatWhen(startsAt, nowSeconds, locale, timeZone, knownStart(match))}</span>
        )
      )}
    </p>
  );
};
