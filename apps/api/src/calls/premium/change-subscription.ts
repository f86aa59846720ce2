import type { Endpoints } from '@tipmark/contract';
import { subscriptionSecondsOf } from '../../people/account/sessions/sign-in.ts';
import { changeSubscription as change } from '../../people/billing/subscription-changes.ts';
import { presentSubscription } from '../../people/premium/present-subscription.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const CHANGES: Limit = { name: 'change-subscription', max: 20, windowSeconds: 3_600 };

export const changeSubscription: PrivateHandler<Endpoints['changeSubscription']> = {
  statements: 18,
  asksOthers: true,
  async answer(call) {
    const { services, signedIn, cookies, nowSeconds, countryCode, locale, idempotencyKey } = call;
    const userId = signedIn.user.id;
    await services.limits.take(CHANGES, `user:${userId}`);
    const { subscriptionType } = call.body;
    const { user, paymentUrl } = await change(services, {
      ...{ userId, subscriptionType, countryCode, locale, nowSeconds, idempotencyKey },
    });
    services.sessions.changed(userId);
    cookies.subscribe(subscriptionSecondsOf(user));
    return { ...presentSubscription(user, nowSeconds), paymentUrl };
  },
};
