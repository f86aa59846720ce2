import type { APIRequestContext } from 'playwright/test';
import { aCapper } from './capper.ts';
import { IS_DEEP } from './deep-check.ts';

/** Pages of the shell and the forms of an account. */
export const addressesOfShell: readonly string[] = [
  '/about-us',
  '/responsible-play',
  '/status',
  '/status/remotes',
  '/premium',
  '/leaderboard',
  '/tipmark-cup-rules',
  '/no-such-page',
  '/Averages',
  '/login',
  '/account-recovery',
  '/confirm-email/spent',
  '/feedback',
  '/notifications',
  '/unsubscribe',
  ...(IS_DEEP ? ['/privacy-policy', '/UserAgreement', '/hockey/Series'] : []),
];

/** Settings of a profile, by the part that is edited. */
export const addressesOfSettings = (profile: string): string[] =>
  [
    'description',
    'email',
    'password',
    'notifications',
    'subscription',
    'privacy',
    'account',
    'twoSteps',
    'telegram',
    'signIns',
    'name',
  ].map((part) => `${profile}?edit=${part}`);

/** Parts of the profile with the best rating. */
export async function addressesOfProfile(request: APIRequestContext): Promise<string[]> {
  const { url } = await aCapper(request);
  return ['', '?view=table', '?tab=followers', '?tab=follows'].map(
    (search) => `/profile/${url}${search}`,
  );
}
