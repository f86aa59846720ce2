import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isLoopbackUrl } from '../config/sign-in-providers.ts';

/**
 * The public address of the site. The host a request names only counts on this machine, where the
 * shell may have any port: elsewhere a forged header would leak secrets.
 */
export function siteOf(
  request: Pick<FastifyRequest, 'host'>,
  { PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>,
): string {
  if (PUBLIC_URL !== undefined) return new URL(PUBLIC_URL).origin;
  const requested = `http://${request.host}`;
  return isLoopbackUrl(requested) ? new URL(requested).origin : `http://localhost:${PORT}`;
}
