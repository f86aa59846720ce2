import type { ResultsPage } from '@tipmark/contract';
import { decodeMatch, type MatchListItem } from '@tipmark/contract/match-wire';

export type Sort = 'all' | 'time' | 'views';

export type DayLeague = Omit<ResultsPage['leagues'][number], 'matches'> & {
  readonly matches: readonly MatchListItem[];
};

export const readLeagues = ({ leagues }: ResultsPage): readonly DayLeague[] =>
  leagues.map((league) => ({ ...league, matches: league.matches.map(decodeMatch) }));

const earliest = ({ matches }: DayLeague) => Math.min(...matches.map(({ startsAt }) => startsAt));
const mostViewed = ({ matches }: DayLeague) => Math.max(...matches.map(({ views }) => views));

export function sortLeagues(leagues: readonly DayLeague[], sort: Sort): readonly DayLeague[] {
  if (sort === 'time') return leagues.toSorted((a, b) => earliest(a) - earliest(b));
  if (sort === 'views') return leagues.toSorted((a, b) => mostViewed(b) - mostViewed(a));
  return leagues;
}
