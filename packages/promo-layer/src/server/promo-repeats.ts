import { createCache, createMinuteLimit, networkOf } from '@tipmark/server-kit';
import type { FastifyRequest } from 'fastify';

/** Decides which reports of one browser and one network are counted. */
export interface PromoRepeats {
  /** False for the same report again, and beyond what a network's visitors may see or click. */
  isNew(request: FastifyRequest, report: string): boolean;
}

export interface PromoRepeatsOptions {
  /** The same offer at the same slot of the same browser counts once in this time. */
  readonly againAfterMs?: number;
  readonly maxOfNetworkPerMinute?: number;
  readonly nowMs?: () => number;
}

const MAX_KEYS = 20_000;

/**
 * Advertisers pay by these counts, so that nobody may add to them by repeating a request. The
 * browser is recognised by its network and user agent, which nothing has to be stored for.
 */
export function createPromoRepeats({
  againAfterMs = 10_000,
  maxOfNetworkPerMinute = 120,
  nowMs = Date.now,
}: PromoRepeatsOptions = {}): PromoRepeats {
  const seen = createCache<true>({ maxEntries: MAX_KEYS, nowMs, ttlMs: againAfterMs });
  const isWithin = createMinuteLimit({ maxKeys: MAX_KEYS, nowMs });

  return {
    isNew(request, report) {
      const network = networkOf(request.ip);
      const key = `${network} ${request.headers['user-agent'] ?? ''} ${report}`;
      if (seen.get(key)) return false;
      seen.set(key, true);
      return isWithin(network, maxOfNetworkPerMinute);
    },
  };
}
