import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

const SECURE_PREFIX = '__Host-';

declare module 'fastify' {
  interface FastifyInstance {
    /** The site is on https: guarded cookies have a name that no other host can set. */
    readonly isSecureSite?: boolean;
  }
}

/** A guarded cookie. On https its plain name counts for nothing: a sibling host could set it. */
export function readGuardedCookie(request: FastifyRequest, name: string): string | undefined {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const isSecure = request.server.isSecureSite === true;
  return cookies[`${SECURE_PREFIX}${name}`] ?? (isSecure ? undefined : cookies[name]);
}

/** A cookie that pages may read too. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  parseCookie(request.headers.cookie ?? '')[name];

export interface RequestToken {
  readonly value: string;
  readonly isCookie: boolean;
}

/** The raw token of a request: Authorization without scheme, else the cookie. */
export function readToken(request: FastifyRequest): RequestToken | undefined {
  const header = request.headers.authorization?.replace(/^Bearer /i, '').trim();
  if (header) return { value: header, isCookie: false };
  const cookie = readGuardedCookie(request, 'token');
  return cookie ? { value: cookie, isCookie: true } : undefined;
}
