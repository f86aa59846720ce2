import { CallError } from '../../platform/errors/errors.ts';
import type { SignedIn, SignedInUser } from '../account/sessions/sessions.ts';

export function hasSubscription(user: SignedInUser, nowSeconds: number): boolean {
  return (user.subscriptionExpiresAt ?? 0) > nowSeconds;
}

/** Requirements of premium calls. */
export interface Payer {
  readonly signedIn: SignedIn | undefined;
  readonly hasInvalidToken: boolean;
}

/**
 * For calls that are free in part.
 * @throws CallError unauthorized, premium_required, blocked
 */
export function refuseUnsubscribed(payer: Payer, nowSeconds: number): void {
  if (payer.hasInvalidToken) throw new CallError('unauthorized');
  const user = payer.signedIn?.user;
  if (user?.isBlocked === true) throw new CallError('blocked');
  if (user === undefined || !hasSubscription(user, nowSeconds)) {
    throw new CallError('premium_required');
  }
}
