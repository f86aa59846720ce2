import { Refusal } from '../../platform/errors/errors.ts';
import type { SignedIn, SignedInUser } from '../account/sessions/sessions.ts';

export function hasSubscription(user: SignedInUser, nowSeconds: number): boolean {
  return (user.subscriptionExpiresAt ?? 0) > nowSeconds;
}

/** Requirements of premium calls. */
export type Payer = { readonly signedIn: SignedIn | undefined; readonly hasInvalidToken: boolean };

/**
 * For calls that are free in part.
 * @throws Refusal unauthorized, premium_required, blocked
 */
export function refuseUnsubscribed(payer: Payer, nowSeconds: number): void {
  if (payer.hasInvalidToken) throw new Refusal('unauthorized');
  const user = payer.signedIn?.user;
  if (user?.isBlocked === true) throw new Refusal('blocked');
  if (user === undefined || !hasSubscription(user, nowSeconds)) {
    throw new Refusal('premium_required');
  }
}
