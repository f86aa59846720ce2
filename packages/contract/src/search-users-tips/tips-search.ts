import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { foundTips } from './found-tips.ts';
import { tipsSearchFilter } from './tips-search-filter.ts';

export const tipsSearch = defineEndpoint<typeof tipsSearchSchemas>()({
  name: 'tipsSearch',
  method: 'POST',
  path: '/search-users-tips/parameters/tips',
  access: 'public',
  cache: 'private',
});

export const tipsSearchSchemas = () => ({
  summary: 'Search open tips; filters beyond the presets are for subscribers',
  tags: ['search of tips and users'],
  refusals: errorCodes('unauthorized', 'premium_required', 'blocked', 'not_found', 'rate_limited'),
  body: tipsSearchFilter,
  reply: foundTips,
});
