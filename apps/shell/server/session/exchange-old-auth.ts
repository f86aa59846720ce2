import { COOKIE } from '@tipmark/domain';
import { localeOfPath } from '@tipmark/route-builder';
import { headersOfCaller } from '@tipmark/web-server';
import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { userTokenOf } from '../request/request-context.ts';

export interface OldAuthOptions {
  readonly apiUrl: string;
  readonly log: { warn(details: object, message: string): void };
}

/**
 * Exchanges the sign-in of the site before this one, once, while the page is rendered. True when
 * this changed the request's cookies.
 */
export type ExchangeOldAuth = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** As long as any call of the API may delay a page. */
const DEADLINE_MS = 3000;

/**
 * A visitor who was signed in to the site's predecessor has `old_auth` and no session. The API
 * turns it into a current session; its cookies are sent to the browser with the page, which is
 * already rendered for the visitor. An unknown value is expired; when the API does not reply
 * nothing changes.
 */
export function createOldAuthExchange({ apiUrl, log }: OldAuthOptions): ExchangeOldAuth {
  return async (request, reply) => {
    const sent = request.headers.cookie ?? '';
    if (!sent.includes(COOKIE.oldAuth)) return false;
    const cookies = parseCookie(sent);
    const oldAuth = cookies[COOKIE.oldAuth];
    if (!oldAuth || request.method !== 'GET' || userTokenOf(cookies) !== '') return false;
    const given = await query(request, oldAuth).catch((error: unknown) => {
      log.warn(
        { error: String(error) },
        'session: a cookie of the former site was not exchanged, the visitor stays signed out',
      );
      return [];
    });
    if (given.length === 0) return false;
    reply.header('Set-Cookie', given);
    request.headers.cookie = stringifyCookie(withGiven(cookies, given));
    return true;
  };

  async function query(request: FastifyRequest, oldAuth: string): Promise<string[]> {
    const clientUrl = request.raw.url ?? '/';
    const reply = await fetch(`${apiUrl}/user-info/${encodeURIComponent(oldAuth)}`, {
      headers: {
        'Accept-Language': localeOfPath(clientUrl).locale,
        'X-Client-Url': clientUrl,
        ...headersOfCaller(request),
        'X-Http-Version': request.raw.httpVersion,
        'User-Agent': request.headers['user-agent'] ?? '',
        Cookie: request.headers.cookie ?? '',
        Referer: request.headers.referer ?? '',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await reply.body?.cancel();
    // only a value the API has decided on is used up
    return reply.ok || reply.status === 404 ? reply.headers.getSetCookie() : [];
  }
}

/** The cookies the browser will send with its next request. */
function withGiven(cookies: Record<string, string | undefined>, given: readonly string[]) {
  const next = { ...cookies };
  for (const line of given) {
    const { name, value, maxAge } = parseSetCookie(line);
    next[name] = maxAge === 0 ? undefined : value;
  }
  return next;
}
