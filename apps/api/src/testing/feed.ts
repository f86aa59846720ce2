import type { FeedRecord } from '@tipmark/contract/feed';
import { toNdjson } from '@tipmark/test-kit';
import type { TestApi } from './create-test-api.ts';

/** Sends records through the feed call, as an operator's provider does. */
export async function sendFeed(api: TestApi, records: readonly FeedRecord[]) {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/feed/records',
    headers: { authorization: api.services.feedKey, 'content-type': 'application/x-ndjson' },
    payload: toNdjson(records),
  });
  return { status: reply.statusCode, receipt: reply.json().data };
}
