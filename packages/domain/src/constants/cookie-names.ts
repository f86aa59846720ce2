import { DAY_SECONDS } from './unit-seconds.ts';
export const COOKIE = {
  token: 'token',
  guestId: 'guest_id',
  oldAuth: 'old_auth',
  userUrl: 'user_url',
  userName: 'user_name',
  subscriptionExpiration: 'subscription_expiration',
  timezone: 'timezone',
  isTimezoneManual: 'timezone_manual',
  theme: 'theme',
  display: 'display',
  pendingTips: 'pending_tips',
  followUser: 'follow_user',
} as const;

/** Names the two secret cookies carry on https, where a browser then pins them to the host. */
export const SECURE_COOKIE = { token: '__Host-token', guestId: '__Host-guest_id' } as const;

/** Max-Age in seconds; `subscription_expiration` lives until that instant instead. */
export const COOKIE_LIFE_SECONDS = {
  token: 365 * DAY_SECONDS,
  guestId: 365 * DAY_SECONDS,
  timezone: 365 * DAY_SECONDS,
  theme: 730 * DAY_SECONDS,
  display: 730 * DAY_SECONDS,
  pendingTips: DAY_SECONDS,
  followUser: DAY_SECONDS,
} as const;
