import type { Locale } from './locale.ts';
import { remember } from './remember.ts';

/*
 * Words come out of Intl part by part and are joined here: the glue (commas, "г.") differs between
 * the releases of ICU in Node and in browsers, and a page must not change when it hydrates.
 */
type Part = 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute';
type DateParts = Readonly<Partial<Record<Part, string>>>;

const SHAPES = {
  heading: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'short', day: 'numeric' },
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatterFor = remember((key) => {
  const [locale, shape, timeZone] = key.split('|') as [Locale, keyof typeof SHAPES, string];
  const language = locale === 'en' ? 'en-GB' : locale;
  return new Intl.DateTimeFormat(language, { ...SHAPES[shape], timeZone });
});

/**
 * Pages show the same days and kick-offs again and again, and each costs Intl a
 * hundredth of a page.
 */
const partsFor = remember((key): DateParts => {
  const [locale = '', shape = '', timeZone = '', seconds = ''] = key.split('|');
  const parts = formatterFor(`${locale}|${shape}|${timeZone}`).formatToParts(
    Number(seconds) * 1_000,
  );
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
});

const partsOf = (
  shape: keyof typeof SHAPES,
  timestampSeconds: number,
  locale: Locale,
  timeZone: string,
): DateParts => partsFor(`${locale}|${shape}|${timeZone}|${timestampSeconds}`);

/** `19:30`, 24 hours, in the zone (an IANA name; an unknown one throws a RangeError). */
export function formatTime(seconds: number, locale: Locale, timeZone: string): string {
  const { hour, minute } = partsOf('time', seconds, locale, timeZone);
  return `${hour}:${minute}`;
}

/** Short day of a date strip: `Сб 21`, `Sat 21`. */
export function formatDay(seconds: number, locale: Locale, timeZone: string): string {
  const { weekday = '', day } = partsOf('day', seconds, locale, timeZone);
  return `${capitalized(weekday)} ${day}`;
}

/** `21 ноября`, `21 November`. */
export function formatDayAndMonth(seconds: number, locale: Locale, timeZone: string): string {
  const { day, month } = partsOf('heading', seconds, locale, timeZone);
  return `${day}\u00A0${month}`;
}

/** `Суббота, 21 ноября 2026`, `Saturday, 21 November 2026`. */
export function formatDateHeading(seconds: number, locale: Locale, timeZone: string): string {
  const { weekday = '', year } = partsOf('heading', seconds, locale, timeZone);
  const dayAndMonth = formatDayAndMonth(seconds, locale, timeZone);
  return `${capitalized(weekday)}, ${dayAndMonth} ${year}`;
}

/** ru `21.11.2026`, en `21 Nov 2026`: figures alone would be read in two ways. */
export function formatDate(seconds: number, locale: Locale, timeZone: string): string {
  if (locale === 'en') {
    const { day, month = '', year } = partsOf('heading', seconds, locale, timeZone);
    return `${day} ${month.slice(0, 3)} ${year}`;
  }
  const { day, month, year } = partsOf('date', seconds, locale, timeZone);
  return `${day}.${month}.${year}`;
}

/** `21.11.2026, 19:30`. */
export function formatDateTime(seconds: number, locale: Locale, timeZone: string): string {
  return `${formatDate(seconds, locale, timeZone)}, ${formatTime(seconds, locale, timeZone)}`;
}

/** `21 ноя, 19:30`: a start in a list, where everybody knows the year. */
export function formatShortDateTime(seconds: number, locale: Locale, timeZone: string): string {
  const { day, month = '' } = partsOf('heading', seconds, locale, timeZone);
  return `${day}\u00A0${month.slice(0, 3)}, ${formatTime(seconds, locale, timeZone)}`;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
