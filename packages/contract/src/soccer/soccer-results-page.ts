import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { resultsPage } from '../entities/results-page.ts';
import { flag, unixSeconds } from '../values/positional.ts';

export const soccerResultsPage = defineEndpoint<typeof soccerResultsPageSchemas>()({
  name: 'soccerResultsPage',
  method: 'GET',
  path: '/soccer/results/page',
  access: 'public',
  cache: 'shared',
});

export const soccerResultsPageSchemas = () => ({
  summary: 'Soccer matches of a day',
  tags: ['soccer'],
  query: z.object({
    /** Any instant of the wanted day; absent = now. */
    timestamp: z.optional(unixSeconds()),
    /** Adds the odds history of every match, half of the answer's bytes. */
    odds: z.optional(flag()),
  }),
  reply: resultsPage,
});
