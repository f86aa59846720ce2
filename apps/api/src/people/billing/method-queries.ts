import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';

export interface PayMethod {
  readonly acquirerType: number;
  readonly methodId: string;
}

/** What the next renewal of a user is charged with. */
export async function findMethod(db: Db | Tx, userId: number): Promise<PayMethod | undefined> {
  const row = await db
    .selectFrom('pay_methods')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { acquirerType: row.acquirer_type, methodId: row.method_id };
}

/** The newest of several, regardless of the order of the reports. */
export async function saveMethod(
  tx: Tx,
  userId: number,
  { acquirerType, methodId }: PayMethod,
  atSeconds: number,
): Promise<void> {
  await sql`
    insert into pay_methods (user_id, acquirer_type, method_id, saved_at)
    values (${userId}, ${acquirerType}, ${methodId}, ${atSecond(atSeconds)})
    on conflict (user_id) do update set acquirer_type = excluded.acquirer_type,
      method_id = excluded.method_id, saved_at = excluded.saved_at
    where pay_methods.saved_at <= excluded.saved_at
  `.execute(tx);
}

/** A method that the acquirer no longer accepts. */
export async function forgetMethod(
  db: Db | Tx,
  userId: number,
  { acquirerType, methodId }: PayMethod,
): Promise<void> {
  await db
    .deleteFrom('pay_methods')
    .where('user_id', '=', userId)
    .where('acquirer_type', '=', acquirerType)
    .where('method_id', '=', methodId)
    .execute();
}

/** A subscription that an acquirer renews by itself. */
export type AcquirerSubscription = PayMethod & {
  readonly userId: number;
  readonly changedAtSeconds: number | null;
};

interface Row {
  readonly acquirer_type: number;
  readonly method_id: string;
  readonly user_id: number;
  readonly changed_at: Date | null;
}

const subscriptionOf = (row: Row): AcquirerSubscription => ({
  acquirerType: row.acquirer_type,
  methodId: row.method_id,
  userId: row.user_id,
  changedAtSeconds: row.changed_at === null ? null : Math.floor(row.changed_at.getTime() / 1_000),
});

/** A payment of it was reported. */
export async function saveSubscription(
  tx: Tx,
  { acquirerType, methodId }: PayMethod,
  { userId, orderId }: { readonly userId: number; readonly orderId: string },
  atSeconds: number,
): Promise<void> {
  await tx
    .insertInto('acquirer_subscriptions')
    .values({
      acquirer_type: acquirerType,
      method_id: methodId,
      user_id: userId,
      order_id: orderId,
      started_at: atSecond(atSeconds),
      changed_at: null,
      surplus_since: null,
      unsure_since: null,
      next_try_at: null,
      ended_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['acquirer_type', 'method_id']).doUpdateSet({ order_id: orderId }),
    )
    .execute();
}

/** By the acquirer's id; also one that was ended. */
export async function findSubscription(
  db: Db | Tx,
  { acquirerType, methodId }: PayMethod,
): Promise<AcquirerSubscription | undefined> {
  const row = await db
    .selectFrom('acquirer_subscriptions')
    .selectAll()
    .where('acquirer_type', '=', acquirerType)
    .where('method_id', '=', methodId)
    .executeTakeFirst();
  return row && subscriptionOf(row);
}

/** Subscriptions of a user that the acquirers may still charge. */
export async function findAlive(db: Db | Tx, userId: number): Promise<AcquirerSubscription[]> {
  const rows = await db
    .selectFrom('acquirer_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('started_at')
    .execute();
  return rows.map(subscriptionOf);
}

/** All of a user but the one in use have to be ended. */
export async function markSurplus(tx: Tx, userId: number, nowSeconds: number): Promise<void> {
  const now = atSecond(nowSeconds);
  await sql`
    update acquirer_subscriptions s set surplus_since = ${now}, next_try_at = ${now}
    where s.user_id = ${userId} and s.ended_at is null and s.surplus_since is null
      and not exists (
        select 1 from pay_methods m
        where m.user_id = s.user_id and m.acquirer_type = s.acquirer_type
          and m.method_id = s.method_id
      )
  `.execute(tx);
}

type Waiting = 'surplus_since' | 'unsure_since';

const dueSince = (db: Db, since: Waiting, nowSeconds: number, limit: number) =>
  db
    .selectFrom('acquirer_subscriptions')
    .selectAll()
    .where(since, 'is not', null)
    .where('ended_at', 'is', null)
    .where('next_try_at', '<=', atSecond(nowSeconds))
    .orderBy('next_try_at')
    .limit(limit);

/** Those whose end has to be requested from the acquirer now. */
export async function findSurplus(
  db: Db,
  nowSeconds: number,
  limit: number,
): Promise<AcquirerSubscription[]> {
  return (await dueSince(db, 'surplus_since', nowSeconds, limit).execute()).map(subscriptionOf);
}

/** Those in use that may be renewed although they are stopped, or were paid back. */
export async function findUnsure(
  db: Db,
  nowSeconds: number,
  limit: number,
): Promise<AcquirerSubscription[]> {
  const unsure = dueSince(db, 'unsure_since', nowSeconds, limit);
  return (await unsure.where('surplus_since', 'is', null).execute()).map(subscriptionOf);
}

interface Noted {
  readonly changed_at?: Date | null;
  readonly unsure_since?: Date | null;
  readonly next_try_at?: Date;
  readonly ended_at?: Date;
}

/** What became of a subscription at its acquirer. */
export async function noteSubscription(
  db: Db | Tx,
  { acquirerType, methodId }: PayMethod,
  noted: Noted,
): Promise<void> {
  await db
    .updateTable('acquirer_subscriptions')
    .set(noted)
    .where('acquirer_type', '=', acquirerType)
    .where('method_id', '=', methodId)
    .execute();
}
