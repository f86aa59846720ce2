import { randomUUID } from 'node:crypto';
import { ACQUIRER_TYPE, planAt } from '@tipmark/domain';
import { tx } from '../../platform/database/tx.ts';
import { subscriptionSecondsOf } from '../account/sign-in.ts';
import { lockUser } from '../account/users/user-queries.ts';
import { findLastPaid, insertOrder, NEW_ORDER, type StoredOrder } from './order-queries.ts';
import { type OnError, type PaymentsParts, settleOrder } from './settle-orders.ts';
import { type Due, findDue } from './term-queries.ts';

/** Acquirers whose renewals are charged from here; the sandbox only while it takes payments. */
function chargedHere({ acquirers }: PaymentsParts): number[] {
  return [ACQUIRER_TYPE.sandbox, ACQUIRER_TYPE.ruCard].filter((type) => {
    const acquirer = acquirers.byType(type);
    return acquirer?.charge !== undefined && acquirers.byName(acquirer.name) !== undefined;
  });
}

/** The order of a renewal, at the prices of the last paid one; undefined when it is not due. */
async function openRenewal(
  { db, clock, reportError }: PaymentsParts,
  due: Due,
): Promise<StoredOrder | undefined> {
  return tx(db, async (trx) => {
    const user = await lockUser(trx, due.id);
    if (user === undefined || subscriptionSecondsOf(user) !== Number(due.until)) return undefined;
    if (user.subscription_type !== due.subscription_type) return undefined;
    const last = await findLastPaid(trx, due.id, due.acquirer_type);
    if (last === undefined) return undefined;
    const plan = planAt(last.prices, last.currency, due.subscription_type);
    if (plan === undefined) {
      reportError(new Error(`order ${last.id} has no price of plan ${due.subscription_type}`));
      return undefined;
    }
    return insertOrder(trx, {
      ...last,
      ...NEW_ORDER,
      id: randomUUID(),
      subscriptionType: plan.subscriptionType,
      months: plan.months,
      amountMinor: plan.priceMinor,
      kind: 'renewal',
      createdAtSeconds: clock(),
      renewsUntil: Number(due.until),
    });
  });
}

/** Renews terms that the acquirer does not renew by itself, each in one process only. */
export async function renewDue(parts: PaymentsParts, onError: OnError): Promise<void> {
  for (const due of await findDue(parts.db, chargedHere(parts), parts.clock())) {
    try {
      const order = await openRenewal(parts, due);
      if (order !== undefined) await settleOrder(parts, order);
    } catch (error) {
      onError(error);
    }
  }
}
