import type { ReturnedPayment } from '@tipmark/contract';
import { sql } from 'kysely';
import type { Limit, Limits } from '../../platform/admission/rate-limits.ts';
import type { Db } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { Found, PaymentOrder } from '../acquirers/acquirer.ts';
import type { Acquirers } from '../acquirers/create-acquirers.ts';
import { applyEvents } from './apply-events.ts';
import { findOrder } from './order-queries.ts';

const MINOR = 100;
/** The page is shown without waiting longer for an acquirer; it asks again. */
const PATIENCE_MS = 1_500;
const QUESTIONS: Limit = { name: 'returned-payment', max: 40, windowSeconds: 600 };

type Parts = Parameters<typeof applyEvents>[0] & {
  readonly acquirers: Acquirers;
  readonly limits: Limits;
};

interface Progress {
  readonly is_paid: boolean;
  readonly is_mismatched: boolean;
  readonly is_rejected: boolean;
  readonly is_saved: boolean;
  readonly is_closed: boolean;
  readonly next_path: string | null;
}

async function findProgress(db: Db, { id }: PaymentOrder): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    select coalesce(bool_or(p.kind = 'paid'), false) as is_paid,
      coalesce(bool_or(p.kind = 'mismatched'), false) as is_mismatched,
      coalesce(bool_or(p.kind = 'rejected'), false) as is_rejected,
      o.closed_at is not null as is_closed, o.next_path,
      o.kind = 'card' and exists (
        select 1 from pay_methods m where m.user_id = o.user_id
          and m.method_id in (o.provider_id, 'sandbox-' || o.provider_id)
      ) as is_saved
    from payment_orders o left join payments p on p.order_id = o.id
    where o.id = ${id} group by o.id
  `.execute(db);
  return rows[0];
}

/** Pages ask again and again: at some point they only read what is known. */
async function mayAsk({ limits }: Parts, userId: number): Promise<boolean> {
  try {
    await limits.take(QUESTIONS, `user:${userId}`);
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

/**
 * Asks the acquirer about an undecided order, as the payer is often faster than the notification.
 * @returns undefined when it does not answer in time
 */
async function askAcquirer(parts: Parts, order: PaymentOrder): Promise<Found | undefined> {
  const acquirer = parts.acquirers.byType(order.acquirerType);
  if (acquirer === undefined || order.providerId === null) return undefined;
  if (!(await mayAsk(parts, order.userId))) return undefined;
  const asked = acquirer.find(order).then(async (found) => {
    await applyEvents(parts, acquirer, found.events);
    return found;
  });
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, PATIENCE_MS, undefined);
  try {
    // One that is away is asked and reported by the job of payments.
    return await Promise.race([asked.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

function statusOf(
  { is_paid, is_saved, is_mismatched, is_rejected, is_closed }: Progress,
  found: Found | undefined,
): ReturnedPayment['status'] {
  if (is_paid) return 'paid';
  if (is_saved) return 'saved';
  if (is_mismatched) return 'mismatched';
  const isOver = is_closed || (found?.state === 'decided' && found.events.length === 0);
  return is_rejected || isOver ? 'rejected' : 'pending';
}

/** The state of a payment its payer returns from; undefined unless it is one of this user. */
export async function findReturnedPayment(
  parts: Parts,
  orderId: string,
  userId: number,
): Promise<ReturnedPayment | undefined> {
  const order = await findOrder(parts.db, orderId);
  if (order?.userId !== userId) return undefined;
  let progress = await findProgress(parts.db, order);
  if (progress === undefined) return undefined;
  let found: Found | undefined;
  if (statusOf(progress, undefined) === 'pending') {
    found = await askAcquirer(parts, order);
    if (found !== undefined) progress = (await findProgress(parts.db, order)) ?? progress;
  }
  return {
    status: statusOf(progress, found),
    kind: order.kind === 'card' ? 'card' : 'payment',
    subscriptionType: order.subscriptionType,
    amount: order.amountMinor / MINOR,
    currency: order.currency,
    next: progress.next_path,
  };
}

/** The page to which the payer of an open order returns. */
export async function saveNext(
  db: Db,
  { userId, paymentUrl }: { readonly userId: number; readonly paymentUrl: string },
  next: string,
): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ next_path: next })
    .where('user_id', '=', userId)
    .where('payment_url', '=', paymentUrl)
    .where('closed_at', 'is', null)
    .execute();
}
