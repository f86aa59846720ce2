import { defineEndpoint } from '../endpoint.ts';
import { resultsPageSchemasOf } from '../entities/day-schemas.ts';

export const soccerResultsPage = defineEndpoint<typeof soccerResultsPageSchemas>()({
  name: 'soccerResultsPage',
  method: 'GET',
  path: '/soccer/results/page',
  access: 'public',
  cache: 'shared',
});

export const soccerResultsPageSchemas = () => resultsPageSchemasOf('soccer');
