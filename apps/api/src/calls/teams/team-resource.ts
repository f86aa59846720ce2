import type { teamMatchesCalls, teamSummaryCalls, teamTrendsCalls } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import type { TeamFilters, TeamRequest } from '../../matches/teams/find-team-page.ts';
import type { Resource } from '../../platform/cache/resource.ts';
import type { OfFamily, SharedCall } from '../handler/handler.ts';

const MAX_AGE_MS = 60_000;

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

type TeamPart = OfFamily<
  typeof teamMatchesCalls & typeof teamSummaryCalls & typeof teamTrendsCalls
>;

/** A response about the chosen matches of a team. */
export function cachedByTeam<Reply>(
  sport: Sport,
  { query, services: { db, clock }, locale }: SharedCall<TeamPart>,
  answer: (request: TeamRequest) => Promise<Reply>,
): Resource<Reply> {
  const { teamId } = query;
  const filters = teamFiltersOf(query);
  return {
    key: [locale, teamId, ...Object.values(filters)].join('|'),
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    build: () => answer({ db, sport, nowSeconds: clock(), locale, teamId, filters }),
  };
}
