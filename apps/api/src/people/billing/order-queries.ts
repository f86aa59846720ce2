import type { AcquirerType, Currency } from '@tipmark/domain';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { PaymentOrdersTable } from '../../platform/database/payment-tables.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { PaymentOrder, Started } from '../acquirers/acquirer.ts';

/** A payment page is valid for this long. */
const PAGE_SECONDS = 1_800;
const FIRST_CHECK_SECONDS = 60;

export type OrderRow = Selectable<PaymentOrdersTable>;

const secondOf = (at: Date) => Math.floor(at.getTime() / 1_000);

export const orderOf = (row: OrderRow): PaymentOrder => ({
  id: row.id,
  userId: row.user_id,
  acquirerType: row.acquirer_type as AcquirerType,
  subscriptionType: row.subscription_type,
  months: row.months,
  amountMinor: row.amount_minor,
  currency: row.currency as Currency,
  kind: row.kind as PaymentOrder['kind'],
  locale: row.locale === 'en' ? 'en' : 'ru',
  createdAtSeconds: secondOf(row.created_at),
  providerId: row.provider_id,
  paymentUrl: row.payment_url,
});

/**
 * Stores an order before any payment is requested.
 * @returns undefined when its term is being renewed already, or the order exists
 */
export async function insertOrder(
  db: Db | Tx,
  order: PaymentOrder,
  renewsUntil: number | null = null,
): Promise<PaymentOrder | undefined> {
  const row = await db
    .insertInto('payment_orders')
    .values({
      id: order.id,
      user_id: order.userId,
      acquirer_type: order.acquirerType,
      subscription_type: order.subscriptionType,
      months: order.months,
      amount_minor: order.amountMinor,
      currency: order.currency,
      kind: order.kind,
      locale: order.locale,
      created_at: atSecond(order.createdAtSeconds),
      renews_until: renewsUntil === null ? null : atSecond(renewsUntil),
      provider_id: order.providerId,
      payment_url: order.paymentUrl,
      next_check_at: atSecond(order.createdAtSeconds + FIRST_CHECK_SECONDS),
      closed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && orderOf(row);
}

export async function saveStarted(
  db: Db | Tx,
  id: string,
  { providerId, paymentUrl }: Omit<Started, 'paymentUrl'> & { readonly paymentUrl?: string },
): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({
      ...(providerId === null ? {} : { provider_id: providerId }),
      ...(paymentUrl === undefined ? {} : { payment_url: paymentUrl }),
    })
    .where('id', '=', id)
    .execute();
}

/** The payment page of an equal order that was opened recently and is not paid. */
export async function findOpenOrder(
  db: Db | Tx,
  wanted: Pick<PaymentOrder, 'userId' | 'acquirerType' | 'subscriptionType' | 'kind'>,
  nowSeconds: number,
): Promise<PaymentOrder | undefined> {
  const row = await db
    .selectFrom('payment_orders')
    .selectAll()
    .where('user_id', '=', wanted.userId)
    .where('acquirer_type', '=', wanted.acquirerType)
    .where('subscription_type', '=', wanted.subscriptionType)
    .where('kind', '=', wanted.kind)
    .where('closed_at', 'is', null)
    .where('created_at', '>', atSecond(nowSeconds - PAGE_SECONDS))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && orderOf(row);
}

export async function findOrder(db: Db | Tx, id: string): Promise<PaymentOrder | undefined> {
  const row = await db
    .selectFrom('payment_orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && orderOf(row);
}

export async function findOrderOfProvider(
  db: Db | Tx,
  acquirerType: number,
  providerId: string,
): Promise<PaymentOrder | undefined> {
  const row = await db
    .selectFrom('payment_orders')
    .selectAll()
    .where('acquirer_type', '=', acquirerType)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row && orderOf(row);
}

/** The last successful payment of a user through an acquirer: the price of a renewal. */
export async function findLastPaid(
  db: Db | Tx,
  userId: number,
  acquirerType: number,
): Promise<PaymentOrder | undefined> {
  const row = await db
    .selectFrom('payment_orders as o')
    .selectAll('o')
    .where('o.user_id', '=', userId)
    .where('o.acquirer_type', '=', acquirerType)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments as p')
          .select('p.seq')
          .whereRef('p.order_id', '=', 'o.id')
          .where('p.kind', '=', 'paid'),
      ),
    )
    .orderBy('o.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && orderOf(row);
}

/** Orders that are due for a check. */
export async function findUnsettled(
  db: Db,
  nowSeconds: number,
  limit: number,
): Promise<PaymentOrder[]> {
  const rows = await db
    .selectFrom('payment_orders')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('next_check_at', '<=', atSecond(nowSeconds))
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  return rows.map(orderOf);
}

export async function checkLater(db: Db | Tx, id: string, checkAtSeconds: number): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ next_check_at: atSecond(checkAtSeconds) })
    .where('id', '=', id)
    .execute();
}

export async function closeOrder(db: Db | Tx, id: string, nowSeconds: number): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ closed_at: atSecond(nowSeconds) })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}

export type PayMethod = { readonly acquirerType: number; readonly methodId: string };

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

/** The user whose subscription an acquirer renews under this id. */
export async function findPayerOf(
  db: Db | Tx,
  acquirerType: number,
  methodId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('pay_methods')
    .select('user_id')
    .where('acquirer_type', '=', acquirerType)
    .where('method_id', '=', methodId)
    .executeTakeFirst();
  return row?.user_id;
}

/** Where the receipt of an order is sent: the address that paid, or the account's. */
export async function findEmail(
  db: Db | Tx,
  { userId }: Pick<PaymentOrder, 'userId'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'subscription_email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.subscription_email ?? row?.email ?? null;
}
