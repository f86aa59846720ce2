import type { APIRequestContext } from 'playwright/test';
import { aCapper } from './capper.ts';

/** Forms of an account and pages about cappers, as a guest sees them. */
export const addressesOfAccount: readonly string[] = [
  '/premium',
  '/leaderboard',
  '/tipmark-cup-rules',
  '/login',
  '/account-recovery',
  '/confirm-email/spent',
  '/feedback',
  '/notifications',
  '/unsubscribe',
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
