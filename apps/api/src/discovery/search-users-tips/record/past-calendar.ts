import { DAY_SECONDS } from '@tipmark/domain';

/** Days and months of the rating and of contests begin in UTC+3. */
const OFFSET_SECONDS = 10_800;

/** The beginning of the day of an instant. */
export function dayStart(atSeconds: number): number {
  const local = atSeconds + OFFSET_SECONDS;
  return local - (local % DAY_SECONDS) - OFFSET_SECONDS;
}

/** The beginning of the month of an instant. */
export function monthStart(atSeconds: number): number {
  const local = new Date((atSeconds + OFFSET_SECONDS) * 1_000);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth()) / 1_000 - OFFSET_SECONDS;
}

/** The beginnings of months within a span, oldest first. */
export function monthStarts(fromSeconds: number, toSeconds: number): number[] {
  const starts: number[] = [];
  let start = monthStart(toSeconds);
  while (start >= fromSeconds) {
    starts.unshift(start);
    start = monthStart(start - 1);
  }
  return starts;
}
