export const DAY_SECONDS = 86_400;

/** Days since 1970-01-01 of a calendar, without a time zone. */
export type CivilDay = number;

export function civilDay(year: number, month: number, day: number): CivilDay {
  return Date.UTC(year, month - 1, day) / (DAY_SECONDS * 1_000);
}

/** Day of an instant in UTC. */
export function utcDayOf(atSeconds: number): CivilDay {
  return Math.floor(atSeconds / DAY_SECONDS);
}

/** `yyyy-mm-dd`. */
export function isoDay(day: CivilDay): string {
  return new Date(day * DAY_SECONDS * 1_000).toISOString().slice(0, 10);
}

/** Monday 0 … Sunday 6. */
export function weekday(day: CivilDay): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** Unix seconds of a local time: `19:30` of a day in a time zone. */
export function instantOf(day: CivilDay, time: string, timeZone: string): number {
  const local = Temporal.PlainDateTime.from(`${isoDay(day)}T${time}`);
  return Math.floor(local.toZonedDateTime(timeZone).epochMilliseconds / 1_000);
}
