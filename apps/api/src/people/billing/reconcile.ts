import { atSecond } from '../../platform/database/at-second.ts';
import type { Acquirers } from '../acquirers/create-acquirers.ts';
import { applyEvents, type BillingParts } from './apply-events.ts';
import { orderOf } from './order-queries.ts';

const DAYS_SECONDS = 40 * 86_400;
const MAX_ORDERS = 10_000;

export type Reconciled = {
  readonly checked: number;
  readonly added: number;
  readonly unanswered: number;
  readonly mismatched: string[];
};

/** Requests every order of the last days from the acquirers and records what was missed. */
export async function reconcile(
  parts: BillingParts & { readonly acquirers: Acquirers },
): Promise<Reconciled> {
  const { db, clock, acquirers } = parts;
  const rows = await db
    .selectFrom('payment_orders')
    .selectAll()
    .where('created_at', '>', atSecond(clock() - DAYS_SECONDS))
    .orderBy('created_at')
    .limit(MAX_ORDERS)
    .execute();
  const mismatched: string[] = [];
  let [added, unanswered] = [0, 0];
  for (const order of rows.map(orderOf)) {
    const acquirer = acquirers.byType(order.acquirerType);
    const found = await acquirer?.find(order).catch(() => undefined);
    if (acquirer === undefined || found === undefined) {
      unanswered += 1;
      continue;
    }
    const outcomes = await applyEvents(parts, acquirer, found.events);
    added += outcomes.filter((outcome) => outcome === 'done').length;
    if (outcomes.includes('mismatched')) mismatched.push(order.id);
  }
  return { checked: rows.length, added, unanswered, mismatched };
}
