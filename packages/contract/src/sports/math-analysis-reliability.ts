import { type SportName, TEAM_SPORTS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { reliabilityPage } from '../entities/reliability-page.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { flag } from '../values/positional.ts';

export const mathAnalysisReliabilityCalls = defineSportEndpoints<
  typeof mathAnalysisReliabilityCallsSchemas
>()(TEAM_SPORTS, {
  name: '*MathAnalysisReliability',
  method: 'GET',
  path: '/*/math-analysis/reliability',
  access: 'public',
  cache: 'shared',
});

export const { soccerMathAnalysisReliability } = mathAnalysisReliabilityCalls;

export const mathAnalysisReliabilityCallsSchemas = (sport: SportName) => ({
  summary: 'Get the accuracy of the forecasts, of the last year or of all time',
  tags: [sport],
  query: z.object({
    /** The latest twenty thousand matches, however old; absent = those of a year. */
    all: z.optional(flag()),
  }),
  reply: reliabilityPage,
});
