import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import type { AnswerCookies } from '../../../platform/access/session-cookies.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { makeToken } from '../sessions/session-token.ts';
import type { SignInProviders } from './providers.ts';
import { storeAttempt } from './sign-in-queries.ts';

export interface SignInStart {
  readonly provider: string;
  readonly site: string;
  /** Secret of the browser, where it has one. */
  readonly browser: string | undefined;
  readonly cookies: Pick<AnswerCookies, 'bindSignIn'>;
  /** The user linking the account; null: a sign-in. */
  readonly userId: number | null;
  readonly nextPage: string;
  readonly locale: string;
}

const SECRET = /^[\w-]{43}$/;

export const callbackOf = (site: string, provider: string): string =>
  `${site}/api/auth/${provider}/callback`;

/**
 * Stores the attempt, so that only this browser can return from the provider, once.
 * @returns the address at the provider
 */
export async function beginSignIn(
  { db, signIns, clock }: PlatformServices & { readonly signIns: SignInProviders },
  start: SignInStart,
): Promise<string> {
  const { provider, site, cookies, userId, nextPage, locale } = start;
  const isKnown = start.browser !== undefined && SECRET.test(start.browser);
  const browser = isKnown ? String(start.browser) : makeToken();
  const state = makeToken();
  const secrets = { nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const redirectUri = callbackOf(site, provider);
  const address = await signIns.begin(provider, { state, ...secrets, redirectUri });
  const attempt = { provider, ...secrets, userId, nextPage, locale };
  await storeAttempt(db, { secret: state, browser }, attempt, clock());
  cookies.bindSignIn(browser);
  return address;
}
