import { SEARCH_TYPE } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { searchSchemasOf } from '../entities/search-schemas.ts';

export const hockeySearch = defineEndpoint<typeof hockeySearchSchemas>()({
  name: 'hockeySearch',
  method: 'GET',
  path: '/hockey/search',
  access: 'public',
  cache: 'private',
});

/** Hockey names no referees. */
const { referees: _, ...TYPES } = SEARCH_TYPE;

export const hockeySearchSchemas = () => searchSchemasOf('hockey', TYPES);
