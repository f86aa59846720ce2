import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, href, LOCALES } from '@tipmark/route-builder';
import { networkOf } from '@tipmark/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, LIMITS } from '../../../people/account/rate-limits.ts';
import { makeToken } from '../../../people/account/sessions/session-token.ts';
import { beginSignIn, callbackOf } from '../../../people/account/sign-ins/begin-sign-in.ts';
import {
  type Attempt,
  findSpentAttempt,
  linkIdentity,
  storeArrival,
  takeAttempt,
  type Vouched,
} from '../../../people/account/sign-ins/sign-in-queries.ts';
import { findUserById } from '../../../people/account/users/user-queries.ts';
import { isLoopbackAddress } from '../../../platform/access/callers.ts';
import { readGuardedCookie, readToken } from '../../../platform/access/request-token.ts';
import { createAnswerCookies } from '../../../platform/access/session-cookies.ts';
import { siteOf } from '../../../platform/access/site-of.ts';
import { CallError } from '../../../platform/errors/errors.ts';
import { pickLocale } from '../../../platform/http/locale.ts';
import type { Services } from '../../handler/services.ts';

interface Params {
  readonly provider: string;
}
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const MAX_NEXT_LENGTH = 1_000;
const MAX_STATE_LENGTH = 100;

/** Telegram returns its response where only a script of the page can read it. */
const FRAGMENT_SCRIPT = `
const answer = /[#&]tgAuthResult=([^&]+)/.exec(location.hash);
const query = new URLSearchParams(location.search);
if (answer) {
  const base64 = answer[1].replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const person = JSON.parse(new TextDecoder().decode(bytes)) || {};
  for (const [name, value] of Object.entries(person)) query.set(name, value);
}
query.set('answered', '1');
location.replace(location.pathname + '?' + query);
`;
const SCRIPT_HASH = createHash('sha256').update(FRAGMENT_SCRIPT).digest('base64');

function textOf(query: Query, name: string, maxLength: number): string {
  const value = query[name];
  const text = (typeof value === 'string' ? value : value?.[0]) ?? '';
  return text.length > maxLength ? '' : text;
}

const localeOf = (text: string) => LOCALES.find((known) => known === text) ?? DEFAULT_LOCALE;

/** Redirects use the site's address as visitors see it, never one made up by a request. */
function leadTo(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address, 303);
}

/**
 * `/auth/{provider}/start` redirects a visitor to another site, `…/callback` handles the return.
 */
export function serveSignIn(app: FastifyInstance, services: Services): void {
  const { config, db, signIns, sessions, limits, clock } = services;
  const isSecure = config.PUBLIC_URL?.startsWith('https:') === true;
  const cookiesOf = (reply: FastifyReply) => createAnswerCookies(reply, isSecure, clock());

  async function admit(request: FastifyRequest<{ Params: Params }>): Promise<string> {
    const provider = request.params.provider.toLowerCase();
    const isLocal = isLoopbackAddress(request.ip);
    const caller = { address: networkOf(request.ip), isLoopback: isLocal };
    await limits.take(LIMITS.linkOfAddress, addressKey(caller));
    if (!signIns.has(provider, isLocal)) throw new CallError('route_not_found');
    return provider;
  }

  async function link(
    request: FastifyRequest,
    { userId, locale, nextPage }: Attempt & { readonly userId: number },
    vouched: Vouched,
  ): Promise<string> {
    const token = readToken(request);
    const signedIn = token && (await sessions.resolve(token.value));
    const user = signedIn?.user.id === userId ? await findUserById(db, userId) : undefined;
    // The user who started the sign-in has signed out: the current user's account is not changed.
    if (user === undefined || user.blocked_at !== null) return failed(locale, nextPage);
    const isLinked = await linkIdentity(db, userId, vouched, clock());
    const where = { userUrl: user.url, edit: 'signIns', linked: isLinked ? 'yes' : 'taken' };
    return href('profile', where, { locale: localeOf(locale) });
  }

  async function arrive(
    request: FastifyRequest,
    browser: string,
    attempt: Attempt,
    vouched: Vouched,
  ): Promise<string> {
    const { userId } = attempt;
    if (userId !== null) return link(request, { ...attempt, userId }, vouched);
    const hash = makeToken();
    await storeArrival(db, { secret: hash, browser }, vouched, clock());
    const next = attempt.nextPage === '' ? undefined : attempt.nextPage;
    return href('socialLogin', { hash, next }, { locale: localeOf(attempt.locale) });
  }

  function failed(locale: string, nextPage = '', source = 'sign-in-failed'): string {
    const next = nextPage === '' ? undefined : nextPage;
    return href('login', { source, next }, { locale: localeOf(locale) });
  }

  app.get<{ Params: Params; Querystring: Query }>(
    '/auth/:provider/start',
    { config: { isPrivate: true } },
    async (request, reply) => {
      const provider = await admit(request);
      const site = siteOf(request, config);
      const nextPage = textOf(request.query, 'next', MAX_NEXT_LENGTH);
      const locale = localeOf(textOf(request.query, 'locale', 5));
      try {
        const address = await beginSignIn(services, {
          provider,
          site,
          browser: readGuardedCookie(request, 'sign_in'),
          cookies: cookiesOf(reply),
          userId: null,
          nextPage,
          locale,
        });
        return await leadTo(reply, address);
      } catch (err) {
        request.log.warn(
          { err, provider },
          'sign-in: the provider is not responding, the visitor was sent back to sign in otherwise',
        );
        return leadTo(reply, `${site}${failed(locale, nextPage, 'sign-in-away')}`);
      }
    },
  );

  app.get<{ Params: Params; Querystring: Query }>(
    '/auth/:provider/callback',
    { config: { isPrivate: true } },
    async (request, reply) => {
      const provider = await admit(request);
      if (provider === 'telegram' && !('hash' in request.query || 'answered' in request.query)) {
        return reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .header(
            'content-security-policy',
            `default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'; frame-ancestors 'none'`,
          )
          .type('text/html; charset=utf-8')
          .send(`<!doctype html><title>Telegram</title><script>${FRAGMENT_SCRIPT}</script>`);
      }
      const site = siteOf(request, config);
      const browser = readGuardedCookie(request, 'sign_in') ?? '';
      const state = textOf(request.query, 'state', MAX_STATE_LENGTH);
      const attempt = await takeAttempt(db, { secret: state, browser }, provider, clock());
      if (attempt === undefined) {
        const spent = await findSpentAttempt(db, { secret: state, browser });
        const language = pickLocale(request.headers['accept-language']);
        const { locale = language, nextPage = '' } = spent ?? {};
        return leadTo(reply, `${site}${failed(locale, nextPage)}`);
      }
      const { nonce, verifier, locale, nextPage } = attempt;
      const query = new URLSearchParams((request.raw.url ?? '').split('?').slice(1).join('?'));
      try {
        const redirectUri = callbackOf(site, provider);
        const expected = { state, nonce, verifier, redirectUri };
        const vouched = await signIns.finish(provider, query, expected);
        const address = await arrive(request, browser, attempt, vouched);
        return await leadTo(reply, `${site}${address}`);
      } catch (err) {
        request.log.warn(
          { err, provider },
          'sign-in: the reply of the provider was refused, nobody was signed in',
        );
        // Telegram answers a refusal with nothing
        const isEmpty = provider === 'telegram' && !query.has('hash');
        const isDenied = isEmpty || query.get('error') === 'access_denied';
        const source = isDenied ? 'sign-in-denied' : 'sign-in-failed';
        return leadTo(reply, `${site}${failed(locale, nextPage, source)}`);
      }
    },
  );
}
