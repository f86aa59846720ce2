import { defineEndpoint } from '../endpoint.ts';
import { reliabilityPage } from '../entities/reliability-page.ts';

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
  summary: 'How the forecasts of the last year did, bad results included',
  tags: ['soccer'],
  reply: reliabilityPage,
});
