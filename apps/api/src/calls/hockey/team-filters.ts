import type { TeamFilters } from '../../matches/teams/find-team-page.ts';

type Asked = { readonly [Filter in keyof TeamFilters]?: TeamFilters[Filter] | undefined };

/** Filters of a team's matches; the defaults are those of the first load. */
export function teamFiltersOf(query: Asked): TeamFilters {
  return {
    countOfMatches: query.countOfMatches ?? 10,
    leagueId: query.leagueId ?? 0,
    isCurrentGameSeason: query.isCurrentGameSeason ?? false,
    isExcludeFriendlies: query.isExcludeFriendlies ?? true,
    isIncludeHomeMatches: query.isIncludeHomeMatches ?? true,
    isIncludeAwayMatches: query.isIncludeAwayMatches ?? true,
  };
}
