import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

/** Tables whose ids appear in links and therefore are small and allocated here. */
export type IdName =
  | 'leagues'
  | 'seasons'
  | 'teams'
  | 'referees'
  | 'bookmakers'
  | 'matches'
  | 'users'
  | 'templates';

const FIRST_ID = 101;

/**
 * Allocates a block of consecutive ids.
 * @returns the first one
 */
export async function allocateIds(tx: Tx, name: IdName, count: number): Promise<number> {
  const { rows } = await sql<{ next_id: number }>`
    insert into id_counters (name, next_id) values (${name}, ${FIRST_ID + count})
    on conflict (name) do update set next_id = id_counters.next_id + ${count}
    returning next_id
  `.execute(tx);
  const next = rows[0]?.next_id;
  if (next === undefined)
    throw new Error(`id_counters has no row "${name}"; a migration has to insert it`);
  return next - count;
}

/**
 * Serializes ingesting transactions, so that two sources with the same new match do not both create
 * it.
 */
export async function queueForIngest(tx: Tx): Promise<void> {
  await sql`
    insert into id_counters (name, next_id) values ('ingest', 1)
    on conflict (name) do update set next_id = id_counters.next_id
  `.execute(tx);
}
