import type { Refusal } from '../errors.ts';

export type PlacesOptions = {
  /** Calls that run at once, and that wait for them; more are refused. */
  readonly running: number;
  readonly waiting: number;
  /** Whoever waited longer is refused as well. */
  readonly longestMs?: number;
  readonly nowMs?: () => number;
  readonly refusal: () => Refusal;
};

/** Places for calls. The one that waited longest takes over the place of one that ends. */
export type Places = {
  /** @throws what `refusal` makes */
  run<Value>(call: () => Value | Promise<Value>): Promise<Value>;
  readonly isEmpty: boolean;
};

type Waiting = { readonly since: number; readonly enter: (isInTime: boolean) => void };

export function createPlaces(options: PlacesOptions): Places {
  const { running, waiting, longestMs = Number.POSITIVE_INFINITY, refusal } = options;
  const { nowMs = () => performance.now() } = options;
  const queue: Waiting[] = [];
  let countOfRunning = 0;

  async function enter(): Promise<void> {
    if (countOfRunning < running) {
      countOfRunning += 1;
      return;
    }
    if (queue.length >= waiting) throw refusal();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    queue.push({ since: nowMs(), enter: resolve });
    if (!(await promise)) throw refusal();
  }

  function leave(): void {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const isInTime = nowMs() - next.since <= longestMs;
      next.enter(isInTime);
      if (isInTime) return;
    }
    countOfRunning -= 1;
  }

  return {
    async run(call) {
      await enter();
      try {
        return await call();
      } finally {
        leave();
      }
    },
    get isEmpty() {
      return countOfRunning === 0;
    },
  };
}
