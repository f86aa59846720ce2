import type { ReturnedPayment } from '@tipmark/contract';
import type { Limit, Limits } from '../../platform/admission/rate-limits.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { Found, PaymentOrder } from '../acquirers/acquirer.ts';
import type { Acquirers } from '../acquirers/create-acquirers.ts';
import { applyEvents } from './apply-events.ts';
import { findOrder } from './order-queries.ts';
import { findProgress, type Progress } from './returned-queries.ts';

const MINOR = 100;
/** The page is shown without waiting longer for an acquirer; it asks again. */
const PATIENCE_MS = 1_500;
const QUESTIONS: Limit = { name: 'returned-payment', max: 40, windowSeconds: 600 };

type Parts = Parameters<typeof applyEvents>[0] & {
  readonly acquirers: Acquirers;
  readonly limits: Limits;
};

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
