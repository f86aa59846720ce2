import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from '../errors/database-errors.ts';

export interface ServerWatch {
  /**
   * Waits for a result from the server; gives up when the server does not respond.
   * @throws DatabaseUnavailable immediately while the server is away
   */
  waitFor<Value>(request: () => Promise<Value>): Promise<Value>;
  /** How often the server has come back after it was away. */
  readonly countOfReturns: number;
}

export interface ServerWatchOptions {
  /** Sends the server a trivial query on a separate connection. */
  readonly probe: () => Promise<unknown>;
  /** The server is probed after this long without data from it. */
  readonly silentMs?: number;
  /** Timeout of a probe. */
  readonly probeMs?: number;
}

/** Together less than the three seconds a visitor waits at most, on a busy machine, too. */
const SILENT_MS = 600;
const PROBE_MS = 1_500;
const POLL_MS = 100;

/**
 * Distinguishes a frozen server from a slow statement: after a period without data a probe is sent.
 * If the probe gets no answer either, all waiting calls fail, and new ones fail immediately until
 * the server is back.
 */
export function createServerWatch({
  probe,
  silentMs = SILENT_MS,
  probeMs = PROBE_MS,
}: ServerWatchOptions): ServerWatch {
  const waiting = new Set<(fault: Error) => void>();
  let receivedMs = 0;
  let isAway = false;
  let isLooking = false;
  let countOfReturns = 0;

  const away = () => new DatabaseUnavailable('database: the server is not responding');

  async function look(): Promise<void> {
    while (waiting.size > 0 || isAway) {
      await pause(POLL_MS, undefined, { ref: false });
      const isSilent = waiting.size > 0 && performance.now() - receivedMs >= silentMs;
      if (!isAway && !isSilent) continue;
      const requestedMs = performance.now();
      const isAnswered = await Promise.race([
        probe().then(
          () => true,
          () => false,
        ),
        pause(probeMs, false, { ref: false }),
      ]);
      const wasAway = isAway;
      isAway = !isAnswered && receivedMs < requestedMs;
      if (wasAway && !isAway) countOfReturns += 1;
      if (!isAway) receivedMs = performance.now();
      else for (const leave of waiting) leave(away());
    }
    isLooking = false;
  }

  return {
    async waitFor(request) {
      if (isAway) throw away();
      if (waiting.size === 0) receivedMs = performance.now();
      let leave: (fault: Error) => void = () => {};
      const given = new Promise<never>((_resolve, reject) => {
        leave = reject;
      });
      waiting.add(leave);
      if (!isLooking) {
        isLooking = true;
        void look();
      }
      const requested = request().finally(() => {
        receivedMs = performance.now();
      });
      try {
        return await Promise.race([requested, given]);
      } finally {
        waiting.delete(leave);
      }
    },
    get countOfReturns() {
      return countOfReturns;
    },
  };
}
