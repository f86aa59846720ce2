const MINUTE = 60;
const HOUR = 3_600;

/** `45 s`, `12 min`, `3.5 h`: the larger, the coarser. */
export function spanOf(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${Math.round(seconds)} s`;
  return seconds < 2 * HOUR
    ? `${Math.round(seconds / MINUTE)} min`
    : `${(seconds / HOUR).toFixed(1)} h`;
}
