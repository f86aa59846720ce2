import { networkOf } from '@tipmark/server-kit';
import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress } from '../access/callers.ts';
import type { AtOnce } from './call-queues.ts';
import type { Limit } from './rate-limits.ts';

/**
 * A network may do this many times as much as one guest: guest tokens are free, but a household, an
 * office and the customers of a mobile provider share an address.
 */
const GUESTS_OF_NETWORK = 10;
const MINUTE = 60;

/** Calls of all guests of one network. */
export const callsOfNetwork = (call: string, perMinute: number): Limit => ({
  name: `network-${call}`,
  max: perMinute * GUESTS_OF_NETWORK,
  windowSeconds: MINUTE,
});

/** Concurrent calls of all guests of one network. */
export const atOnceOfNetwork = ({ running, waiting }: AtOnce): AtOnce => ({
  running: running * GUESTS_OF_NETWORK,
  waiting: waiting * GUESTS_OF_NETWORK,
});

/**
 * The key under which guests are counted beside their token; undefined for a local address, which
 * all callers behind a proxy without forwarded addresses share.
 */
export const networkKey = ({ ip }: Pick<FastifyRequest, 'ip'>): string | undefined =>
  isLoopbackAddress(ip) ? undefined : `network:${networkOf(ip)}`;
