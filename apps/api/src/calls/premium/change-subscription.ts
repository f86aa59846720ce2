import type { Endpoints } from '@tipmark/contract';
import { matchPath } from '@tipmark/route-builder';
import { subscriptionSecondsOf } from '../../people/account/sign-in.ts';
import { saveNext } from '../../people/billing/returned-queries.ts';
import { changeSubscription as change } from '../../people/billing/subscription-changes.ts';
import { presentSubscription } from '../../people/premium/present-subscription.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import { fieldError } from '../../platform/errors/errors.ts';
import type { PrivateCall, PrivateHandler } from '../handler/handler.ts';

const CHANGES: Limit = { name: 'change-subscription', max: 20, windowSeconds: 3_600 };

/** The page to return to after paying has to be one of this site. */
function refuseForeign(next: string | undefined): void {
  if (next === undefined || (/^\/(?![/\\])/.test(next) && matchPath(next) !== undefined)) return;
  throw fieldError('next', 'bad_value');
}

async function saveWayBack(
  { body, services, signedIn }: PrivateCall<Endpoints['changeSubscription']>,
  paymentUrl: string | null,
): Promise<void> {
  if (paymentUrl === null || body.next === undefined) return;
  await saveNext(services.db, { userId: signedIn.user.id, paymentUrl }, body.next);
}

export const changeSubscription: PrivateHandler<Endpoints['changeSubscription']> = {
  statements: 16,
  asksOthers: true,
  async answer(call) {
    refuseForeign(call.body.next);
    const { services, signedIn, cookies, nowSeconds, countryCode, locale, idempotencyKey } = call;
    const userId = signedIn.user.id;
    await services.limits.take(CHANGES, `user:${userId}`);
    const { subscriptionType } = call.body;
    const { user, paymentUrl } = await change(services, {
      userId,
      subscriptionType,
      countryCode,
      locale,
      nowSeconds,
      idempotencyKey,
    });
    services.sessions.changed(userId);
    await saveWayBack(call, paymentUrl);
    cookies.subscribe(subscriptionSecondsOf(user));
    return { ...presentSubscription(user, nowSeconds), paymentUrl };
  },
};
