import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { atSecond } from '../database/at-second.ts';
import type { Db } from '../database/connect.ts';
import type { OutboxTable } from '../database/people-tables.ts';

export type OutboxRow = Selectable<OutboxTable>;

export type Claim = {
  readonly channel?: 'mail' | 'telegram' | 'push';
  readonly nowSeconds: number;
  readonly leaseSeconds: number;
  readonly max: number;
};

/** Leases due rows to this worker; rows of a worker that died are released when the lease ends. */
export async function claimDue(
  db: Db,
  { channel = 'mail', nowSeconds, leaseSeconds, max }: Claim,
): Promise<OutboxRow[]> {
  // Only the oldest message of a chat may be in progress: the next must not overtake it.
  const isNext = sql<boolean>`not exists (
    select 1 from outbox before
    where before.channel = 'telegram' and before.status = 'pending'
      and before.recipient = outbox.recipient and before.seq < outbox.seq
  )`;
  const now = atSecond(nowSeconds);
  const { rows } = await sql<OutboxRow>`
    update outbox
    set locked_until = ${atSecond(nowSeconds + leaseSeconds)}, attempts = attempts + 1
    where id in (
      select id from outbox
      where channel = ${channel} and status = 'pending' and run_at <= ${now}
        and ${channel === 'telegram' ? isNext : sql<boolean>`true`}
        and (locked_until is null or locked_until <= ${now})
      order by run_at, id
      limit ${max}
      for update skip locked
    )
    returning *
  `.execute(db);
  return rows.toSorted((left, right) => Number(left.seq) - Number(right.seq));
}

export type Outcome = 'sent' | 'dropped' | 'dead';

export async function finish(
  db: Db,
  id: string,
  outcome: {
    readonly status: Outcome;
    readonly nowSeconds: number;
    readonly error?: string;
    readonly rendered?: Readonly<Record<string, string>>;
  },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      status: outcome.status,
      finished_at: atSecond(outcome.nowSeconds),
      locked_until: null,
      last_error: outcome.error ?? null,
      rendered: outcome.rendered === undefined ? null : JSON.stringify(outcome.rendered),
    })
    .where('id', '=', id)
    .execute();
}

export async function postpone(
  db: Db,
  id: string,
  runAtSeconds: number,
  error: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ run_at: atSecond(runAtSeconds), locked_until: null, last_error: error })
    .where('id', '=', id)
    .execute();
}

/** Releases rows that were claimed and not tried. */
export async function release(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set(({ eb }) => ({ locked_until: null, attempts: eb('attempts', '-', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** Postpones a row to a time; this does not count as an attempt. */
export async function hold(db: Db, id: string, untilSeconds: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set(({ eb }) => ({
      run_at: atSecond(untilSeconds),
      locked_until: null,
      attempts: eb('attempts', '-', 1),
    }))
    .where('id', '=', id)
    .execute();
}
