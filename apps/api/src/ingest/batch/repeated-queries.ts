import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';

/** A complete report of a match by a source. */
interface Known {
  id: number;
  source: string;
  digest: string;
  seq: number;
}

/** `id source` of those whose digest is stored. */
export async function findSame(tx: Tx, known: readonly Known[]): Promise<Set<string>> {
  if (known.length === 0) return new Set();
  const { rows } = await sql<{ id: number; source: string }>`
    select item.id, item.source
    from ${rowsAsTable(known, 'id int, source text, digest text')}
    join feed_contents stored on stored.match_id = item.id and stored.source = item.source
    where stored.digest = item.digest
  `.execute(tx);
  return new Set(rows.map(({ id, source }) => `${id} ${source}`));
}

/** Stores the sequences of repeated reports, unless a later one is stored. */
export async function noteRepeated(tx: Tx, known: readonly Known[]): Promise<void> {
  if (known.length === 0) return;
  await sql`
    update feed_contents as stored set seq = item.seq
    from ${rowsAsTable(known, 'id int, source text, seq bigint')}
    where stored.match_id = item.id and stored.source = item.source and stored.seq < item.seq
  `.execute(tx);
}
