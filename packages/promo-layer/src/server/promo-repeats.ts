import { createCache, networkOf } from '@tipmark/server-kit';
import type { FastifyRequest } from 'fastify';

/** Decides which reports of one browser and one network are counted. */
export interface PromoRepeats {
  /** False for the same report again, and beyond what a network's visitors may see or click. */
  isNew(request: FastifyRequest, report: string): boolean;
}

export interface PromoRepeatsOptions {
  /** The same offer at the same place of the same browser counts once in this time. */
  readonly againAfterMs?: number;
  readonly maxOfNetworkPerMinute?: number;
  readonly nowMs?: () => number;
}

const MAX_KEYS = 20_000;
const MINUTE_MS = 60_000;

/**
 * Advertisers pay by these counts, so that nobody may add to them by repeating a request. The
 * browser is recognised by its network and user agent, which nothing has to be stored for.
 */
export function createPromoRepeats({
  againAfterMs = 10_000,
  maxOfNetworkPerMinute = 120,
  nowMs = Date.now,
}: PromoRepeatsOptions = {}): PromoRepeats {
  const policy = { maxEntries: MAX_KEYS, nowMs };
  const seen = createCache<true>({ ...policy, ttlMs: againAfterMs });
  const counts = createCache<{ count: number }>({ ...policy, ttlMs: MINUTE_MS });

  function isWithinNetwork(network: string): boolean {
    const known = counts.get(network);
    if (known === undefined) counts.set(network, { count: 1 });
    else known.count += 1;
    return (known?.count ?? 1) <= maxOfNetworkPerMinute;
  }

  return {
    isNew(request, report) {
      const network = networkOf(request.ip);
      const key = `${network} ${request.headers['user-agent'] ?? ''} ${report}`;
      if (seen.get(key)) return false;
      seen.set(key, true);
      return isWithinNetwork(network);
    },
  };
}
