import { resolveTimeZone } from './time-zone.ts';

/** A day as unix seconds: `startSeconds ≤ t < endSeconds`. */
export type DayBounds = { readonly startSeconds: number; readonly endSeconds: number };

/**
 * The day around an instant as it is lived in a zone: 23 or 25 hours long when clocks change.
 * @param timestampSeconds any instant of the day
 * @param timeZone IANA name or offset; an invalid one reads as Europe/Moscow
 */
export function dayBounds(timestampSeconds: number, timeZone: string): DayBounds {
  const day = Temporal.Instant.fromEpochMilliseconds(timestampSeconds * 1_000)
    .toZonedDateTimeISO(resolveTimeZone([timeZone]))
    .startOfDay();
  return { startSeconds: toSeconds(day), endSeconds: toSeconds(day.add({ days: 1 }).startOfDay()) };
}

/**
 * Start of a span of calendar months that ends now: `monthsBefore(now, 3)`. 0 months = no limit.
 * @returns unix seconds, or undefined without a limit
 */
export function monthsBefore(nowSeconds: number, months: number): number | undefined {
  if (months === 0) return undefined;
  const now = Temporal.Instant.fromEpochMilliseconds(nowSeconds * 1_000).toZonedDateTimeISO('UTC');
  return toSeconds(now.subtract({ months }));
}

function toSeconds(instant: Temporal.ZonedDateTime): number {
  return Math.floor(instant.epochMilliseconds / 1_000);
}
