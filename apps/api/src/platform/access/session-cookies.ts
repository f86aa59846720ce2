import { COOKIE_LIFE_SECONDS } from '@tipmark/domain';
import { stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';

/** The time a user may spend at another site. */
const SIGN_IN_SECONDS = 60 * 60;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const SECURE_PREFIX = '__Host-';
/** Cookies that scripts cannot read and that are bound to the host on https. */
const GUARDED = new Set(['token', 'guest_id', 'sign_in']);
const HIDDEN = new Set([...GUARDED, 'old_auth']);

export interface CookieSession {
  readonly token: string;
  readonly url: string;
  readonly name: string;
  /** Unix seconds; null without a subscription. */
  readonly subscriptionExpiresAt: number | null;
}

/** Cookies of one answer. */
export interface AnswerCookies {
  /** True once this answer sets or clears a token. */
  readonly hasToken: boolean;
  /** True once this answer sets the guest id of the device. */
  readonly hasGuest: boolean;
  signIn(session: CookieSession): void;
  /** End of the subscription, unix seconds. */
  subscribe(untilSeconds: number | null): void;
  /** How pages look for the user. */
  display(settings: string): void;
  /** The readable marker of the signed-in user. */
  rename(name: string, url: string): void;
  signOut(): void;
  /** A visitor without an account; `guestId` only when it is new. */
  beGuest(token: string, guestId?: string): void;
  /** A user's device without a guest id. */
  nameGuest(guestId: string): void;
  expireOldAuth(): void;
  /** Identifies the browser that goes to another site to sign in. */
  bindSignIn(secret: string): void;
}

function write(name: string, value: string, maxAge: number, isSecure: boolean): string {
  const isBound = isSecure && GUARDED.has(name);
  const cookie = {
    name: `${isBound ? SECURE_PREFIX : ''}${name}`,
    value,
    maxAge,
    path: '/',
    httpOnly: HIDDEN.has(name),
    sameSite: 'lax',
    secure: isSecure,
  } as const;
  return stringifySetCookie(cookie, { encode: encodeURIComponent });
}

/** Cookies that end with a session; guest id, zone, theme, display and promotions stay. */
const ENDED_WITH_SESSION = [
  'token',
  'user_url',
  'user_name',
  'subscription_expiration',
  'old_auth',
  'pending_tips',
  'follow_user',
];

export function createAnswerCookies(
  reply: FastifyReply,
  isSecure: boolean,
  nowSeconds: number,
): AnswerCookies {
  let hasToken = false;
  let hasGuest = false;
  const set = (name: string, value: string, maxAgeSeconds: number) =>
    void reply.header('set-cookie', write(name, value, maxAgeSeconds, isSecure));
  const expire = (name: string) => set(name, '', 0);
  function subscribe(untilSeconds: number | null): void {
    const leftSeconds = (untilSeconds ?? 0) - nowSeconds;
    if (untilSeconds === null || leftSeconds <= 0) expire('subscription_expiration');
    else {
      const until = new Date(untilSeconds * 1_000).toISOString();
      set('subscription_expiration', until, leftSeconds);
    }
  }
  return {
    get hasToken() {
      return hasToken;
    },
    get hasGuest() {
      return hasGuest;
    },
    signIn({ token, url, name, subscriptionExpiresAt }) {
      hasToken = true;
      set('token', token, YEAR_SECONDS);
      set('user_url', url, YEAR_SECONDS);
      set('user_name', name, YEAR_SECONDS);
      subscribe(subscriptionExpiresAt);
    },
    subscribe,
    display(settings) {
      if (settings === '') expire('display');
      else set('display', settings, COOKIE_LIFE_SECONDS.display);
    },
    rename(name, url) {
      set('user_url', url, YEAR_SECONDS);
      set('user_name', name, YEAR_SECONDS);
    },
    signOut() {
      hasToken = true;
      ENDED_WITH_SESSION.forEach(expire);
      // Set before the site was on https.
      if (isSecure) void reply.header('set-cookie', write('token', '', 0, false));
    },
    nameGuest(guestId) {
      hasGuest = true;
      set('guest_id', guestId, YEAR_SECONDS);
    },
    beGuest(token, guestId) {
      if (guestId !== undefined) set('guest_id', guestId, YEAR_SECONDS);
      set('token', token, YEAR_SECONDS);
    },
    expireOldAuth: () => expire('old_auth'),
    bindSignIn: (secret) => set('sign_in', secret, SIGN_IN_SECONDS),
  };
}
