import type { Job } from '../../platform/jobs/job.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';
import { endSurplus, stopUnsure } from './end-subscriptions.ts';
import { endOver, notifyAhead } from './payment-notices.ts';
import { renewDue } from './renewals.ts';
import { type OnError, type PaymentsParts, settleOrders } from './settle-orders.ts';

const EVERY_MS = 30_000;

export async function workPayments(parts: PaymentsParts, onError: OnError): Promise<void> {
  await endSurplus(parts, onError);
  await stopUnsure(parts, onError);
  await settleOrders(parts, onError);
  await renewDue(parts, onError);
  const notified = (await notifyAhead(parts)) + (await endOver(parts));
  if (notified > 0) wakeOutbox(parts.bus);
}

export const paymentsJob: Job<PaymentsParts> = {
  name: 'payments and renewals',
  everyMs: EVERY_MS,
  needs: ['db', 'database', 'clock', 'bus', 'sessions', 'acquirers', 'reportError'],
  run: (parts, wake) => workPayments(parts, (error) => wake.onError(error)),
};
