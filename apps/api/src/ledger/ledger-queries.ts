import { GENESIS_HASH } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

export type EntryRow = {
  readonly seq: number;
  readonly json: string;
  readonly hash: string;
  readonly previous_hash: string;
};

function selectEntries(db: Db) {
  return db
    .selectFrom('ledger_entries as e')
    .leftJoin('ledger_entries as p', (join) => join.on(sql`p.seq`, '=', sql`e.seq - 1`))
    .select([
      'e.seq',
      'e.json',
      'e.hash',
      sql<string>`coalesce(p.hash, ${GENESIS_HASH})`.as('previous_hash'),
    ])
    .orderBy('e.seq');
}

export function findEntriesOf(
  db: Db,
  ledgerId: string,
  afterSeq: number,
  limit: number,
): Promise<EntryRow[]> {
  return selectEntries(db)
    .where('e.ledger_id', '=', ledgerId)
    .where('e.seq', '>', afterSeq)
    .limit(limit)
    .execute();
}

export function findEntriesFrom(db: Db, fromSeq: number, limit: number): Promise<EntryRow[]> {
  return selectEntries(db).where('e.seq', '>=', fromSeq).limit(limit).execute();
}

export type HeadRow = { readonly seq: number; readonly hash: string };

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

/** Keeps the first signature of a day; another process may have been quicker. */
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
