import { DAY_SECONDS } from '../constants/unit-seconds.ts';
import { resolveTimeZone } from './time-zone.ts';

/** A day as unix seconds: `startSeconds ≤ t < endSeconds`. */
export interface DayBounds {
  readonly startSeconds: number;
  readonly endSeconds: number;
  /**
   * Midnight UTC of the same date of the calendar. A match of an unknown hour is stored as noon UTC
   * of its date and belongs to that date in every zone.
   */
  readonly utcMidnightSeconds: number;
}

/**
 * The day around an instant as it is lived in a zone: 23 or 25 hours long when clocks change.
 * @param timestampSeconds any instant of the day
 * @param timeZone IANA name or offset; an invalid one reads as Europe/Moscow
 */
export function dayBounds(timestampSeconds: number, timeZone: string): DayBounds {
  const day = Temporal.Instant.fromEpochMilliseconds(timestampSeconds * 1_000)
    .toZonedDateTimeISO(resolveTimeZone([timeZone]))
    .startOfDay();
  return {
    startSeconds: toSeconds(day),
    endSeconds: toSeconds(day.add({ days: 1 }).startOfDay()),
    utcMidnightSeconds: toSeconds(day.toPlainDate().toZonedDateTime('UTC')),
  };
}

/**
 * The instant that stands for a day whose hour is unknown: noon UTC of the date in UTC.
 * @param seconds unix seconds of any instant of that date in UTC
 */
export function noonOfUtcDay(seconds: number): number {
  return Math.floor(seconds / DAY_SECONDS) * DAY_SECONDS + DAY_SECONDS / 2;
}

/** The start of the date, in a zone, that an instant has in UTC. */
export function startOfUtcDateIn(timeZone: string, seconds: number): number {
  const date = Temporal.Instant.fromEpochMilliseconds(seconds * 1_000)
    .toZonedDateTimeISO('UTC')
    .toPlainDate();
  return toSeconds(date.toZonedDateTime(resolveTimeZone([timeZone])));
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
