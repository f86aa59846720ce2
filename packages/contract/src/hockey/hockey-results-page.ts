import { defineEndpoint } from '../endpoint.ts';
import { resultsPageSchemasOf } from '../entities/day-schemas.ts';

export const hockeyResultsPage = defineEndpoint<typeof hockeyResultsPageSchemas>()({
  name: 'hockeyResultsPage',
  method: 'GET',
  path: '/hockey/results/page',
  access: 'public',
  cache: 'shared',
});

export const hockeyResultsPageSchemas = () => resultsPageSchemasOf('hockey');
