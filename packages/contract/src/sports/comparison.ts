import { SPORT_NAMES, type SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { comparison } from '../entities/comparison.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { entityUrl } from '../values/entity-url.ts';
import { oneOf } from '../values/positional.ts';

export const comparisonCalls = defineSportEndpoints<typeof comparisonCallsSchemas>()(SPORT_NAMES, {
  name: '*Comparison',
  method: 'GET',
  path: '/*/comparison/:first/:second',
  access: 'public',
  cache: 'shared',
});

export const { soccerComparison } = comparisonCalls;

export const comparisonCallsSchemas = (sport: SportName) => ({
  summary: 'Compare two teams or players: statistics, meetings, the next match',
  tags: [sport],
  refusals: errorCodes('not_found'),
  segments: z.object({ first: entityUrl(), second: entityUrl() }),
  query: z.object({
    /** Newest matches of each that count; absent or 0 = those of the season. */
    count: z.optional(oneOf([0, 10, 20])),
  }),
  reply: comparison,
});
