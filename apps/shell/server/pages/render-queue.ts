export interface RenderQueueOptions {
  /** How many pages are rendered at once. */
  readonly running?: number;
  /** A call that would wait longer than this is refused at once. */
  readonly longestWaitMs?: number;
  readonly nowMs?: () => number;
}

/** A page would be too late; a refusal now leaves room for what is answered. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export interface RenderQueue {
  /** @throws TooBusy at once */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  readonly running: number;
  readonly waiting: number;
}

/** Weight of the last render in the average. */
const SHARE_OF_LAST = 0.1;
const FIRST_GUESS_MS = 50;

/**
 * Admits as many renders as can be answered in time. The wait of the next one is estimated from
 * those before it, so that a slow machine refuses earlier than a fast one.
 */
export function createRenderQueue({
  running = 16,
  longestWaitMs = 1_000,
  nowMs = () => performance.now(),
}: RenderQueueOptions = {}): RenderQueue {
  const waiting: (() => void)[] = [];
  let countOfRunning = 0;
  let meanMs = FIRST_GUESS_MS;

  async function acquire(): Promise<void> {
    if (countOfRunning < running) {
      countOfRunning += 1;
      return;
    }
    const waitMs = ((waiting.length + 1) * meanMs) / running;
    if (waitMs > longestWaitMs) throw new TooBusy();
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }

  function release(tookMs: number): void {
    meanMs += (tookMs - meanMs) * SHARE_OF_LAST;
    const next = waiting.shift();
    if (next) next();
    else countOfRunning -= 1;
  }

  return {
    get running() {
      return countOfRunning;
    },
    get waiting() {
      return waiting.length;
    },
    async run(work) {
      await acquire();
      const beganMs = nowMs();
      try {
        return await work();
      } finally {
        release(nowMs() - beganMs);
      }
    },
  };
}
