import { Refusal } from '../errors.ts';
import { createPlaces, type Places, type PlacesOptions } from './places.ts';

const RETRY_AFTER_SECONDS = 1;

/** How many dear calls one caller may have at once: so many run, so many wait for them. */
export type ConcurrencyOptions = Pick<PlacesOptions, 'running' | 'waiting'>;

export type Concurrency = {
  /**
   * Runs a call once its caller has a free place.
   * @param key who calls; undefined = nobody in particular, who is not limited
   * @throws Refusal rate_limited when too many of the caller's calls wait already
   */
  run<Value>(key: string | undefined, call: () => Promise<Value>): Promise<Value>;
};

/**
 * Places by caller, held by this process alone: a caller who speaks to several processes has as many
 * times the places. A page that drops a request for a newer one waits a moment instead of failing.
 */
export function createConcurrency(options: ConcurrencyOptions): Concurrency {
  const callers = new Map<string, Places>();
  const refusal = () => new Refusal('rate_limited', { retryAfterSeconds: RETRY_AFTER_SECONDS });

  return {
    async run(key, call) {
      if (key === undefined) return call();
      const places = callers.get(key) ?? createPlaces({ ...options, refusal });
      callers.set(key, places);
      try {
        return await places.run(call);
      } finally {
        if (places.isEmpty) callers.delete(key);
      }
    },
  };
}
