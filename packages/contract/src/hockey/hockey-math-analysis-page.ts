import { defineEndpoint } from '../endpoint.ts';
import { mathAnalysisPageSchemasOf } from '../entities/day-schemas.ts';

export const hockeyMathAnalysisPage = defineEndpoint<typeof hockeyMathAnalysisPageSchemas>()({
  name: 'hockeyMathAnalysisPage',
  method: 'GET',
  path: '/hockey/math-analysis/page',
  access: 'public',
  cache: 'shared',
});

export const hockeyMathAnalysisPageSchemas = () => mathAnalysisPageSchemasOf('hockey');
