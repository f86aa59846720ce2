import type { FeedRecord } from '@tipmark/contract/feed';

interface Receipt {
  readonly data: { readonly quarantined: number };
}

/** Sends records through the API's feed. @throws Error when one is refused */
export async function pushRecords(
  apiUrl: string,
  feedKey: string,
  records: readonly FeedRecord[],
): Promise<void> {
  const reply = await fetch(`${apiUrl}/feed/records`, {
    method: 'POST',
    headers: { authorization: feedKey, 'content-type': 'application/x-ndjson' },
    body: records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`the feed answered ${reply.status}: ${text.slice(0, 300)}`);
  const { quarantined } = (JSON.parse(text) as Receipt).data;
  if (quarantined > 0) throw new Error(`${quarantined} records refused: ${text.slice(0, 300)}`);
}
