import { GENESIS_HASH, MATCH_STATUS } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';

export interface EntryRow {
  readonly seq: number;
  readonly json: string;
  readonly hash: string;
  readonly previous_hash: string;
  /** Only for a delayed tip whose match has begun. */
  readonly salt: string | null;
  readonly revealed: string | null;
}

function hasBegun(nowSeconds: number) {
  return sql`(m.status <> ${MATCH_STATUS.scheduled} or m.starts_at <= ${atSecond(nowSeconds)})`;
}

function selectEntries(db: Db, nowSeconds: number) {
  return db
    .selectFrom('ledger_entries as e')
    .leftJoin('ledger_entries as p', (join) => join.on(sql`p.seq`, '=', sql`e.seq - 1`))
    .leftJoin('ledger_reveals as r', 'r.seq', 'e.seq')
    .leftJoin('matches as m', 'm.id', 'r.match_id')
    .select([
      'e.seq',
      'e.json',
      'e.hash',
      sql<string>`coalesce(p.hash, ${GENESIS_HASH})`.as('previous_hash'),
      sql<string | null>`case when ${hasBegun(nowSeconds)} then r.salt end`.as('salt'),
      sql<string | null>`case when ${hasBegun(nowSeconds)} then r.json end`.as('revealed'),
    ])
    .orderBy('e.seq');
}

export interface EntriesAfter {
  readonly afterSeq: number;
  readonly limit: number;
  readonly nowSeconds: number;
}

export function findEntriesOf(
  db: Db,
  ledgerId: string,
  { afterSeq, limit, nowSeconds }: EntriesAfter,
): Promise<EntryRow[]> {
  return selectEntries(db, nowSeconds)
    .where('e.ledger_id', '=', ledgerId)
    .where('e.seq', '>', afterSeq)
    .limit(limit)
    .execute();
}

/** Entries of all users. */
export function findEntriesAfter(
  db: Db,
  { afterSeq, limit, nowSeconds }: EntriesAfter,
): Promise<EntryRow[]> {
  return selectEntries(db, nowSeconds).where('e.seq', '>', afterSeq).limit(limit).execute();
}

export interface HeadRow {
  readonly seq: number;
  readonly hash: string;
}

/** Last entry before an instant; the beginning of the chain when there is none. */
export async function findHeadBefore(db: Db, at: Date): Promise<HeadRow> {
  const row = await db
    .selectFrom('ledger_entries')
    .select(['seq', 'hash'])
    .where('at', '<', at)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? { seq: 0, hash: GENESIS_HASH };
}

export async function findSignedHead(db: Db, day: string) {
  return db.selectFrom('ledger_heads').selectAll().where('day', '=', day).executeTakeFirst();
}

/** Stores the first signature of a day; another process may have stored one already. */
export async function saveSignedHead(
  db: Db,
  head: { day: string; seq: number; hash: string; signature: string; public_key: string },
): Promise<void> {
  await db
    .insertInto('ledger_heads')
    .values(head)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What opens the commitment of a delayed tip at the start of its match. */
export async function insertReveal(
  tx: Tx,
  reveal: {
    readonly seq: number;
    readonly match_id: number;
    readonly salt: string;
    readonly json: string;
  },
): Promise<void> {
  await tx.insertInto('ledger_reveals').values(reveal).execute();
}

export interface AppendedEntry {
  readonly seq: number;
  readonly hash: string;
}

/** An entry with its position in the chain. */
export interface ChainedRow {
  readonly seq: number;
  readonly at: string;
  readonly kind: string;
  readonly ledgerId: string;
  readonly json: string;
  readonly hash: string;
}

/** The end of the chain, locked until the end of the transaction. */
export function lockEnd(tx: Tx) {
  return tx
    .selectFrom('ledger_ends')
    .select(['seq', 'hash'])
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Appends entries to the chain and moves its end behind them. Two statements. */
export async function insertEntries(
  tx: Tx,
  rows: readonly ChainedRow[],
  { seq, hash }: AppendedEntry,
): Promise<void> {
  await sql`
    insert into ledger_entries (seq, at, kind, ledger_id, json, hash)
    select seq, at, kind, ledger_id, json, hash
    from unnest(
      ${rows.map((row) => row.seq)}::int[],
      ${rows.map((row) => row.at)}::timestamptz[],
      ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.ledgerId)}::text[],
      ${rows.map((row) => row.json)}::text[],
      ${rows.map((row) => row.hash)}::text[]
    ) as item(seq, at, kind, ledger_id, json, hash)
  `.execute(tx);
  await tx.updateTable('ledger_ends').set({ seq, hash }).where('id', '=', 1).execute();
}
