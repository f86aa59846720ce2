/** Waits for a turn. @returns what ends it */
export type AcquireSlot = () => Promise<() => void>;

/**
 * Turns that follow one another.
 * @param longestMs after which the next begins although this one has not ended
 */
export function createSlots(longestMs: number): AcquireSlot {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    const timer = setTimeout(resolve, longestMs);
    return () => {
      clearTimeout(timer);
      resolve();
    };
  };
}
