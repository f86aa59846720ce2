/** Kick-offs of every country are in British time. */
const TIME_ZONE = 'Europe/London';
/** What stands for a day of an unknown hour. */
const NOON = '12:00';

const TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;

export interface StartTime {
  /** unix seconds */
  startsAt: number;
  isTimeKnown: boolean;
}

/** Start of a match from its day and, where the file has one (since 2019-20), its time. */
export function startTime(day: string, time: string | undefined): StartTime {
  const [, hour, minute] = TIME.exec(time ?? '') ?? [];
  const isTimeKnown = hour !== undefined && Number(hour) < 24 && Number(minute) < 60;
  if (!isTimeKnown) return { startsAt: Date.parse(`${day}T${NOON}Z`) / 1_000, isTimeKnown };
  return { startsAt: secondsOf(`${day}T${hour.padStart(2, '0')}:${minute}`), isTimeKnown };
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
