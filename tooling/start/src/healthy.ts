import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 100;

/** Resolves when the address returns 2xx; rejects after `deadlineMs` or when aborted. */
export async function healthy(url: string, deadlineMs: number, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + deadlineMs;
  while (performance.now() < deadline) {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return;
    await delay(POLL_MS, undefined, { signal });
  }
  throw new Error(`${url} did not answer within ${deadlineMs / 1000} s`);
}
