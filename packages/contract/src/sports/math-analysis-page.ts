import { type SportName, TEAM_SPORTS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { mathAnalysisPage } from '../entities/math-analysis-page.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { dayTimestamp } from '../values/positional.ts';

export const mathAnalysisPageCalls = defineSportEndpoints<typeof mathAnalysisPageCallsSchemas>()(
  TEAM_SPORTS,
  {
    name: '*MathAnalysisPage',
    method: 'GET',
    path: '/*/math-analysis/page',
    access: 'public',
    cache: 'shared',
  },
);

export const { soccerMathAnalysisPage } = mathAnalysisPageCalls;

export const mathAnalysisPageCallsSchemas = (sport: SportName) => ({
  summary: 'List the forecasts of a day’s matches',
  tags: [sport],
  query: z.object({ timestamp: dayTimestamp() }),
  reply: mathAnalysisPage,
});
