import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { searchRecord } from './search-record.ts';
import { usersSearchFilter } from './users-search-filter.ts';

/** Presets are open to everybody, as in the search; more is `premium_required`. */
export const usersSearchRecord = defineEndpoint<typeof usersSearchRecordSchemas>()({
  name: 'usersSearchRecord',
  method: 'POST',
  path: '/search-users-tips/record/users',
  access: 'public',
  cache: 'private',
});

export const usersSearchRecordSchemas = () => ({
  summary: 'Backtest a capper search by month',
  tags: ['search of tips and users'],
  refusals: errorCodes('unauthorized', 'premium_required', 'blocked', 'not_found', 'rate_limited'),
  body: usersSearchFilter,
  reply: searchRecord,
});
