type Look = (isStopped: () => boolean) => Promise<unknown>;

/**
 * Looks at once and then every so often, one look at a time. A look that fails is told; the next
 * one comes in its time. The timer keeps no process alive.
 * @returns stops after the look in hand
 */
export function lookEvery(
  everyMs: number,
  look: Look,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  let isStopped = false;
  const run = () => {
    if (isStopped) return;
    running ??= look(() => isStopped)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  run();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
