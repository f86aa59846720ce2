const MILLI = 1_000;
const POLICY = /"[^"]*"\s*;\s*r=(\d+)\s*;\s*t=(\d+)/g;

/**
 * How long the next call has to wait by `RateLimit`, such as `"day";r=12;t=300, "minute";r=0;t=7`:
 * until the longest of the policies that have nothing left is whole again.
 */
export function pauseOf(rateLimit: string | null): number {
  const waits = [...(rateLimit ?? '').matchAll(POLICY)]
    .filter(([, left]) => Number(left) === 0)
    .map(([, , seconds]) => Number(seconds) * MILLI);
  return Math.max(0, ...waits);
}

/** How long a refused call has to wait: `Retry-After` in seconds or as a date, else `RateLimit`. */
export function retryAfterOf(headers: Headers, nowMs: number): number {
  const text = headers.get('retry-after');
  const seconds = text === null || text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * MILLI);
  const at = text === null ? Number.NaN : Date.parse(text);
  return Number.isFinite(at) ? Math.max(0, at - nowMs) : pauseOf(headers.get('ratelimit'));
}
