import { Refusal } from '../errors.ts';

const RETRY_AFTER_SECONDS = 1;

/** How many dear calls one caller may have at once: so many run, so many wait for them. */
export type ConcurrencyOptions = { readonly running: number; readonly waiting: number };

export type Concurrency = {
  /**
   * Runs a call once its caller has a free place.
   * @param key who calls; undefined = nobody in particular, who is not limited
   * @throws Refusal rate_limited when too many of the caller's calls wait already
   */
  run<Value>(key: string | undefined, call: () => Promise<Value>): Promise<Value>;
};

type Places = { running: number; readonly waiting: (() => void)[] };

/**
 * Places by caller, held by this process alone: a caller who speaks to several processes has as many
 * times the places. A page that drops a request for a newer one waits a moment instead of failing.
 */
export function createConcurrency({ running, waiting }: ConcurrencyOptions): Concurrency {
  const callers = new Map<string, Places>();

  function enter(key: string): Promise<void> | undefined {
    const places = callers.get(key) ?? { running: 0, waiting: [] };
    callers.set(key, places);
    if (places.running < running) {
      places.running += 1;
      return undefined;
    }
    if (places.waiting.length >= waiting) {
      throw new Refusal('rate_limited', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    places.waiting.push(resolve);
    return promise;
  }

  function leave(key: string): void {
    const places = callers.get(key);
    if (places === undefined) return;
    const next = places.waiting.shift();
    // The place goes over to whoever waited longest.
    if (next !== undefined) return next();
    places.running -= 1;
    if (places.running === 0) callers.delete(key);
  }

  return {
    async run(key, call) {
      if (key === undefined) return call();
      await enter(key);
      try {
        return await call();
      } finally {
        leave(key);
      }
    },
  };
}
