import type { Tx } from '../../platform/database/tx.ts';
import { loadKeys } from '../identity/source-key-queries.ts';
import type { KnownKeys } from '../identity/source-keys.ts';
import { type FeedBatch, without } from './feed-batch.ts';
import { findSame, noteRepeated } from './repeated-queries.ts';

export interface Remaining {
  /** The records left to apply. */
  rest: FeedBatch;
  /** Matches of which every record was skipped. */
  repeated: number[];
}

/**
 * Removes matches that a source repeats completely and without changes from a batch; their sequence
 * is stored, so that anything sent before is still late.
 */
export async function skipRepeated(tx: Tx, keys: KnownKeys, batch: FeedBatch): Promise<Remaining> {
  const whole = batch.byMatch.flatMap(({ key, reads, content }) =>
    content === undefined ? [] : { key, reads, ...content },
  );
  await loadKeys(
    tx,
    keys,
    whole.map(({ key }) => key),
  );
  const known = whole.flatMap(({ key, reads, ...content }) => {
    const id = keys.get(key);
    return id === undefined ? [] : { id, source: key.source, reads, ...content };
  });
  const same = await findSame(tx, known);
  const repeated = known.filter(({ id, source }) => same.has(`${id} ${source}`));
  await noteRepeated(tx, repeated);
  return {
    rest: without(batch, new Set(repeated.flatMap(({ reads }) => reads))),
    repeated: repeated.map(({ id }) => id),
  };
}
