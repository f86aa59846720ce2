/** Kick-offs of every country are given in British time. */
const TIME_ZONE = 'Europe/London';
/** Keeps a match without a time on its day in nearly every zone. */
const ASSUMED_TIME = '12:00';

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
  const clock = isTimeKnown ? `${hour.padStart(2, '0')}:${minute}` : ASSUMED_TIME;
  const start = Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(TIME_ZONE);
  return { startsAt: Math.floor(start.epochMilliseconds / 1_000), isTimeKnown };
}
