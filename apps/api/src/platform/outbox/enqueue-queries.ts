import { type Insertable, sql } from 'kysely';
import { atSecond } from '../database/at-second.ts';
import type { Db } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { LANE } from './lanes.ts';

/** A message that waits to be sent. */
export type NewMessage = Insertable<Database['outbox']>;

/** Enqueues messages; a second one with the same key is not. */
export async function insertMessages(db: Db | Tx, rows: readonly NewMessage[]): Promise<void> {
  await db
    .insertInto('outbox')
    .values([...rows])
    .onConflict((conflict) => conflict.column('dedup_key').doNothing())
    .execute();
}

/**
 * Enqueues emails; failed letters about an account to one of the recipients are tried again now.
 * One statement.
 */
export async function insertMails(
  db: Db | Tx,
  rows: readonly NewMessage[],
  { recipients, nowSeconds }: { readonly recipients: string[]; readonly nowSeconds: number },
): Promise<void> {
  await db
    .with('retried', (query) =>
      query
        .updateTable('outbox')
        .set({ run_at: atSecond(nowSeconds) })
        .where('channel', '=', 'mail')
        .where('status', '=', 'pending')
        .where('lane', '=', LANE.account)
        .where('attempts', '>', 0)
        .where('run_at', '>', atSecond(nowSeconds))
        .where('recipient', '=', sql<string>`any(${recipients}::text[])`),
    )
    .insertInto('outbox')
    .values([...rows])
    .onConflict((conflict) => conflict.column('dedup_key').doNothing())
    .execute();
}
