import type { Endpoints } from '@tipmark/contract';
import { findUserByUrl } from '../../people/account/users/user-queries.ts';
import { applyEvents } from '../../people/billing/apply-events.ts';
import { findIssues, resolveIssue } from '../../people/billing/issue-queries.ts';
import { findLines, findRefundable } from '../../people/billing/log-queries.ts';
import { findEmail, findOrder } from '../../people/billing/order-queries.ts';
import { reconcile } from '../../people/billing/reconcile.ts';
import { toPaymentError } from '../../people/billing/start-payment.ts';
import { isSameSecret } from '../../platform/access/callers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const MAX_LISTED = 200;
const MAX_ISSUES = 1_000;
const DAYS = 40;

/** For the operator on this machine, with the operator's key. */
export const paymentsLog: PrivateHandler<Endpoints['paymentsLog']> = {
  statements: 2,
  async answer({ query: { userUrl }, authorization, services: { db, operatorKey } }) {
    if (!isSameSecret(authorization, operatorKey)) throw new CallError('unauthorized');
    const user = userUrl === undefined ? undefined : await findUserByUrl(db, userUrl);
    if (userUrl !== undefined && user === undefined) throw new CallError('not_found');
    return { lines: await findLines(db, user?.id, MAX_LISTED) };
  },
};

export const refundPayment: PrivateHandler<Endpoints['refundPayment']> = {
  statements: 29,
  asksOthers: true,
  async answer({ segments: { orderId }, authorization, services }) {
    const { db, operatorKey, acquirers } = services;
    if (!isSameSecret(authorization, operatorKey)) throw new CallError('unauthorized');
    const order = await findOrder(db, orderId);
    const acquirer = order && acquirers.byType(order.acquirerType);
    if (order === undefined) throw new CallError('not_found');
    const refundable = await findRefundable(db, order);
    if (acquirer === undefined || refundable === undefined) {
      throw new CallError('conflict', { message: { key: 'not_refundable' } });
    }
    try {
      const events = await acquirer.refund(refundable, await findEmail(db, order));
      await applyEvents(services, acquirer, events);
      return { isRefundedNow: events.some(({ kind }) => kind === 'refunded') };
    } catch (error) {
      throw toPaymentError(error);
    }
  },
};

export const paymentIssues: PrivateHandler<Endpoints['paymentIssues']> = {
  statements: 1,
  async answer({ authorization, services: { db, operatorKey } }) {
    if (!isSameSecret(authorization, operatorKey)) throw new CallError('unauthorized');
    return { issues: await findIssues(db, MAX_ISSUES) };
  },
};

export const resolvePaymentIssue: PrivateHandler<Endpoints['resolvePaymentIssue']> = {
  statements: 1,
  async answer({ segments: { issueId }, authorization, services, nowSeconds }) {
    if (!isSameSecret(authorization, services.operatorKey)) throw new CallError('unauthorized');
    if (!(await resolveIssue(services.db, issueId, nowSeconds))) throw new CallError('not_found');
    return {};
  },
};

export const reconcilePayments: PrivateHandler<Endpoints['reconcilePayments']> = {
  // Grows with the orders of the last days.
  statements: Number.POSITIVE_INFINITY,
  asksOthers: true,
  async answer({ body: { countOfDays = DAYS }, authorization, services }) {
    if (!isSameSecret(authorization, services.operatorKey)) throw new CallError('unauthorized');
    return reconcile(services, countOfDays);
  },
};
