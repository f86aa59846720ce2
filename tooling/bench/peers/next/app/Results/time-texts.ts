const timeZone = 'Europe/Moscow';
const DAY_SECONDS = 86_400;
export const HALF_DAY_SECONDS: number = DAY_SECONDS / 2;

const time = new Intl.DateTimeFormat('ru', { timeZone, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('ru', { timeZone, day: 'numeric', month: 'long' });
const year = new Intl.DateTimeFormat('ru', { timeZone, year: 'numeric' });
const weekday = new Intl.DateTimeFormat('ru', { timeZone, weekday: 'long' });
const shortWeekday = new Intl.DateTimeFormat('ru', { timeZone, weekday: 'short' });
const isoDate = new Intl.DateTimeFormat('sv', { timeZone });

const knownTimes = new Map<number, string>();

export function timeOf(seconds: number): string {
  const text = knownTimes.get(seconds) ?? time.format(seconds * 1000);
  knownTimes.set(seconds, text);
  return text;
}

/** `18 января 2026`. */
export const dateText = (seconds: number): string =>
  `${day.format(seconds * 1000)} ${year.format(seconds * 1000)}`;

/** `Воскресенье, 18 января 2026`. */
export function headingOf(seconds: number): string {
  const name = weekday.format(seconds * 1000);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}, ${dateText(seconds)}`;
}

export interface NearbyDay {
  readonly seconds: number;
  readonly text: string;
  readonly weekday: string;
  readonly isCurrent: boolean;
  readonly isFar: boolean;
}

/** The shown day with three before and three after it. */
export const daysAround = (noon: number): readonly NearbyDay[] =>
  [-3, -2, -1, 0, 1, 2, 3].map((offset) => {
    const seconds = noon + offset * DAY_SECONDS;
    const [number, month = ''] = day.format(seconds * 1000).split(/\s/);
    return {
      seconds,
      text: `${number}\u00A0${month.slice(0, 3)}`,
      weekday: shortWeekday.format(seconds * 1000),
      isCurrent: offset === 0,
      isFar: Math.abs(offset) > 1,
    };
  });

export const isoDateOf = (seconds: number): string => isoDate.format(seconds * 1000);
