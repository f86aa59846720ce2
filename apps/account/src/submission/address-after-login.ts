import type { AccountSession } from '@tipmark/contract';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';

/** Parts of the site that need a subscription and send guests to sign in first. */
export const PREMIUM_SOURCES = ['search', 'value-trends', 'premium', 'odds-scanner'] as const;

export interface AfterLogin {
  readonly session: Pick<AccountSession, 'url' | 'subscription_expiration' | 'isNew'>;
  /** `?source=` of the login page; anything outside the closed list is nothing. */
  readonly source: string;
  readonly locale: Locale;
  readonly nowMs?: number;
}

/** To the offer of a subscription when that is what the visitor lacked, else to the own profile. */
export function addressAfterLogin({
  session,
  source,
  locale,
  nowMs = Date.now(),
}: AfterLogin): string {
  const isPremium = Date.parse(session.subscription_expiration) > nowMs;
  const known = PREMIUM_SOURCES.find((one) => one === source);
  if (known && !isPremium) return href('premium', { source: known }, { locale });
  const onboarding = session.isNew ? 1 : undefined;
  return href('profile', { userUrl: session.url, onboarding }, { locale });
}
