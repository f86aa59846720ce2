import type { SubscriptionState } from '@tipmark/contract';
import { ACQUIRER_TYPE, SUBSCRIPTION_TYPE } from '@tipmark/domain';

const MS = 1_000;

/** Unix seconds of its end; undefined without one. */
export function endOf({ subscription_expiration: end }: SubscriptionState): number | undefined {
  const at = Math.floor(Date.parse(end) / MS);
  return Number.isNaN(at) ? undefined : at;
}

export const isRunning = (state: SubscriptionState, nowSeconds: number): boolean =>
  (endOf(state) ?? 0) > nowSeconds;

/** The text in the card of the visitor's subscription. */
export function stateKey(
  { subscriptionType, isSubscriptionRejected, acquirerType }: SubscriptionState,
  isRenewed: boolean,
): 'rejected' | 'trial' | 'ending' | 'once' | 'running' {
  if (isSubscriptionRejected) return 'rejected';
  if (subscriptionType === SUBSCRIPTION_TYPE.trial) return 'trial';
  if (subscriptionType === SUBSCRIPTION_TYPE.none) return 'ending';
  // A prize is not renewed either, but nobody expects it to be.
  return isRenewed || acquirerType === ACQUIRER_TYPE.none ? 'running' : 'once';
}
