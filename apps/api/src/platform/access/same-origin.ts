import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/errors.ts';

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
 * A cookie never lets a foreign page change anything. Callers with Authorization alone are not
 * browsers driven by another site.
 * @throws Refusal forbidden
 */
export function refuseForeignWrite(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE_METHODS.has(request.method) || request.headers.cookie === undefined) return;
  if (isForeign(request, publicUrl)) throw new Refusal('forbidden');
}
