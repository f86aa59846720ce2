import type { Endpoints } from '@tipmark/contract';
import { prolonged, SUBSCRIPTION_TYPE, TRIAL_DAYS } from '@tipmark/domain';
import { isTrialOpen, subscriptionSecondsOf } from '../../people/account/sessions/sign-in.ts';
import { lockUser, type UserRow } from '../../people/account/users/user-queries.ts';
import { presentSubscription } from '../../people/premium/present-subscription.ts';
import { saveSubscription } from '../../people/premium/subscription-queries.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { Refusal } from '../../platform/errors/errors.ts';
import type { MessageKey } from '../../platform/errors/messages.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const CHANGES: Limit = { name: 'change-subscription', max: 20, windowSeconds: 3_600 };

function conflict(key: MessageKey): Refusal {
  return new Refusal('conflict', { message: { key } });
}

function startTrial(trx: Tx, user: UserRow, nowSeconds: number): Promise<UserRow> {
  if (!isTrialOpen(user, nowSeconds)) throw conflict('trial_used');
  if (user.email_confirmed_at === null) throw conflict('trial_unconfirmed');
  return saveSubscription(trx, user.id, {
    subscriptionType: SUBSCRIPTION_TYPE.trial,
    until: prolonged(subscriptionSecondsOf(user), TRIAL_DAYS, nowSeconds),
    trialUsedAt: nowSeconds,
  });
}

/** What is paid for stays until its end; nothing follows it. */
function stopRenewal(trx: Tx, user: UserRow): Promise<UserRow> {
  return saveSubscription(trx, user.id, { subscriptionType: SUBSCRIPTION_TYPE.none });
}

export const changeSubscription: PrivateHandler<Endpoints['changeSubscription']> = {
  statements: 4,
  async answer({ body, signedIn, services, cookies, nowSeconds }) {
    const { db, limits, sessions } = services;
    await limits.take(CHANGES, `user:${signedIn.user.id}`);
    const changed = await tx(db, async (trx) => {
      const user = await lockUser(trx, signedIn.user.id);
      if (user === undefined) throw new Refusal('unauthorized');
      switch (body.subscriptionType) {
        case SUBSCRIPTION_TYPE.trial:
          return startTrial(trx, user, nowSeconds);
        case SUBSCRIPTION_TYPE.none:
          return stopRenewal(trx, user);
        default:
          throw conflict('payments_closed');
      }
    });
    sessions.changed(changed.id);
    cookies.subscribe(subscriptionSecondsOf(changed));
    return { ...presentSubscription(changed, nowSeconds), paymentUrl: null };
  },
};
