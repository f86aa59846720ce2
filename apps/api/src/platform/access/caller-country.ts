import { COUNTRY_HEADER } from '@tipmark/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * The country the shell found for its visitor, else the default one. Two capital letters. A caller
 * that is not passed on by a trusted address names none.
 */
export function countryOf(
  request: FastifyRequest,
  { DEFAULT_COUNTRY }: Pick<Config, 'DEFAULT_COUNTRY'>,
): string {
  const named = request.headers[COUNTRY_HEADER];
  // More than one address: the nearest one is a proxy we trust.
  const isForwarded = (request.ips?.length ?? 0) > 1;
  if (!isForwarded || typeof named !== 'string') return DEFAULT_COUNTRY;
  return /^[a-z]{2}$/i.test(named) ? named.toUpperCase() : DEFAULT_COUNTRY;
}
