import type { AccountSession } from '@tipmark/contract';
import type { Locale } from '@tipmark/remote-kit';
import { href, matchPath } from '@tipmark/route-builder';
import { type Edit, readProfileView } from '../profile-address.ts';

/** Parts of the site that need a subscription and send guests to sign in first. */
export const PREMIUM_SOURCES = ['search', 'value-trends', 'premium', 'odds-scanner'] as const;

/**
 * What a guest wanted to change on a profile before they were sent to sign in.
 * @param next the page they asked for; what is no page of a profile is nothing
 */
export function editAfterLogin(next: string | null): Edit | undefined {
  const [path = '', search = ''] = (next ?? '').split('?', 2);
  if (!path.startsWith('/') || matchPath(path)?.name !== 'profile') return undefined;
  return readProfileView(new URLSearchParams(search)).edit;
}

/**
 * The page for subscribers a guest was opening.
 * @param next the page they asked for; what is no such page is nothing
 */
export function subscribersPage(next: string | null): string | undefined {
  const [path = ''] = (next ?? '').split(/[?#]/, 1);
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  return matchPath(path)?.name === 'valueTrends' ? path : undefined;
}

export interface AfterLogin {
  readonly session: Pick<AccountSession, 'url' | 'subscription_expiration' | 'isNew'>;
  /** `?source=` of the login page; anything outside the closed list is nothing. */
  readonly source: string;
  /** `?next=` of it: the page a guest was sent away from. */
  readonly next?: string;
  readonly locale: Locale;
  readonly nowMs?: number;
}

/**
 * To the offer of a subscription when that is what the visitor lacked, to the page they were
 * opening when they have one, else to the own profile, at what they wanted to change there.
 */
export function addressAfterLogin({
  session,
  source,
  next = '',
  locale,
  nowMs = Date.now(),
}: AfterLogin): string {
  const isPremium = Date.parse(session.subscription_expiration) > nowMs;
  const known = PREMIUM_SOURCES.find((one) => one === source);
  if (known && !isPremium) return href('premium', { source: known }, { locale });
  const page = isPremium ? subscribersPage(next) : undefined;
  if (page !== undefined) return page;
  const onboarding = session.isNew ? 1 : undefined;
  const edit = editAfterLogin(next);
  return href('profile', { userUrl: session.url, edit, onboarding }, { locale });
}
