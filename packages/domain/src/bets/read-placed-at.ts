import { resolveTimeZone } from '../day/time-zone.ts';

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;
const WRITTEN =
  /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const SECONDS = /^\d{10}$/;
const NOON = 12;

export interface DateReading {
  readonly timeZone: string;
  /** `11/29/2026`: the dates of this file begin with the month. */
  readonly isMonthFirst?: boolean;
}

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Undefined where the calendar or the clock has no such moment. */
function instantOf(parts: Parts, timeZone: string): number | undefined {
  const local = Temporal.PlainDateTime.from(parts, { overflow: 'constrain' });
  const names = Object.keys(parts) as (keyof Parts)[];
  if (names.some((name) => local[name] !== parts[name])) return undefined;
  const zone = resolveTimeZone([timeZone]);
  return Math.floor(local.toZonedDateTime(zone).epochMilliseconds / 1_000);
}

/** Without an hour it is noon, so that it is the same day in most zones. */
const partsOf = (
  [year, month, day]: readonly [number, number, number],
  [hour = '', minute = '', second = '']: readonly (string | undefined)[],
): Parts => ({
  year,
  month,
  day,
  hour: hour === '' ? NOON : Number(hour),
  minute: Number(minute),
  second: Number(second),
});

/** Whether a file has a date that can only begin with the month. */
export function isMonthFirst(texts: readonly string[]): boolean {
  return texts.some((text) => {
    const match = WRITTEN.exec(text.trim());
    return match !== null && text.includes('/') && Number(match[2]) > 12 && Number(match[1]) <= 12;
  });
}

/**
 * Unix seconds of a date as people and programs write it: `2026-11-29T20:15`, `29.11.2026 20:15`,
 * `29/11/26`, or seconds. Without an offset it is read in the reader's zone.
 */
export function readPlacedAt(
  given: string,
  { timeZone, isMonthFirst: isSwapped = false }: DateReading,
): number | undefined {
  const text = given.trim();
  if (SECONDS.test(text)) return Number(text);
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, hour, minute, second, offset] = iso;
    const parts = partsOf([Number(year), Number(month), Number(day)], [hour, minute, second]);
    return instantOf(parts, offset === undefined ? timeZone : offset === 'Z' ? 'UTC' : offset);
  }
  const written = WRITTEN.exec(text);
  if (!written) return undefined;
  const [, first, second, year = '', ...time] = written;
  const [day, month] = isSwapped && text.includes('/') ? [second, first] : [first, second];
  const fullYear = year.length === 2 ? 2_000 + Number(year) : Number(year);
  return instantOf(partsOf([fullYear, Number(month), Number(day)], time), timeZone);
}

/** `2026-11-29T20:15` in a zone, as a form and a file have it. */
export function placedAtText(seconds: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(seconds * 1_000)
    .toZonedDateTimeISO(resolveTimeZone([timeZone]))
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}
