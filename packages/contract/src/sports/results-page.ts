import { SPORT_NAMES, type SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { resultsPage } from '../entities/results-page.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { dayTimestamp, flag } from '../values/positional.ts';

export const resultsPageCalls = defineSportEndpoints<typeof resultsPageCallsSchemas>()(
  SPORT_NAMES,
  {
    name: '*ResultsPage',
    method: 'GET',
    path: '/*/results/page',
    access: 'public',
    cache: 'shared',
  },
);

export const { soccerResultsPage } = resultsPageCalls;

export const resultsPageCallsSchemas = (sport: SportName) => ({
  summary: 'List the matches of a day',
  tags: [sport],
  query: z.object({
    timestamp: dayTimestamp(),
    /** Adds the odds history of every match, half of the answer's bytes. */
    odds: z.optional(flag()),
  }),
  reply: resultsPage,
});
