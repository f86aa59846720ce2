import type { AccountSession } from '@tipmark/contract';
import type { Locale } from '@tipmark/remote-kit';
import { href, matchPath, type RouteName } from '@tipmark/route-builder';
import { type Edit, readProfileView } from '../profile-address/profile-address.ts';

/** Parts of the site that need a subscription and send guests to sign in first. */
export const PREMIUM_SOURCES = ['search', 'value-trends', 'premium', 'odds-scanner'] as const;

/**
 * What a guest wanted to change on a profile before they were sent to sign in.
 * @param next the requested page; undefined if it is no page of a profile
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
 * @param next its address; undefined unless it is a page of this site and not one of signing in
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
  /** `?source=` of the login page; values outside the closed list count as none. */
  readonly source: string;
  /** Its `?next=`: the page from which a guest was sent to sign in. */
  readonly next?: string;
  /** Something along with it failed, which the profile reports. */
  readonly hasProblems?: boolean;
  readonly locale: Locale;
  readonly nowMs?: number;
}

/** A page with conditions; undefined for an address without them. */
const withFilter = (address: string | undefined): string | undefined =>
  address?.includes('?') === true ? address : undefined;

/**
 * From a subscribers' part of the site to the offer of a subscription, or with one to the profile,
 * unless a filter was requested; from any other page back to it, new visitors too; else to the
 * profile, at what they wanted to change there. A visitor with an error to read lands on the
 * profile.
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
  const edit = editAfterLogin(next);
  const requested = edit === undefined ? pageBeforeLogin(next) : undefined;
  if (known && !isPremium) {
    return href('premium', { source: known, next: withFilter(requested) }, { locale });
  }
  // of a part for subscribers, only a filter is returned to
  const withoutFilter = known === undefined ? requested : withFilter(requested);
  const page = hasProblems ? undefined : withoutFilter;
  if (page !== undefined) return page;
  const onboarding = session.isNew ? 1 : undefined;
  return href('profile', { userUrl: session.url, edit, onboarding }, { locale });
}
