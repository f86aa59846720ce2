import { SUBSCRIPTION_TYPE } from '../enumerations/subscription.ts';

/**
 * What choosing a plan does: `buy` leads to a payment page; `switch` and `resume` change what the
 * next term of a running subscription is renewed as.
 */
export type PlanChoice = 'buy' | 'switch' | 'resume';

/** The subscription a user has. */
export interface HeldSubscription {
  /** The plan of the next term; none after its renewal was stopped. */
  readonly subscriptionType: number;
  /** End of the term, unix seconds; 0 without one. */
  readonly until: number;
  readonly isRejected: boolean;
  /** Whether a card of the acquirer that was paid is saved. */
  readonly isChargeable: boolean;
}

/** Whether plans are bought, or taken from the next term on. */
export function planChoice(held: HeldSubscription | undefined, nowSeconds: number): PlanChoice {
  if (held === undefined || held.until <= nowSeconds) return 'buy';
  if (held.isRejected || !held.isChargeable) return 'buy';
  return held.subscriptionType === SUBSCRIPTION_TYPE.none ? 'resume' : 'switch';
}
