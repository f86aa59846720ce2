import { BadCell } from '../table/read-number.ts';

/** Kick-offs of every country are in British time. */
const TIME_ZONE = 'Europe/London';
/** What stands for a day of an unknown hour. */
const NOON = '12:00';

const TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*([ap])\.?m\.?)?$/i;

export interface StartTime {
  /** unix seconds */
  startsAt: number;
  isTimeKnown: boolean;
}

/**
 * Start of a match from its day and, where the file has one (since 2019-20), its time.
 * @throws BadCell when the cell is a time that no day has
 */
export function startTime(day: string, time: string | undefined): StartTime {
  const [, hour, minute, half] = TIME.exec(time ?? '') ?? [];
  if (hour === undefined) {
    return { startsAt: Date.parse(`${day}T${NOON}Z`) / 1_000, isTimeKnown: false };
  }
  const isHourOfHalf = Number(hour) >= 1 && Number(hour) <= 12;
  if (Number(minute) > 59 || (half === undefined ? Number(hour) > 23 : !isHourOfHalf)) {
    throw new BadCell(`column Time holds "${time}", which no day has; write it as 19:45`);
  }
  const ofDay =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const text = `${day}T${String(ofDay).padStart(2, '0')}:${minute}`;
  return { startsAt: secondsOf(text), isTimeKnown: true };
}

const SECONDS = new Map<string, number>();
const MAX_CACHED = 10_000;

/** Many matches begin together: each start is converted only once. */
function secondsOf(text: string): number {
  const known = SECONDS.get(text);
  if (known !== undefined) return known;
  const start = Temporal.PlainDateTime.from(text).toZonedDateTime(TIME_ZONE);
  const seconds = Math.floor(start.epochMilliseconds / 1_000);
  if (SECONDS.size < MAX_CACHED) SECONDS.set(text, seconds);
  return seconds;
}
