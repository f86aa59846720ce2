import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { seasonGoalies, seasonSpecialTeams } from '../entities/season-goalies.ts';
import { errorCodes } from '../refusals.ts';
import { leagueId, seasonOrCurrent, teamOf } from '../sports/league-query.ts';

const PUBLIC = { method: 'GET', access: 'public', cache: 'shared' } as const;

const about = (summary: string) => ({
  summary,
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
});

export const hockeyLeagueGoalies = defineEndpoint<typeof hockeyLeagueGoaliesSchemas>()({
  name: 'hockeyLeagueGoalies',
  path: '/hockey/league/goalies',
  ...PUBLIC,
});
export const hockeyLeagueGoaliesSchemas = () => ({
  ...about('List the goalies of a season'),
  query: z.object({ leagueId: leagueId(), seasonId: seasonOrCurrent(), teamId: teamOf() }),
  reply: seasonGoalies,
});

export const hockeyLeagueSpecialTeams = defineEndpoint<typeof hockeyLeagueSpecialTeamsSchemas>()({
  name: 'hockeyLeagueSpecialTeams',
  path: '/hockey/league/special-teams',
  ...PUBLIC,
});
export const hockeyLeagueSpecialTeamsSchemas = () => ({
  ...about('List power play and penalty killing of a season’s teams'),
  query: z.object({ leagueId: leagueId(), seasonId: seasonOrCurrent() }),
  reply: seasonSpecialTeams,
});
