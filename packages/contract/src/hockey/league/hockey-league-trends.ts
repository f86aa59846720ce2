import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { seasonTrends } from '../../entities/hockey-league-page.ts';
import { errorCodes } from '../../refusals.ts';
import { seasonQuery } from './league-query.ts';

export const hockeyLeagueTrends = defineEndpoint<typeof hockeyLeagueTrendsSchemas>()({
  name: 'hockeyLeagueTrends',
  method: 'GET',
  path: '/hockey/league/trends',
  access: 'public',
  cache: 'shared',
});

export const hockeyLeagueTrendsSchemas = () => ({
  summary: 'List the streaks of the next matches',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  query: z.object(seasonQuery()),
  reply: seasonTrends,
});
