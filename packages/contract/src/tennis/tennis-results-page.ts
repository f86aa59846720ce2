import { defineEndpoint } from '../endpoint.ts';
import { resultsPageSchemasOf } from '../entities/day-schemas.ts';

export const tennisResultsPage = defineEndpoint<typeof tennisResultsPageSchemas>()({
  name: 'tennisResultsPage',
  method: 'GET',
  path: '/tennis/results/page',
  access: 'public',
  cache: 'shared',
});

export const tennisResultsPageSchemas = () => resultsPageSchemasOf('tennis');
