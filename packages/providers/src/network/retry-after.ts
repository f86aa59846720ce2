const MS = 1_000;
const LONGEST_SECONDS = 31 * 86_400;

/** Seconds of a `Retry-After` header, a number or a date; undefined where it states nothing. */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number | undefined {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - nowMs) / MS);
  return Number.isFinite(seconds) && text !== ''
    ? Math.min(Math.max(seconds, 0), LONGEST_SECONDS)
    : undefined;
}
