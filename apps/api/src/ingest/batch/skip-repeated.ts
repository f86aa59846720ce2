import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { type KnownKeys, loadKeys } from '../identity/source-keys.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import { type FeedBatch, without } from './feed-batch.ts';

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

interface Known {
  id: number;
  source: string;
  digest: string;
  seq: number;
}

/** `id source` of those whose digest is stored. */
async function findSame(tx: Tx, known: readonly Known[]): Promise<Set<string>> {
  if (known.length === 0) return new Set();
  const { rows } = await sql<{ id: number; source: string }>`
    select item.id, item.source
    from ${rowsAsTable(known, 'id int, source text, digest text')}
    join feed_contents stored on stored.match_id = item.id and stored.source = item.source
    where stored.digest = item.digest
  `.execute(tx);
  return new Set(rows.map(({ id, source }) => `${id} ${source}`));
}

async function noteRepeated(tx: Tx, known: readonly Known[]): Promise<void> {
  if (known.length === 0) return;
  await sql`
    update feed_contents as stored set seq = item.seq
    from ${rowsAsTable(known, 'id int, source text, seq bigint')}
    where stored.match_id = item.id and stored.source = item.source and stored.seq < item.seq
  `.execute(tx);
}
