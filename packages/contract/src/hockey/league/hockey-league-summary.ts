import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { seasonSummary } from '../../entities/hockey-league-page.ts';
import { errorCodes } from '../../refusals.ts';
import { seasonQuery } from './league-query.ts';

export const hockeyLeagueSummary = defineEndpoint<typeof hockeyLeagueSummarySchemas>()({
  name: 'hockeyLeagueSummary',
  method: 'GET',
  path: '/hockey/league/summary',
  access: 'public',
  cache: 'shared',
});

export const hockeyLeagueSummarySchemas = () => ({
  summary: 'Get the totals of a season’s matches',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  query: z.object(seasonQuery()),
  reply: seasonSummary,
});
