import type { LeagueWithMatches, MatchListItem, ResultsPage } from '@tipmark/contract';
import { decodeMatch, type WireMatch } from '@tipmark/contract/match-wire';
import { type GroupedLeague, groupMatches } from '@tipmark/domain';
import type { MatchRowView } from '@tipmark/ui-kit/betting';
import { matchRowView, type RowContext } from './match-row-view.ts';

export type ListedMatch = MatchListItem & { readonly row: MatchRowView };
export type ListedLeague = Omit<LeagueWithMatches, 'matches'> & {
  readonly matches: readonly ListedMatch[];
};
export type LeagueOfDay = GroupedLeague<ListedLeague, ListedMatch>;

/** A day of results, decoded and put into words. */
export interface ResultsDay {
  readonly leagues: readonly LeagueOfDay[];
  readonly hasForecasts: boolean;
  /** Something on this day can still change. */
  readonly isRunning: boolean;
}

export function resultsDay(reply: ResultsPage, context: RowContext): ResultsDay {
  // decoded here and nobody else's yet: the row is added, not copied together with the match
  const listedOf = (wire: WireMatch): ListedMatch => {
    const match = decodeMatch(wire);
    return Object.assign(match, { row: matchRowView(match, context) });
  };
  const listed = reply.leagues.map((league) => ({
    ...league,
    matches: league.matches.map(listedOf),
  }));
  const leagues = groupMatches(listed, reply.asOf);
  return {
    leagues,
    hasForecasts: leagues.some(({ all }) => all.some((match) => match.forecastScore !== undefined)),
    isRunning: leagues.some(({ live, scheduled }) => live.length + scheduled.length > 0),
  };
}
