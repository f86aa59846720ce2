import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 200;
/** On a busy machine the first answers take several seconds. */
const ANSWER_WITHIN_MS = 15_000;
const REPORT_EVERY_MS = 15_000;

export interface Patience {
  /** Gives up after this long; without it waits until aborted. */
  readonly deadlineMs?: number;
  /** Called now and then while there is no answer yet. */
  readonly onWaiting?: (seconds: number) => void;
  readonly reportEveryMs?: number;
}

/**
 * Resolves when the address returns 2xx; rejects when aborted, or after the deadline. The process
 * behind it may take its time: its supervisor notices when it ends.
 */
export async function healthy(
  url: string,
  signal: AbortSignal,
  { deadlineMs, onWaiting = () => {}, reportEveryMs = REPORT_EVERY_MS }: Patience = {},
): Promise<void> {
  const beganMs = performance.now();
  let reportedMs = beganMs;
  for (;;) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    const reply = await fetch(url, { signal: limit }).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return;
    const nowMs = performance.now();
    if (deadlineMs !== undefined && nowMs - beganMs >= deadlineMs)
      throw new Error(`${url} did not answer within ${deadlineMs / 1000} s`);
    if (nowMs - reportedMs >= reportEveryMs) {
      reportedMs = nowMs;
      onWaiting(Math.round((nowMs - beganMs) / 1000));
    }
    await delay(POLL_MS, undefined, { signal });
  }
}
