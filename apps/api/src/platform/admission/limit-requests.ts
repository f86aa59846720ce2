import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@tipmark/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackAddress } from '../access/callers.ts';
import { createGuestReader } from '../access/guest-cookies.ts';
import type { GuestTokens } from '../access/guest-tokens.ts';
import type { Config } from '../config/config.ts';
import { CallError } from '../errors/errors.ts';
import { connectForLimits } from './redis-for-limits.ts';

const MAX_KEYS = 20_000;

/** The route's configuration: calls per minute. */
export function rateOf(max: number) {
  return { rateLimit: { max, timeWindow: 60_000 } };
}

interface LimitParts {
  readonly config: Pick<Config, 'REDIS_URL'>;
  readonly guests: GuestTokens;
}

/**
 * Limits by user, by guest, else by network; addresses of this machine are not limited, since all
 * callers behind a local proxy without forwarded addresses share one. Without Redis limits are
 * stored in memory; losing Redis refuses no call.
 */
export async function limitRate(
  app: FastifyInstance,
  { config, guests }: LimitParts,
): Promise<void> {
  const { REDIS_URL: redisUrl } = config;
  const readGuest = createGuestReader(guests);
  const keyOf = (request: FastifyRequest) => {
    if (request.signedIn !== undefined) return `user:${request.signedIn.user.id}`;
    const guestId = readGuest(request);
    return guestId === undefined ? `ip:${networkOf(request.ip)}` : `guest:${guestId}`;
  };
  const redis = redisUrl === undefined ? undefined : connectForLimits(redisUrl);
  redis?.on('error', (err: Error) =>
    app.log.warn(
      { err },
      'rate limits: Redis is not responding, each process counts by itself until it is',
    ),
  );
  app.addHook('onClose', async () => redis?.disconnect());
  await app.register(rateLimit, {
    global: false,
    cache: MAX_KEYS,
    skipOnError: true,
    nameSpace: 'tipmark:rate:',
    ...(redis === undefined ? {} : { redis }),
    keyGenerator: keyOf,
    allowList: (request) => readGuest(request) === undefined && isLoopbackAddress(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new CallError('rate_limited', { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
  });
}
