const idleDeadlineMs = 4_000;
const fallbackDelayMs = 200;

/** Runs something when the browser is idle, a few seconds later at most. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: idleDeadlineMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, fallbackDelayMs);
  return () => clearTimeout(timer);
}
