import type { AccountSession } from '@tipmark/contract';
import type { Locale } from '@tipmark/remote-kit';
import { href, matchPath, type RouteName } from '@tipmark/route-builder';
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

const FORMS: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'accountRecovery',
  'recoverPassword',
  'confirmEmail',
  'socialLogin',
  'unsubscribe',
  'linkRedirect',
]);

/**
 * The page a guest was sent to sign in from.
 * @param next its address; what is no page of this site, or one of signing in, is nothing
 */
export function pageBeforeLogin(next: string | null): string | undefined {
  const address = next ?? '';
  if (!/^\/(?![/\\])/.test(address)) return undefined;
  const match = matchPath(address);
  if (match === undefined || FORMS.has(match.name)) return undefined;
  const [withoutFragment = ''] = address.split('#', 1);
  const mark = withoutFragment.indexOf('?');
  return match.canonicalPath + (mark === -1 ? '' : withoutFragment.slice(mark));
}

export interface AfterLogin {
  readonly session: Pick<AccountSession, 'url' | 'subscription_expiration' | 'isNew'>;
  /** `?source=` of the login page; anything outside the closed list is nothing. */
  readonly source: string;
  /** `?next=` of it: the page a guest was sent away from. */
  readonly next?: string;
  /** Something went wrong along with it, which the profile reports. */
  readonly hasProblems?: boolean;
  readonly locale: Locale;
  readonly nowMs?: number;
}

/**
 * From a part of the site for subscribers to the offer of a subscription, or to the own profile
 * with one; from any other page back to it, new visitors too; else to the own profile, at what they
 * wanted to change there. Whoever has a problem to read lands on the profile.
 */
export function addressAfterLogin({
  session,
  source,
  next = '',
  hasProblems = false,
  locale,
  nowMs = Date.now(),
}: AfterLogin): string {
  const isPremium = Date.parse(session.subscription_expiration) > nowMs;
  const known = PREMIUM_SOURCES.find((one) => one === source);
  if (known && !isPremium) return href('premium', { source: known }, { locale });
  const edit = editAfterLogin(next);
  const staysOnProfile = known !== undefined || hasProblems || edit !== undefined;
  const page = staysOnProfile ? undefined : pageBeforeLogin(next);
  if (page !== undefined) return page;
  const onboarding = session.isNew ? 1 : undefined;
  return href('profile', { userUrl: session.url, edit, onboarding }, { locale });
}
