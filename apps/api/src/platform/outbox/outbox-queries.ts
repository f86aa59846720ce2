import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { atSecond } from '../database/at-second.ts';
import type { Db } from '../database/connect.ts';
import type { OutboxTable } from '../database/people-tables.ts';

export type OutboxRow = Selectable<OutboxTable>;

/** Leases due rows to this worker; rows of a worker that died are released when the lease ends. */
export async function claimDue(
  db: Db,
  { nowSeconds, leaseSeconds, max }: { nowSeconds: number; leaseSeconds: number; max: number },
): Promise<OutboxRow[]> {
  const now = atSecond(nowSeconds);
  const { rows } = await sql<OutboxRow>`
    update outbox
    set locked_until = ${atSecond(nowSeconds + leaseSeconds)}, attempts = attempts + 1
    where id in (
      select id from outbox
      where status = 'pending' and run_at <= ${now}
        and (locked_until is null or locked_until <= ${now})
      order by run_at, id
      limit ${max}
      for update skip locked
    )
    returning *
  `.execute(db);
  return rows;
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
