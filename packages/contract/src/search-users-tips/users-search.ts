import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { foundCappers } from './found-cappers.ts';
import { usersSearchFilter } from './users-search-filter.ts';

export const usersSearch = defineEndpoint<typeof usersSearchSchemas>()({
  name: 'usersSearch',
  method: 'POST',
  path: '/search-users-tips/parameters/users',
  access: 'public',
  cache: 'private',
});

export const usersSearchSchemas = () => ({
  summary: 'Search cappers; filters beyond the presets are for subscribers',
  tags: ['search of tips and users'],
  refusals: errorCodes('unauthorized', 'premium_required', 'blocked', 'not_found', 'rate_limited'),
  body: usersSearchFilter,
  reply: foundCappers,
});
