import { SERIES_KINDS, SERIES_SCOPES, type SportName, TEAM_SPORTS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { leagueStreakMatches, leagueStreaks } from '../entities/league-streaks.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { maybeEntityId } from '../values/entity-url.ts';
import { leagueId, seasonOrCurrent, teamOf } from './league-query.ts';

const PUBLIC = { method: 'GET', access: 'public', cache: 'shared' } as const;

const about = (sport: SportName, summary: string) => ({
  summary,
  tags: [sport],
  refusals: errorCodes('not_found'),
});

export const leagueStreaksCalls = defineSportEndpoints<typeof leagueStreaksCallsSchemas>()(
  TEAM_SPORTS,
  { name: '*LeagueStreaks', path: '/*/league/streaks', ...PUBLIC },
);
export const leagueStreaksCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'List the current streaks of a season’s teams, with what comes next'),
  query: z.object({ leagueId: leagueId(), seasonId: seasonOrCurrent(), teamId: teamOf() }),
  reply: leagueStreaks,
});

export const leagueStreakMatchesCalls = defineSportEndpoints<
  typeof leagueStreakMatchesCallsSchemas
>()(TEAM_SPORTS, {
  name: '*LeagueStreakMatches',
  path: '/*/league/streak/matches',
  ...PUBLIC,
});
export const leagueStreakMatchesCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'List the matches of a current streak'),
  query: z.object({
    leagueId: leagueId(),
    seasonId: seasonOrCurrent(),
    teamId: maybeEntityId(),
    kind: z.enum(SERIES_KINDS),
    scope: z.enum(SERIES_SCOPES),
  }),
  reply: leagueStreakMatches,
});
