import type { FastifyRequest } from 'fastify';
import { CallError } from '../errors/errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return !OWN_SITES.has(String(site));
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  const own = publicUrl === undefined ? request.host : hostOf(publicUrl);
  return hostOf(origin) !== own;
}

/**
 * Prevents foreign pages from changing anything with a cookie. Callers with only Authorization are
 * not browsers driven by another site.
 * @throws CallError forbidden
 */
export function refuseForeignWrite(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE_METHODS.has(request.method) || request.headers.cookie === undefined) return;
  if (isForeign(request, publicUrl)) throw new CallError('forbidden');
}
