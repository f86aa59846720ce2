import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reliabilityPage } from '../entities/reliability-page.ts';
import { flag } from '../values/positional.ts';

export const soccerMathAnalysisReliability = defineEndpoint<
  typeof soccerMathAnalysisReliabilitySchemas
>()({
  name: 'soccerMathAnalysisReliability',
  method: 'GET',
  path: '/soccer/math-analysis/reliability',
  access: 'public',
  cache: 'shared',
});

export const soccerMathAnalysisReliabilitySchemas = () => ({
  summary: 'How the forecasts of the last year, or of all time, did, bad results included',
  tags: ['soccer'],
  query: z.object({
    /** The latest twenty thousand matches, however old; absent = those of a year. */
    all: z.optional(flag()),
  }),
  reply: reliabilityPage,
});
