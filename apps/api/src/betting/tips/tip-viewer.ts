import type { SignedIn } from '../../people/account/sessions/sessions.ts';
import { hasSubscription } from '../../people/premium/subscription.ts';
import type { TipViewer } from './match-tips-queries.ts';

/** The viewer of a response about tips. */
export function viewerOf(signedIn: SignedIn | undefined, nowSeconds: number): TipViewer {
  if (signedIn === undefined) return { nowSeconds };
  const { user } = signedIn;
  return { nowSeconds, viewerId: user.id, isSubscriber: hasSubscription(user, nowSeconds) };
}
