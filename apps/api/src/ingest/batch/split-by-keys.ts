import type { FeedRecord, FeedRecordKind, FeedRecordOf } from '@tipmark/contract/feed';
import type { Tx } from '../../platform/database/tx.ts';
import { loadKeys } from '../identity/source-key-queries.ts';
import type { KnownKeys, SourceKey } from '../identity/source-keys.ts';
import type { ReadRecord } from '../records/read-feed-record.ts';
import type { ReadOf } from './feed-batch.ts';

/** A record that cannot be applied, and why. */
export interface Unresolved {
  read: ReadRecord;
  reason: string;
}

/** Divides records by whether everything they refer to is known. */
export async function splitByKeys<Kind extends FeedRecordKind>(
  tx: Tx,
  keys: KnownKeys,
  reads: readonly ReadOf<Kind>[],
  neededBy: (record: FeedRecordOf<Kind>) => readonly SourceKey[],
): Promise<{ met: ReadOf<Kind>[]; unresolved: Unresolved[] }> {
  const needs = reads.map((read) => neededBy(read.record));
  await loadKeys(tx, keys, needs.flat());
  const met: ReadOf<Kind>[] = [];
  const unresolved: Unresolved[] = [];
  for (const [index, read] of reads.entries()) {
    const missing = needs[index]?.find((key) => keys.get(key) === undefined);
    if (missing === undefined) met.push(read);
    else unresolved.push({ read, reason: unknownText(read.record, missing) });
  }
  return { met, unresolved };
}

/** Which field refers to what is not known; prices refer to bookmakers in their list. */
export function unknownText(record: FeedRecord, { kind, key }: SourceKey): string {
  const [field = 'prices'] =
    Object.entries(record).find(([name, value]) => name.endsWith('Key') && value === key) ?? [];
  return `${field}: unknown ${kind} "${key}"; send a sound ${kind} record of it too`;
}
