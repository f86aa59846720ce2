import type { AcquirerType, Currency, PriceList } from '@tipmark/domain';
import { type Selectable, sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { PaymentOrdersTable } from '../../platform/database/payment-tables.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { PaymentOrder, Started } from '../acquirers/acquirer.ts';

/** A payment page is valid for this long. */
const PAGE_SECONDS = 1_800;

const FIRST_CHECK_SECONDS = 60;

export type OrderRow = Selectable<PaymentOrdersTable>;

/** An order with what only this site needs to know about it. */
export type StoredOrder = PaymentOrder & {
  /** Of the buyer when the order was made. */
  readonly countryCode: string;
  /** What the plans cost then; null for older orders. */
  readonly prices: PriceList | null;
  /** What a renewal is charged with, or the subscription that a paid order belongs to. */
  readonly methodId: string | null;
  /** When a renewal was first requested from the acquirer. */
  readonly postedAtSeconds: number | null;
  /** End of the term a renewal follows. */
  readonly renewsUntil: number | null;
  readonly closedAtSeconds: number | null;
};

const secondOf = (at: Date) => Math.floor(at.getTime() / 1_000);

const secondIn = (at: Date | null) => (at === null ? null : secondOf(at));

const orderOf = (row: OrderRow): StoredOrder => ({
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
  countryCode: row.country_code,
  prices: row.prices,
  methodId: row.method_id,
  postedAtSeconds: secondIn(row.posted_at),
  renewsUntil: secondIn(row.renews_until),
  closedAtSeconds: secondIn(row.closed_at),
});

/** A new order beside what its maker knows. */
export const NEW_ORDER = {
  providerId: null,
  paymentUrl: null,
  methodId: null,
  postedAtSeconds: null,
  renewsUntil: null,
  closedAtSeconds: null,
} as const;

/**
 * Stores an order before any payment is requested.
 * @returns undefined when its term is being renewed already, or the order exists
 */
export async function insertOrder(
  db: Db | Tx,
  order: StoredOrder,
): Promise<StoredOrder | undefined> {
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
      renews_until: order.renewsUntil === null ? null : atSecond(order.renewsUntil),
      provider_id: order.providerId,
      payment_url: order.paymentUrl,
      next_check_at: atSecond(order.createdAtSeconds + FIRST_CHECK_SECONDS),
      closed_at: order.closedAtSeconds === null ? null : atSecond(order.closedAtSeconds),
      country_code: order.countryCode,
      prices: order.prices === null ? null : JSON.stringify(order.prices),
      method_id: order.methodId,
      posted_at: order.postedAtSeconds === null ? null : atSecond(order.postedAtSeconds),
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

/** An equal order, at the same price, that was opened recently and is not paid. */
export async function findOpenOrder(
  db: Db | Tx,
  wanted: PaymentOrder,
  nowSeconds: number,
): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom('payment_orders')
    .selectAll()
    .where('user_id', '=', wanted.userId)
    .where('acquirer_type', '=', wanted.acquirerType)
    .where('subscription_type', '=', wanted.subscriptionType)
    .where('kind', '=', wanted.kind)
    .where('amount_minor', '=', wanted.amountMinor)
    .where('currency', '=', wanted.currency)
    .where('closed_at', 'is', null)
    .where('created_at', '>', atSecond(nowSeconds - PAGE_SECONDS))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && orderOf(row);
}

export async function findOrder(db: Db | Tx, id: string): Promise<StoredOrder | undefined> {
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
): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom('payment_orders')
    .selectAll()
    .where('acquirer_type', '=', acquirerType)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row && orderOf(row);
}

/**
 * The last successful payment of a user through an acquirer: the price of a renewal.
 * @param methodId only of this subscription of the acquirer
 */
export async function findLastPaid(
  db: Db | Tx,
  userId: number,
  acquirerType: number,
  methodId?: string,
): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom('payment_orders as o')
    .selectAll('o')
    .where('o.user_id', '=', userId)
    .where('o.acquirer_type', '=', acquirerType)
    .$if(methodId !== undefined, (query) => query.where('o.method_id', '=', methodId ?? ''))
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
): Promise<StoredOrder[]> {
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

/** Renewals without an outcome that were requested, or that were not. */
export async function findOpenRenewals(db: Db | Tx, userId: number): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('payment_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'renewal')
    .where('closed_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(orderOf);
}

/** Gives up orders that nothing was charged for; their term may be renewed by another one. */
const DROPPED = { renews_until: null } as const;

/** Renewals that were never requested from the acquirer need no outcome any more. */
export async function closeUnrequested(
  db: Db | Tx,
  userId: number,
  nowSeconds: number,
): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ ...DROPPED, closed_at: atSecond(nowSeconds) })
    .where('user_id', '=', userId)
    .where('kind', '=', 'renewal')
    .where('posted_at', 'is', null)
    .where('provider_id', 'is', null)
    .where('closed_at', 'is', null)
    .execute();
}

/** One renewal that was not charged, and will not be. */
export async function dropOrder(db: Db | Tx, id: string, nowSeconds: number): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ ...DROPPED, closed_at: atSecond(nowSeconds) })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}

/** Before a renewal is requested for the first time: what it is charged with, and when. */
export async function notePosted(
  db: Db | Tx,
  id: string,
  methodId: string,
  nowSeconds: number,
): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ method_id: methodId, posted_at: atSecond(nowSeconds) })
    .where('id', '=', id)
    .execute();
}

/** The subscription of its acquirer that a paid order belongs to. */
export async function saveSubscriptionOf(db: Db | Tx, id: string, methodId: string): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ method_id: methodId })
    .where('id', '=', id)
    .execute();
}

/** Orders made in a window, oldest first, a page at a time. */
export async function findMadeBetween(
  db: Db,
  { from, until }: { readonly from: number; readonly until: number },
  after: { readonly at: number; readonly id: string },
  limit: number,
): Promise<StoredOrder[]> {
  const { rows } = await sql<OrderRow>`
    select * from payment_orders
    where created_at > ${atSecond(from)} and created_at <= ${atSecond(until)}
      and (created_at, id) > (${atSecond(after.at)}, ${after.id}::uuid)
    order by created_at, id limit ${limit}
  `.execute(db);
  return rows.map(orderOf);
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
