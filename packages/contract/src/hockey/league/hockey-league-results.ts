import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { leagueMatches } from '../../entities/league-page.ts';
import { errorCodes } from '../../refusals.ts';
import { lastMatchId, seasonQuery } from './league-query.ts';

export const hockeyLeagueResults = defineEndpoint<typeof hockeyLeagueResultsSchemas>()({
  name: 'hockeyLeagueResults',
  method: 'GET',
  path: '/hockey/league/matches/results',
  access: 'public',
  cache: 'shared',
});

export const hockeyLeagueResultsSchemas = () => ({
  summary: 'List more results of a season',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  query: z.object({ ...seasonQuery(), lastMatchId: lastMatchId() }),
  reply: leagueMatches,
});
