import { setTimeout as pause } from 'node:timers/promises';

/** Between two statements of one answer pass so many milliseconds at most, mostly. */
const BETWEEN_STATEMENTS_MS = 50;
/** What the house does for itself waits no longer than this, however many visitors there are. */
const LONGEST_MS = 400;
const LOOK_MS = 5;

/**
 * Who goes first where there is one connection for all. An answer takes a dozen statements; if the
 * work behind the scenes took its turn after each of them, a visitor of a house that is telling its
 * past would wait for a dozen transactions.
 */
export interface Turns {
  /** A visitor asks for the connection. */
  come(): void;
  /** A visitor has given it back. */
  go(): void;
  /**
   * Resolves when no visitor is about to use the connection, or after a while all the same;
   * undefined when there is none.
   */
  behindVisitors(): Promise<void> | undefined;
}

export function createTurns(): Turns {
  const nowMs = () => performance.now();
  let visitors = 0;
  let leftMs = Number.NEGATIVE_INFINITY;
  const isTaken = () => visitors > 0 || nowMs() - leftMs < BETWEEN_STATEMENTS_MS;
  const untilFree = async () => {
    for (let waitedMs = 0; isTaken() && waitedMs < LONGEST_MS; waitedMs += LOOK_MS) {
      await pause(LOOK_MS);
    }
  };
  return {
    come() {
      visitors += 1;
    },
    go() {
      visitors -= 1;
      leftMs = nowMs();
    },
    behindVisitors: () => (isTaken() ? untilFree() : undefined),
  };
}
