import { minutesOfDay, quietMinutesLeft, resolveTimeZone } from '@tipmark/domain';

const MINUTE_SECONDS = 60;
const MINUTES_OF_HOUR = 60;

export interface QuietHours {
  /** Minutes of the day. */
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  readonly timezone: string | null;
}

/** Minute of the day somewhere. */
function minuteIn(timeZone: string, nowSeconds: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(nowSeconds * 1_000);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * MINUTES_OF_HOUR + value('minute');
}

/** Unix second at which a quiet time ends; undefined outside of one. */
export function quietUntil(hours: QuietHours, nowSeconds: number): number | undefined {
  const { quiet_from: from, quiet_to: to, timezone } = hours;
  if (from === null || to === null) return undefined;
  const minute = minuteIn(resolveTimeZone([timezone ?? undefined], undefined), nowSeconds);
  const left = quietMinutesLeft(minute, from, to);
  if (left === 0) return undefined;
  const begun = nowSeconds - (nowSeconds % MINUTE_SECONDS);
  return begun + left * MINUTE_SECONDS;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `hh:mm` */
export function presentTime(minutes: number | null): string | null {
  if (minutes === null) return null;
  const [hour, minute] = [Math.floor(minutes / MINUTES_OF_HOUR), minutes % MINUTES_OF_HOUR];
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

export function readTime(text: string | null | undefined): number | null {
  return minutesOfDay(text ?? '') ?? null;
}
