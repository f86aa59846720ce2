import { setTimeout as pause } from 'node:timers/promises';

/** Typical maximum time between two statements of one answer, in milliseconds. */
const BETWEEN_STATEMENTS_MS = 50;
/** Background work waits no longer than this, however many visitors there are. */
const LONGEST_MS = 400;
const POLL_MS = 5;

/**
 * Priority on a single shared connection. A response takes a dozen statements; if background work
 * ran after each of them, a visitor would wait for a dozen transactions during a backfill.
 */
export interface VisitorsFirst {
  /** A visitor queues for the connection. */
  acquire(): void;
  /** A visitor has released it. */
  release(): void;
  /**
   * Resolves when no visitor is about to use the connection, or after a while all the same;
   * undefined when there is none.
   */
  untilFree(): Promise<void> | undefined;
}

export function createVisitorsFirst(): VisitorsFirst {
  const nowMs = () => performance.now();
  let visitors = 0;
  let leftMs = Number.NEGATIVE_INFINITY;
  const isTaken = () => visitors > 0 || nowMs() - leftMs < BETWEEN_STATEMENTS_MS;
  const waitUntilFree = async () => {
    for (let waitedMs = 0; isTaken() && waitedMs < LONGEST_MS; waitedMs += POLL_MS) {
      await pause(POLL_MS);
    }
  };
  return {
    acquire() {
      visitors += 1;
    },
    release() {
      visitors -= 1;
      leftMs = nowMs();
    },
    untilFree: () => (isTaken() ? waitUntilFree() : undefined),
  };
}
