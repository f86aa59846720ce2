import { hash } from 'node:crypto';
import type { FeedRecordOf } from '@tipmark/contract/feed';

/** Kinds whose last word is kept as a digest. */
export type DigestedRecord = FeedRecordOf<'match' | 'score' | 'statistics' | 'odds'>;

const digests = new WeakMap<DigestedRecord, string>();

/** What a record says, whatever its sequence; made once a record. */
export function recordDigest(record: DigestedRecord): string {
  const known = digests.get(record);
  if (known !== undefined) return known;
  const digest = textDigest(JSON.stringify(wordsOf(record)));
  digests.set(record, digest);
  return digest;
}

export function textDigest(text: string): string {
  return hash('sha1', text, 'base64url');
}

function wordsOf(record: DigestedRecord): unknown {
  switch (record.kind) {
    case 'match':
    case 'score':
      return { ...record, seq: 0 };
    case 'statistics':
      return [record.home, record.away];
    case 'odds':
      return [record.at, record.prices];
  }
}
