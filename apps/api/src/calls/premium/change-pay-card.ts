import type { Endpoints } from '@tipmark/contract';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { findMethod } from '../../people/billing/method-queries.ts';
import { findLastPaid } from '../../people/billing/order-queries.ts';
import { startPayment, toPaymentError } from '../../people/billing/start-payment.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const CHANGES: Limit = { name: 'change-pay-card', max: 10, windowSeconds: 3_600 };

export const changePayCard: PrivateHandler<Endpoints['changePayCard']> = {
  statements: 11,
  asksOthers: true,
  async answer({ signedIn, services, nowSeconds, locale }) {
    const { db, limits, acquirers } = services;
    const userId = signedIn.user.id;
    await limits.take(CHANGES, `user:${userId}`);
    const user = await findUserById(db, userId);
    const method = await findMethod(db, userId);
    // A payment whose method was not saved is renewed with the card that is entered now.
    const acquirer = acquirers.byType(method?.acquirerType ?? user?.acquirer_type ?? 0);
    const last = acquirer && (await findLastPaid(db, userId, acquirer.type));
    if (!acquirer || !last) throw new CallError('conflict', { message: { key: 'no_card' } });
    const email = user?.subscription_email ?? user?.email ?? '';
    if (!acquirer.takesCards) {
      try {
        await acquirer.sendLoginLink?.(email);
      } catch (error) {
        throw toPaymentError(error);
      }
      return { paymentUrl: null };
    }
    const { subscriptionType, months, currency, prices, countryCode } = last;
    const plan = { subscriptionType, months, currency, priceMinor: 0 } as const;
    const buyer = { acquirer, userId, email, locale, countryCode } as const;
    const purchase = { ...buyer, kind: 'card', plan, prices } as const;
    return { paymentUrl: await startPayment(services, purchase, nowSeconds) };
  },
};
