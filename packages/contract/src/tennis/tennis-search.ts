import { SEARCH_TYPE } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { searchSchemasOf } from '../entities/search-schemas.ts';

export const tennisSearch = defineEndpoint<typeof tennisSearchSchemas>()({
  name: 'tennisSearch',
  method: 'GET',
  path: '/tennis/search',
  access: 'public',
  cache: 'private',
});

const { referees: _, ...TYPES_OF_TENNIS } = SEARCH_TYPE;

/** Referees are not known in tennis. */
export const tennisSearchSchemas = () => searchSchemasOf('tennis', TYPES_OF_TENNIS);
