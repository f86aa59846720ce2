import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from '../errors/database-errors.ts';

export interface ServerWatch {
  /**
   * Waits for what the server was asked; gives up when the server answers nobody.
   * @throws DatabaseUnavailable at once while the server is away
   */
  waitFor<Value>(ask: () => Promise<Value>): Promise<Value>;
}

export interface ServerWatchOptions {
  /** Asks the server something trifling on a connection of its own. */
  readonly probe: () => Promise<unknown>;
  /** So long nothing may come from the server before it is probed. */
  readonly silentMs?: number;
  /** So long a probe may take. */
  readonly probeMs?: number;
}

/** Together less than the three seconds a visitor waits at most. */
const SILENT_MS = 800;
const PROBE_MS = 2_000;
const LOOK_MS = 100;

/**
 * Tells a frozen server from a slow statement: when nothing came for a while, a probe is sent. If
 * that stays without an answer, too, everybody who waits is told, and nobody waits until the server
 * is back.
 */
export function createServerWatch({
  probe,
  silentMs = SILENT_MS,
  probeMs = PROBE_MS,
}: ServerWatchOptions): ServerWatch {
  const waiting = new Set<(fault: Error) => void>();
  let heardMs = 0;
  let isAway = false;
  let isLooking = false;

  const away = () => new DatabaseUnavailable('the database server answers nothing');

  async function look(): Promise<void> {
    while (waiting.size > 0 || isAway) {
      await pause(LOOK_MS, undefined, { ref: false });
      if (!isAway && performance.now() - heardMs < silentMs) continue;
      const askedMs = performance.now();
      const isAnswered = await Promise.race([
        probe().then(
          () => true,
          () => false,
        ),
        pause(probeMs, false, { ref: false }),
      ]);
      isAway = !isAnswered && heardMs < askedMs;
      if (!isAway) heardMs = performance.now();
      else for (const leave of waiting) leave(away());
    }
    isLooking = false;
  }

  return {
    async waitFor(ask) {
      if (isAway) throw away();
      if (waiting.size === 0) heardMs = performance.now();
      let leave: (fault: Error) => void = () => {};
      const given = new Promise<never>((_resolve, reject) => {
        leave = reject;
      });
      waiting.add(leave);
      if (!isLooking) {
        isLooking = true;
        void look();
      }
      const asked = ask().finally(() => {
        heardMs = performance.now();
      });
      try {
        return await Promise.race([asked, given]);
      } finally {
        waiting.delete(leave);
      }
    },
  };
}
