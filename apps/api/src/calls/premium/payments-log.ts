import type { Endpoints } from '@tipmark/contract';
import { findUserByUrl } from '../../people/account/users/user-queries.ts';
import { applyEvents } from '../../people/billing/apply-events.ts';
import { findLines, isRefundable } from '../../people/billing/log-queries.ts';
import { findEmail, findOrder } from '../../people/billing/order-queries.ts';
import { reconcile } from '../../people/billing/reconcile.ts';
import { toPaymentError } from '../../people/billing/start-payment.ts';
import { isSameSecret } from '../../platform/access/callers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const MAX_LISTED = 200;

/** For the operator on this machine, with the key of the feed. */
export const paymentsLog: PrivateHandler<Endpoints['paymentsLog']> = {
  statements: 2,
  async answer({ query: { userUrl }, authorization, services: { db, feedKey } }) {
    if (!isSameSecret(authorization, feedKey)) throw new CallError('unauthorized');
    const user = userUrl === undefined ? undefined : await findUserByUrl(db, userUrl);
    if (userUrl !== undefined && user === undefined) throw new CallError('not_found');
    return { lines: await findLines(db, user?.id, MAX_LISTED) };
  },
};

export const refundPayment: PrivateHandler<Endpoints['refundPayment']> = {
  statements: 20,
  async answer({ segments: { orderId }, authorization, services }) {
    const { db, feedKey, acquirers } = services;
    if (!isSameSecret(authorization, feedKey)) throw new CallError('unauthorized');
    const order = await findOrder(db, orderId);
    const acquirer = order && acquirers.byType(order.acquirerType);
    if (order === undefined) throw new CallError('not_found');
    if (acquirer === undefined || !(await isRefundable(db, order))) {
      throw new CallError('conflict', { message: { key: 'not_refundable' } });
    }
    try {
      const events = await acquirer.refund(order, await findEmail(db, order));
      await applyEvents(services, acquirer, events);
      return { isRefundedNow: events.some(({ kind }) => kind === 'refunded') };
    } catch (error) {
      throw toPaymentError(error);
    }
  },
};

export const reconcilePayments: PrivateHandler<Endpoints['reconcilePayments']> = {
  // Grows with the orders of the last days.
  statements: Number.POSITIVE_INFINITY,
  async answer({ authorization, services }) {
    if (!isSameSecret(authorization, services.feedKey)) throw new CallError('unauthorized');
    return reconcile(services);
  },
};
