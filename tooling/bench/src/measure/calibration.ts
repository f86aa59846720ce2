/**
 * How long a fixed piece of work takes now, in milliseconds: distinguishes a round on a busy
 * machine from a quiet one.
 */
export function calibrationMs(): number {
  const start = performance.now();
  let mixed = 1;
  for (let i = 0; i < 40_000_000; i++) mixed = (Math.imul(mixed, 48_271) + i) | 0;
  // the result must be used, or the loop may be dropped
  return performance.now() - start + (mixed === 0 ? 1e-9 : 0);
}

/** A round counts when its calibration is within 1.5 × of the best seen in the run. */
export const isQuiet = (ms: number, bestMs: number): boolean => ms <= bestMs * 1.5;
