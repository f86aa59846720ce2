import { SEARCH_TYPE } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { searchSchemasOf } from '../entities/search-schemas.ts';

export const soccerSearch = defineEndpoint<typeof soccerSearchSchemas>()({
  name: 'soccerSearch',
  method: 'GET',
  path: '/soccer/search',
  access: 'public',
  cache: 'private',
});

export const soccerSearchSchemas = () => searchSchemasOf('soccer', SEARCH_TYPE);
