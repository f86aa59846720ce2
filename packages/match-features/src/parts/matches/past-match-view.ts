import type { EventMatchList, MatchListItem } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { formatStartDay, knownStart } from '@tipmark/remote-kit/i18n';
import { href, type RouteName } from '@tipmark/route-builder';
import type { MatchOutcome, PastMatchView } from '@tipmark/ui-kit/betting';
import type { Reader } from '../page/reader.ts';
import { leagueAndRound } from './league-and-round.ts';
import { goalsOf, resultText } from './score-text.ts';

const letters = {
  won: 'match.letterWon',
  drawn: 'match.letterDrawn',
  lost: 'match.letterLost',
} as const satisfies Record<MatchOutcome, string>;

export const letterOf = (outcome: MatchOutcome, { t }: Reader): string => t(letters[outcome]);

function winnerOf({ home, away }: MatchListItem): PastMatchView['winner'] {
  const difference = (goalsOf(home) ?? 0) - (goalsOf(away) ?? 0);
  if (difference === 0) return undefined;
  return difference > 0 ? 'home' : 'away';
}

export type PastMatch = EventMatchList['matches'][number];

/** One of the earlier matches as in its row. */
export function pastMatchView(past: PastMatch, route: RouteName, reader: Reader): PastMatchView {
  const { t, locale, timeZone } = reader;
  const match = decodeMatch(past.match);
  const { home, away } = match;
  return {
    id: match.matchId,
    href: href(route, { matchUrl: match.link }, { locale }),
    date: formatStartDay(match.startsAt, locale, timeZone, knownStart(match)),
    league: leagueAndRound(past),
    home: home.name,
    away: away.name,
    winner: winnerOf(match),
    score: resultText(match) ?? '–:–',
    outcome: past.outcome,
    letter: letterOf(past.outcome, reader),
    word: t(`match.${past.outcome}`),
  };
}
