import { createCache } from './cache.ts';

export interface MinuteLimitPolicy {
  /** The least recently seen are forgotten first. */
  readonly maxKeys: number;
  readonly nowMs?: () => number;
}

const MINUTE_MS = 60_000;

/** Whether one more use under a key is within its limit: a minute begins with the first use. */
export function createMinuteLimit({
  maxKeys,
  nowMs = Date.now,
}: MinuteLimitPolicy): (key: string, max: number) => boolean {
  const counts = createCache<{ count: number }>({ maxEntries: maxKeys, ttlMs: MINUTE_MS, nowMs });
  return (key, max) => {
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { count: 1 });
    else known.count += 1;
    return (known?.count ?? 1) <= max;
  };
}
