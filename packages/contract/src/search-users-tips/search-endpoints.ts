import { complete } from '../complete-endpoint.ts';
import { tipsSearch, tipsSearchSchemas } from './tips-search.ts';
import { usersSearch, usersSearchSchemas } from './users-search.ts';

/** The search of tips and users, schemas included. */
export const searchEndpoints = {
  tipsSearch: complete(tipsSearch, tipsSearchSchemas),
  usersSearch: complete(usersSearch, usersSearchSchemas),
} as const;
