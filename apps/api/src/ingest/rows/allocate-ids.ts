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
  | 'bets'
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
 * @returns how often rows were joined or separated: what is remembered of keys is as old as that
 */
export async function queueForIngest(tx: Tx): Promise<number> {
  const { rows } = await sql<{ next_id: number }>`
    insert into id_counters (name, next_id) values ('ingest', 1)
    on conflict (name) do update set next_id = id_counters.next_id
    returning next_id
  `.execute(tx);
  return rows[0]?.next_id ?? 1;
}

/** Notes that keys of sources mean other rows now. */
export async function noteIdentities(tx: Tx): Promise<void> {
  await sql`update id_counters set next_id = next_id + 1 where name = 'ingest'`.execute(tx);
}
