import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { searchRecord } from './search-record.ts';
import { tipsSearchFilter } from './tips-search-filter.ts';

/** Presets are open to everybody, as in the search; more is `premium_required`. */
export const tipsSearchRecord = defineEndpoint<typeof tipsSearchRecordSchemas>()({
  name: 'tipsSearchRecord',
  method: 'POST',
  path: '/search-users-tips/record/tips',
  access: 'public',
  cache: 'private',
});

export const tipsSearchRecordSchemas = () => ({
  summary: 'Backtest a tip template or filter',
  tags: ['search of tips and users'],
  refusals: errorCodes('unauthorized', 'premium_required', 'blocked', 'not_found', 'rate_limited'),
  body: tipsSearchFilter,
  reply: searchRecord,
});
