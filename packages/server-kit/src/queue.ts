export interface QueuePolicy {
  /** How many run at once. */
  readonly running: number;
  /** Maximum waiting; further calls are refused. */
  readonly waiting: number;
  /** Calls that waited longer are refused as well. */
  readonly longestMs?: number;
  readonly nowMs?: () => number;
}

/** Too many are queued already, or it took too long. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** A queue with limits on how many tasks run and wait; tasks start in order of arrival. */
export interface Queue {
  readonly isEmpty: boolean;
  /** @throws QueueFull */
  run<Result>(work: () => Result | Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly since: number;
  readonly admit: (isInTime: boolean) => void;
}

export function createQueue(policy: QueuePolicy): Queue {
  const { running, waiting, longestMs = Number.POSITIVE_INFINITY } = policy;
  const { nowMs = () => performance.now() } = policy;
  const queue: Waiting[] = [];
  let countOfRunning = 0;

  async function acquire(): Promise<void> {
    if (countOfRunning < running) {
      countOfRunning += 1;
      return;
    }
    if (queue.length >= waiting) throw new QueueFull();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    queue.push({ since: nowMs(), admit: resolve });
    if (!(await promise)) throw new QueueFull();
  }

  /** Passes the slot to the task that waited longest. */
  function release(): void {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const isInTime = nowMs() - next.since <= longestMs;
      next.admit(isInTime);
      if (isInTime) return;
    }
    countOfRunning -= 1;
  }

  return {
    get isEmpty() {
      return countOfRunning === 0;
    },
    async run(work) {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
