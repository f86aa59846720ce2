import type { SubscriptionState } from '@tipmark/contract';
import { SUBSCRIPTION_TYPE } from '@tipmark/domain';
import { subscriptionSecondsOf } from '../account/sessions/sign-in.ts';
import type { UserRow } from '../account/users/user-queries.ts';

export function presentSubscription(user: UserRow, nowSeconds: number): SubscriptionState {
  const until = subscriptionSecondsOf(user) ?? 0;
  return {
    subscriptionType: user.subscription_type,
    acquirerType: user.acquirer_type,
    subscription_expiration: until > nowSeconds ? new Date(until * 1_000).toISOString() : '',
    isSubscriptionRejected: user.is_subscription_rejected,
  };
}

/** Once an account, and not on top of a plan. */
export function isTrialOpen(user: UserRow): boolean {
  return user.trial_used_at === null && user.subscription_type === SUBSCRIPTION_TYPE.none;
}
