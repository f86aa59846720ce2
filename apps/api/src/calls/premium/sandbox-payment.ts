import type { Endpoints } from '@tipmark/contract';
import { subscriptionSecondsOf } from '../../people/account/sign-in.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import type { Acquirers } from '../../people/acquirers/create-acquirers.ts';
import type { Sandbox } from '../../people/acquirers/sandbox.ts';
import { findSandboxPayment } from '../../people/acquirers/sandbox-queries.ts';
import { applyEvents } from '../../people/billing/apply-events.ts';
import { presentSubscription } from '../../people/premium/present-subscription.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const MINOR = 100;

/** The sandbox, or 404 where real money is taken: its open pages approve nothing any more. */
function sandboxOf(acquirers: Acquirers): Sandbox {
  if (acquirers.byName('sandbox') === undefined) throw new CallError('not_found');
  return acquirers.sandbox;
}
const DECISIONS: Limit = { name: 'sandbox-payment', max: 60, windowSeconds: 3_600 };

export const sandboxPayment: PrivateHandler<Endpoints['sandboxPayment']> = {
  statements: 1,
  async answer({ segments: { paymentId }, signedIn, services: { db, acquirers } }) {
    sandboxOf(acquirers);
    const payment = await findSandboxPayment(db, paymentId, signedIn.user.id);
    if (payment === undefined) throw new CallError('not_found');
    return {
      amount: payment.amount_minor / MINOR,
      currency: payment.currency,
      subscriptionType: payment.subscription_type,
      status: payment.status,
    };
  },
};

/** The decision is applied like a notification of any other acquirer. */
export const decideSandboxPayment: PrivateHandler<Endpoints['decideSandboxPayment']> = {
  statements: 20,
  async answer({ segments: { paymentId }, body, signedIn, services, nowSeconds, cookies }) {
    const { db, limits } = services;
    const sandbox = sandboxOf(services.acquirers);
    const userId = signedIn.user.id;
    await limits.take(DECISIONS, `user:${userId}`);
    const payment = await findSandboxPayment(db, paymentId, userId);
    if (payment === undefined) throw new CallError('not_found');
    await sandbox.decide(paymentId, body.decision);
    const notification = sandbox.notify(paymentId);
    const events = await sandbox.read(notification.body, notification.headers);
    await applyEvents(services, sandbox, events);
    const user = await findUserById(db, userId);
    if (user === undefined) throw new CallError('unauthorized');
    cookies.subscribe(subscriptionSecondsOf(user));
    const decided = await findSandboxPayment(db, paymentId, userId);
    return {
      status: decided?.status === 'approved' ? 'approved' : 'rejected',
      subscription_expiration: presentSubscription(user, nowSeconds).subscription_expiration,
    };
  },
};
