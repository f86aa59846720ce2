import { Refusal } from '../errors.ts';

export type BusyGateOptions = {
  /** Calls that run at once, and that wait for them; more are refused. */
  readonly running: number;
  readonly waiting: number;
  /** Whoever waits longer is refused as well. */
  readonly longestMs: number;
  readonly nowMs?: () => number;
};

/** Keeps a crowd from the door: whoever is let in is answered soon, the others hear so at once. */
export type BusyGate = {
  /** @throws Refusal unavailable, with the time to come back */
  run<Value>(call: () => Value | Promise<Value>): Promise<Value>;
  readonly countOfShed: number;
};

const RETRY_AFTER_SECONDS = 2;

type Waiting = { readonly since: number; readonly enter: (isInTime: boolean) => void };

export function createBusyGate(options: BusyGateOptions): BusyGate {
  const { running, waiting, longestMs, nowMs = () => performance.now() } = options;
  const queue: Waiting[] = [];
  let [countOfRunning, countOfShed] = [0, 0];

  function shed(): Refusal {
    countOfShed += 1;
    return new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  async function enter(): Promise<void> {
    if (countOfRunning < running) {
      countOfRunning += 1;
      return;
    }
    if (queue.length >= waiting) throw shed();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    queue.push({ since: nowMs(), enter: resolve });
    if (!(await promise)) throw shed();
  }

  /** The place goes over to whoever waited longest, unless that was too long. */
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
    get countOfShed() {
      return countOfShed;
    },
  };
}
