import type { Endpoints } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import type { TeamRequest } from '../../matches/teams/find-team-page.ts';
import type { Resource } from '../../platform/cache/resource.ts';
import type { SharedCall } from '../handler/handler.ts';
import { teamFiltersOf } from './team-filters.ts';

const MAX_AGE_MS = 60_000;

type TeamTab = Endpoints['hockeyTeamMatches' | 'hockeyTeamSummary' | 'hockeyTeamTrends'];

/** A response about the chosen matches of a hockey team. */
export function cachedByTeam<Reply>(
  { query, services: { db, clock }, locale }: SharedCall<TeamTab>,
  answer: (request: TeamRequest) => Promise<Reply>,
): Resource<Reply> {
  const { teamId } = query;
  const filters = teamFiltersOf(query);
  return {
    key: [locale, teamId, ...Object.values(filters)].join('|'),
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    build: () => answer({ db, sport: SPORT.hockey, nowSeconds: clock(), locale, teamId, filters }),
  };
}
