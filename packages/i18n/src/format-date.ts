import enWeek from '../locales/en/week.json' with { type: 'json' };
import ruWeek from '../locales/ru/week.json' with { type: 'json' };
import type { Locale } from './locale.ts';
import { memoizeByKey } from './memoize-by-key.ts';

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

const formatterFor = memoizeByKey((key) => {
  const [locale, shape, timeZone] = key.split('|') as [Locale, keyof typeof SHAPES, string];
  const language = locale === 'en' ? 'en-GB' : locale;
  return new Intl.DateTimeFormat(language, { ...SHAPES[shape], timeZone });
});

/** Pages show the same days and kick-offs repeatedly, and each costs Intl a hundredth of a page. */
const partsFor = memoizeByKey((key): DateParts => {
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

/** ru `21.11.2026`, en `21 Nov 2026`: numbers only would be ambiguous. */
export function formatDate(seconds: number, locale: Locale, timeZone: string): string {
  if (locale === 'en') {
    const { day, month = '', year } = partsOf('heading', seconds, locale, timeZone);
    return `${day} ${month.slice(0, 3)} ${year}`;
  }
  const { day, month, year } = partsOf('date', seconds, locale, timeZone);
  return `${day}.${month}.${year}`;
}

/** What is known of a start: its hour, only its day, or only the week of its tournament. */
export type KnownStart = boolean | 'week';

/** The same from the flags of a match, which are absent where everything is known. */
export const knownStart = ({
  isTimeKnown = true,
  isDayKnown = true,
}: {
  readonly isTimeKnown?: boolean | undefined;
  readonly isDayKnown?: boolean | undefined;
}): KnownStart => (isDayKnown ? isTimeKnown : 'week');

/**
 * A match of an unknown hour is stored as noon UTC of its date: read in UTC it is that date for
 * every visitor.
 */
export const zoneOfStart = (timeZone: string, known: KnownStart = true): string =>
  known === true ? timeZone : 'UTC';

const WEEKS = { ru: ruWeek, en: enWeek } as const;

const inWeek = (locale: Locale, date: string): string => WEEKS[locale].of.replace('{{date}}', date);

/** In place of a time in the list of a day that is only the first one of a tournament. */
export const weekMark = (locale: Locale): string => WEEKS[locale].mark;

/** A start for machines: an instant, its date where the hour is unknown, `2023-W01` as a week. */
export function isoStart(seconds: number, known: KnownStart = true): string {
  if (known === 'week') return isoWeek(seconds);
  const iso = new Date(seconds * 1_000).toISOString();
  return known ? iso : iso.slice(0, 'yyyy-mm-dd'.length);
}

/** A week belongs to the year of its Thursday. */
function isoWeek(seconds: number): string {
  const thursday = new Date(seconds * 1_000);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || DAYS));
  const year = thursday.getUTCFullYear();
  const days = (thursday.getTime() - Date.UTC(year, 0)) / DAY_MS;
  return `${year}-W${String(Math.ceil((days + 1) / DAYS)).padStart(2, '0')}`;
}

/** The day of a start, `21.11.2026`, or the week of its tournament. */
export function formatStartDay(
  seconds: number,
  locale: Locale,
  timeZone: string,
  known: KnownStart = true,
): string {
  const date = formatDate(seconds, locale, zoneOfStart(timeZone, known));
  return known === 'week' ? inWeek(locale, date) : date;
}

/** `21 Nov` of a start; `wk of 21 Nov` where only the week of its tournament is known. */
export function formatShortDay(
  seconds: number,
  locale: Locale,
  timeZone: string,
  known: KnownStart = true,
): string {
  const zone = zoneOfStart(timeZone, known);
  const { day, month = '' } = partsOf('heading', seconds, locale, zone);
  const date = `${day}\u00A0${month.slice(0, 3)}`;
  return known === 'week' ? WEEKS[locale].short.replace('{{date}}', date) : date;
}

/**
 * `21.11.2026, 19:30`; only the day or the week, the same in every zone, where the hour or the day
 * is unknown.
 */
export function formatDateTime(
  seconds: number,
  locale: Locale,
  timeZone: string,
  known: KnownStart = true,
): string {
  const date = formatStartDay(seconds, locale, timeZone, known);
  return known === true ? `${date}, ${formatTime(seconds, locale, timeZone)}` : date;
}

/** Further away a weekday would be ambiguous. */
const NEAR_DAYS = 6;
const DAY_MS = 86_400_000;
const DAYS = 7;

/**
 * A start as short as is unambiguous: `19:30` today, `Сб 21, 19:30` up to six days away, `21 ноя,
 * 19:30` in the current year, `21 ноя 2025, 19:30` in another; only the day or the week, the same
 * in every zone, where hour or day are unknown. Other days and years are those of the zone.
 * @param nowSeconds the page's clock, not the device's: a page must not change on hydration
 */
export function formatWhen(
  seconds: number,
  nowSeconds: number,
  locale: Locale,
  timeZone: string,
  known: KnownStart = true,
): string {
  const isTimeKnown = known === true;
  const time = isTimeKnown ? formatTime(seconds, locale, timeZone) : '';
  const after = isTimeKnown ? `, ${time}` : '';
  const zone = zoneOfStart(timeZone, known);
  const at = partsOf('date', seconds, locale, zone);
  const now = partsOf('date', nowSeconds, locale, timeZone);
  const days = Math.abs(dayNumber(at) - dayNumber(now));
  if (days === 0 && isTimeKnown) return time;
  if (days <= NEAR_DAYS && known !== 'week') return formatDay(seconds, locale, zone) + after;
  const { day, month = '', year } = partsOf('heading', seconds, locale, zone);
  const date = `${day}\u00A0${month.slice(0, 3)}`;
  const whole = at.year === now.year ? date : `${date}\u00A0${year}`;
  return known === 'week' ? WEEKS[locale].short.replace('{{date}}', whole) : whole + after;
}

function dayNumber({ year, month, day }: DateParts): number {
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
