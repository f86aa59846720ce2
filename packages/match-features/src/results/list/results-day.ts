import type { LeagueWithMatches, MatchListItem, ResultsPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
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
  const listed = reply.leagues.map(({ matches, ...league }) => ({
    ...league,
    matches: matches.map((wire) => {
      const match = decodeMatch(wire);
      return { ...match, row: matchRowView(match, context) };
    }),
  }));
  const leagues = groupMatches(listed, reply.asOf);
  const matches = leagues.flatMap(({ all }) => all);
  return {
    leagues,
    hasForecasts: matches.some((match) => match.forecastScore !== undefined),
    isRunning: leagues.some(({ live, scheduled }) => live.length + scheduled.length > 0),
  };
}
