import type { Selectable } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { SandboxPaymentsTable } from '../../platform/database/payment-tables.ts';
import type { ListWindow, PaymentOrder } from './acquirer.ts';

export type SandboxPayment = Selectable<SandboxPaymentsTable>;

/** The payment of an order, by its own id or the order's. */
export function findPaymentBy(
  db: Db,
  column: 'id' | 'order_id',
  value: string,
): Promise<SandboxPayment | undefined> {
  return db.selectFrom('sandbox_payments').selectAll().where(column, '=', value).executeTakeFirst();
}

/** A page of the books: payments that were decided or refunded within a window. */
export function findDecided(
  db: Db,
  { from, until }: ListWindow,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<SandboxPayment[]> {
  const [since, before] = [atSecond(from), atSecond(until)];
  return db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([eb('decided_at', '>=', since), eb('decided_at', '<', before)]),
        and([eb('refunded_at', '>=', since), eb('refunded_at', '<', before)]),
      ]),
    )
    .orderBy('decided_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** The one payment of an order, unless it exists. */
export async function insertSandboxPayment(
  db: Db,
  order: PaymentOrder,
  { status, nowSeconds }: { readonly status: string; readonly nowSeconds: number },
): Promise<void> {
  await db
    .insertInto('sandbox_payments')
    .values({
      // one payment of an order, under a separate name
      id: order.id,
      order_id: order.id,
      amount_minor: order.amountMinor,
      currency: order.currency,
      status,
      decided_at: status === 'pending' ? null : atSecond(nowSeconds),
      refunded_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the price of an order that was paid and not yet refunded. */
export async function refundPayment(
  db: Db,
  order: PaymentOrder,
  nowSeconds: number,
): Promise<void> {
  await db
    .updateTable('sandbox_payments')
    .set({ refunded_minor: order.amountMinor, refunded_at: atSecond(nowSeconds) })
    .where('order_id', '=', order.id)
    .where('status', '=', 'approved')
    .where('refunded_at', 'is', null)
    .execute();
}

/** Accepts or refuses a payment; the first decision is final. */
export async function decidePayment(
  db: Db,
  id: string,
  { isApproved, nowSeconds }: { readonly isApproved: boolean; readonly nowSeconds: number },
): Promise<void> {
  await db
    .updateTable('sandbox_payments')
    .set({ status: isApproved ? 'approved' : 'rejected', decided_at: atSecond(nowSeconds) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

type PaymentOnPage = SandboxPayment & {
  readonly subscription_type: number;
  readonly status: 'pending' | 'approved' | 'rejected';
};

/** A payment of the current user. */
export async function findSandboxPayment(
  db: Db,
  id: string,
  userId: number,
): Promise<PaymentOnPage | undefined> {
  const row = await db
    .selectFrom('sandbox_payments as s')
    .innerJoin('payment_orders as o', 'o.id', 's.order_id')
    .selectAll('s')
    .select('o.subscription_type')
    .where('s.id', '=', id)
    .where('o.user_id', '=', userId)
    .executeTakeFirst();
  return row as PaymentOnPage | undefined;
}
