import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** Country reported by a trusted proxy, else the default one. Two capital letters. */
export function countryOf(
  request: FastifyRequest,
  { COUNTRY_HEADER, DEFAULT_COUNTRY }: Config,
): string {
  const named = request.headers[COUNTRY_HEADER];
  // More than one address: the nearest one is a proxy we trust.
  const isForwarded = (request.ips?.length ?? 0) > 1;
  if (!isForwarded || typeof named !== 'string') return DEFAULT_COUNTRY;
  return /^[a-z]{2}$/i.test(named) ? named.toUpperCase() : DEFAULT_COUNTRY;
}
