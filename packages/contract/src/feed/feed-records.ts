import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { feedReceipt } from '../entities/feed-receipt.ts';

/** The lines are checked one by one as `feedRecord`, so that one bad line spoils no other. */
export const feedRecords = defineEndpoint<typeof feedRecordsSchemas>()({
  name: 'feedRecords',
  method: 'POST',
  path: '/feed/records',
  access: 'local',
  cache: 'private',
  bodyType: 'application/x-ndjson',
});

export const feedRecordsSchemas = () => ({
  summary: 'Apply feed records, one JSON object a line',
  tags: ['feed'],
  body: z.string(),
  reply: feedReceipt,
});
