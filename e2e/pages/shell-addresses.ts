import type { APIRequestContext } from 'playwright/test';
import { aCapper } from './capper.ts';
import { IS_DEEP } from './deep-check.ts';

/** Pages of the shell and the forms of an account. */
export const addressesOfShell: readonly string[] = [
  '/about-us',
  '/premium',
  '/no-such-page',
  '/Averages',
  '/login',
  '/register',
  '/account-recovery',
  '/confirm-email/spent',
  ...(IS_DEEP ? ['/privacy-policy', '/UserAgreement', '/hockey/Series'] : []),
];

/** Settings of a profile, by the part that is edited. */
export const addressesOfSettings = (profile: string): string[] =>
  [
    ...['description', 'email', 'password', 'notifications', 'subscription', 'privacy'],
    ...['account', 'twoSteps'],
  ].map((part) => `${profile}?edit=${part}`);

/** Parts of the profile of whoever has the best rating. */
export async function addressesOfProfile(request: APIRequestContext): Promise<string[]> {
  const { url } = await aCapper(request);
  return ['', '?view=table', '?tab=followers', '?tab=follows'].map(
    (search) => `/profile/${url}${search}`,
  );
}
