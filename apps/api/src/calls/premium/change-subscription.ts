import type { Endpoints } from '@tipmark/contract';
import { matchPath } from '@tipmark/route-builder';
import { subscriptionSecondsOf } from '../../people/account/sign-in.ts';
import { changeSubscription as change } from '../../people/billing/subscription-changes.ts';
import { presentSubscription } from '../../people/premium/present-subscription.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import { fieldError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const CHANGES: Limit = { name: 'change-subscription', max: 20, windowSeconds: 3_600 };

/** The page to return to after paying has to be one of this site. */
function refuseForeign(next: string | undefined): void {
  if (next === undefined || (/^\/(?![/\\])/.test(next) && matchPath(next) !== undefined)) return;
  throw fieldError('next', 'bad_value');
}

export const changeSubscription: PrivateHandler<Endpoints['changeSubscription']> = {
  statements: 15,
  asksOthers: true,
  async answer(call) {
    refuseForeign(call.body.next);
    const { services, signedIn, cookies, nowSeconds, countryCode, locale, idempotencyKey } = call;
    const userId = signedIn.user.id;
    await services.limits.take(CHANGES, `user:${userId}`);
    const { subscriptionType, next } = call.body;
    const { user, paymentUrl } = await change(services, {
      userId,
      subscriptionType,
      countryCode,
      locale,
      nowSeconds,
      idempotencyKey,
      next,
    });
    cookies.subscribe(subscriptionSecondsOf(user));
    return { ...presentSubscription(user, nowSeconds), paymentUrl };
  },
};
