import type { SubscriptionState } from '@tipmark/contract';
import { subscriptionSecondsOf } from '../account/sign-in.ts';
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
