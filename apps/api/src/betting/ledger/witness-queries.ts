import type { SignedHead, WitnessStatement } from '@tipmark/domain';
import { GENESIS_HASH } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';

/** A key this site signed a head with at some time. */
export async function hasSignedWith(db: Db, publicKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_heads')
    .select('day')
    .where('public_key', '=', publicKey)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A head at which the chain does not arrive: of another hash, or beyond its end. */
export const isForkOf = (seq: ReturnType<typeof sql>, hash: ReturnType<typeof sql>) => sql<boolean>`
  case when ${seq} = 0 then ${hash} <> ${GENESIS_HASH} else not exists (
    select from ledger_entries e where e.seq = ${seq} and e.hash = ${hash}
  ) end`;

/** Whether the present chain does not arrive at a head. */
export async function isFork(db: Db, { seq, hash }: SignedHead): Promise<boolean> {
  const { rows } = await sql<{ is_fork: boolean }>`
    select ${isForkOf(sql`${seq}::int`, sql`${hash}::text`)} as is_fork
  `.execute(db);
  return rows[0]?.is_fork === true;
}

/** Stores what was not stated yet. */
export async function insertStatement(
  db: Db,
  { witness, publicKey, head, seenAt, signature }: WitnessStatement,
  nowSeconds: number,
): Promise<void> {
  await db
    .insertInto('ledger_statements')
    .values({
      witness,
      public_key: publicKey,
      seen_at: atSecond(seenAt),
      signature,
      head_day: head.date,
      head_seq: head.seq,
      head_hash: head.hash,
      head_signature: head.signature,
      head_key: head.publicKey,
      received_at: atSecond(nowSeconds),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the oldest statements beyond a number. Those of a fork stay: they are its proof. */
export async function deleteOldStatements(db: Db, most: number): Promise<void> {
  await sql`
    delete from ledger_statements s
    where s.id <= (select id from ledger_statements order by id desc offset ${most}::int limit 1)
      and not ${isForkOf(sql`s.head_seq`, sql`s.head_hash`)}
  `.execute(db);
}

/**
 * The first day since the chain began that is not signed; undefined: it has not begun. Somebody may
 * have asked for the head of a later day, or of one before the first entry, which signs that one.
 */
export async function findFirstUnsignedDay(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    with beginning as (
      select (at at time zone 'UTC')::date as day from ledger_entries order by seq limit 1
    ), candidates as (
      select day from beginning
      union all
      select h.day + 1 from ledger_heads h join beginning b on h.day >= b.day
    )
    select min(c.day)::text as day from candidates c
    where not exists (select from ledger_heads h where h.day = c.day)
  `.execute(db);
  return rows[0]?.day ?? undefined;
}
