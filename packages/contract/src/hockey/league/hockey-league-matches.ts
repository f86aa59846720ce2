import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { seasonMatches } from '../../entities/hockey-league-page.ts';
import { errorCodes } from '../../refusals.ts';
import { seasonQuery } from './league-query.ts';

export const hockeyLeagueMatches = defineEndpoint<typeof hockeyLeagueMatchesSchemas>()({
  name: 'hockeyLeagueMatches',
  method: 'GET',
  path: '/hockey/league/matches',
  access: 'public',
  cache: 'shared',
});

export const hockeyLeagueMatchesSchemas = () => ({
  summary: 'List the first results and fixtures of a season',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  query: z.object(seasonQuery()),
  reply: seasonMatches,
});
