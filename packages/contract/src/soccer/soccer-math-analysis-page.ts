import { defineEndpoint } from '../endpoint.ts';
import { mathAnalysisPageSchemasOf } from '../entities/day-schemas.ts';

export const soccerMathAnalysisPage = defineEndpoint<typeof soccerMathAnalysisPageSchemas>()({
  name: 'soccerMathAnalysisPage',
  method: 'GET',
  path: '/soccer/math-analysis/page',
  access: 'public',
  cache: 'shared',
});

export const soccerMathAnalysisPageSchemas = () => mathAnalysisPageSchemasOf('soccer');
