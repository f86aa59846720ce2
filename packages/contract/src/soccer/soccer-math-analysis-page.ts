import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { mathAnalysisPage } from '../entities/math-analysis-page.ts';
import { unixSeconds } from '../values/positional.ts';

export const soccerMathAnalysisPage = defineEndpoint<typeof soccerMathAnalysisPageSchemas>()({
  name: 'soccerMathAnalysisPage',
  method: 'GET',
  path: '/soccer/math-analysis/page',
  access: 'public',
  cache: 'shared',
});

export const soccerMathAnalysisPageSchemas = () => ({
  summary: 'What the model says of the matches of a day',
  tags: ['soccer'],
  query: z.object({
    /** Any instant of the wanted day; absent = now. */
    timestamp: z.optional(unixSeconds()),
  }),
  reply: mathAnalysisPage,
});
