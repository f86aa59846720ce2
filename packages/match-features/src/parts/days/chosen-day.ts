import { DAY_SECONDS } from '@tipmark/domain';

interface CivilTime {
  /** `2026-11-21`. */
  readonly date: string;
  readonly secondsOfDay: number;
}

const shape = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** Zones and instants come from visitors, so the number cached is bounded. */
const LIMIT = 500;
const formatters = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, CivilTime>();

function retain<Value>(stored: Map<string, Value>, key: string, value: Value): Value {
  if (stored.size >= LIMIT) stored.clear();
  stored.set(key, value);
  return value;
}

/** Creating a formatter costs a thousand times its use. */
const formatterFor = (timeZone: string): Intl.DateTimeFormat =>
  formatters.get(timeZone) ??
  retain(formatters, timeZone, new Intl.DateTimeFormat('en-CA', { ...shape, timeZone }));

/** Local date and time of day in a zone; only with Intl, which every browser has. */
function civilTime(seconds: number, timeZone: string): CivilTime {
  const key = `${seconds} ${timeZone}`;
  return known.get(key) ?? retain(known, key, readClock(seconds, timeZone));
}

function readClock(seconds: number, timeZone: string): CivilTime {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = Object.fromEntries(
    formatterFor(timeZone)
      .formatToParts(seconds * 1_000)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    secondsOfDay: Number(part.hour) * 3_600 + Number(part.minute) * 60,
  };
}

const QUARTER_SECONDS = 900;

/**
 * `2026-11-21` in the zone. Days begin at a full quarter of an hour everywhere, so one look-up is
 * valid for all of it.
 */
export const dateOf = (seconds: number, timeZone: string): string =>
  civilTime(seconds - (seconds % QUARTER_SECONDS), timeZone).date;

/** The hour nearest to noon of the day around an instant: one address for the whole day. */
export function noonOf(seconds: number, timeZone: string): number {
  const { secondsOfDay } = civilTime(seconds, timeZone);
  return seconds - (seconds % 60) - secondsOfDay + DAY_SECONDS / 2;
}

/**
 * Noon of a date such as `2026-11-21` in the zone; undefined for anything that is not a date. Zones
 * reach from twelve hours behind UTC to fourteen ahead, so noon of UTC is at most a day away.
 */
export function noonOfDate(date: string, timeZone: string): number | undefined {
  const utcNoon = Date.parse(`${date}T12:00:00Z`) / 1_000;
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(utcNoon)) return undefined;
  return [utcNoon, utcNoon - DAY_SECONDS, utcNoon + DAY_SECONDS]
    .map((seconds) => noonOf(seconds, timeZone))
    .find((noon) => dateOf(noon, timeZone) === date);
}

/** Noon of the day `days` away from a noon; a clock change moves it by an hour at most. */
export const daysFrom = (noon: number, days: number): number => noon + days * DAY_SECONDS;
