import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { feedReceipt } from '../entities/feed-receipt.ts';

/** Each line is checked as a `feedRecord`, so that one bad line does not invalidate others. */
export const feedRecords = defineEndpoint<typeof feedRecordsSchemas>()({
  name: 'feedRecords',
  method: 'POST',
  path: '/feed/records',
  access: 'local',
  cache: 'private',
  bodyType: 'application/x-ndjson',
});

const FEED_LINES =
  'A line each, of the schema `FeedRecord` and its kinds; `docs/feed.md` describes each kind. ' +
  'Prices before a match are `odds`, those while it runs `in-play`: ' +
  '`{"kind":"in-play","source":"x","matchKey":"m1","at":1764000000,' +
  '"prices":[["book","1x2.1",1850],["book","1x2.x",null]]}`; a price of null is taken back.';

export const feedRecordsSchemas = () => ({
  summary: 'Apply feed records, one JSON object per line',
  tags: ['feed'],
  body: z.string().check(z.describe(FEED_LINES)),
  reply: feedReceipt,
});
