import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

const SECURE_PREFIX = '__Host-';

/** A cookie under either of its names. */
export function readGuardedCookie(request: FastifyRequest, name: string): string | undefined {
  const cookies = parseCookie(request.headers.cookie ?? '');
  return cookies[`${SECURE_PREFIX}${name}`] ?? cookies[name];
}

export type RequestToken = { readonly value: string; readonly isCookie: boolean };

/** The raw token of a request: Authorization without scheme, else the cookie. */
export function readToken(request: FastifyRequest): RequestToken | undefined {
  const header = request.headers.authorization?.replace(/^Bearer /i, '').trim();
  if (header) return { value: header, isCookie: false };
  const cookie = readGuardedCookie(request, 'token');
  return cookie ? { value: cookie, isCookie: true } : undefined;
}
