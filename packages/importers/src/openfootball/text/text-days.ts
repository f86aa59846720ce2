import { BadCell } from '../../table/read-number.ts';

/** A day as in a line; mostly without the year. */
export interface WrittenDay {
  day: number;
  month: number;
  year?: number;
  /** 0 is Sunday. */
  weekday?: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];

const WEEKDAY = '(?:(?<weekday>Mo|Tu|We|Th|Fr|Sa|Su)[a-z]*\\.?,?\\s+)?';
/** Full words: neither `Augsburg 2-2 Bremen` nor `Marcelo 12'` begins with a month. */
const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const YEAR = '(?:,?\\s+(?<year>(?:19|20)\\d{2}))?(?![\\d:.])';
const FORMS = [
  // `Fri Aug/16`, `Fri Aug 16 2024`, `June 12`
  new RegExp(`^${WEEKDAY}(?<month>${MONTH})[\\s/]\\s*(?<day>\\d{1,2})(?!\\d)${YEAR}`, 'i'),
  // `31 May`, `Sat 31 May 2003`
  new RegExp(`^${WEEKDAY}(?<day>\\d{1,2})[\\s/](?<month>${MONTH})(?!\\p{L})${YEAR}`, 'iu'),
  // `25.07.2025`, `11.02.`
  new RegExp(
    `^${WEEKDAY}(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?:(?<year>(?:19|20)\\d{2}))?(?!\\d)`,
    'i',
  ),
  // `Th 26/3/26`, where the day of the week proves the order
  new RegExp(
    `^(?<weekday>Mo|Tu|We|Th|Fr|Sa|Su)[a-z]*\\.?,?\\s+(?<day>\\d{1,2})/(?<month>\\d{1,2})/(?<year>(?:20)?\\d{2})(?!\\d)`,
    'i',
  ),
  // `2024-08-16`
  new RegExp(`^${WEEKDAY}(?<year>(?:19|20)\\d{2})-(?<month>\\d{2})-(?<day>\\d{2})(?!\\d)`, 'i'),
];

/** The day at the beginning of a text, and what follows it. */
export function cutDay(text: string): { written: WrittenDay; rest: string } | undefined {
  for (const form of FORMS) {
    const found = form.exec(text);
    if (found?.groups === undefined) continue;
    const { weekday, month = '', day, year } = found.groups;
    const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
    const written: WrittenDay = {
      day: Number(day),
      month: number === 0 ? Number(month) : number,
      ...(year === undefined ? {} : { year: Number(year) + (year.length === 2 ? 2e3 : 0) }),
      ...(weekday === undefined ? {} : { weekday: WEEKDAYS.indexOf(weekday.toLowerCase()) }),
    };
    if (year?.length === 2 && !isThatWeekday(dayIn(written, written.year ?? 0), written.weekday)) {
      return undefined;
    }
    return { written, rest: text.slice(found[0].length).replace(/^,/, '').trim() };
  }
  return undefined;
}

/** First month of a season that lasts over New Year. */
const FIRST_MONTH = 7;
/** Season 2019-20 was played to its end in the summer after it. */
const LATEST_SUMMER_MONTH = 8;
const LONGEST_PAUSE_DAYS = 60;

/**
 * Adds years to days: the written one, else the one with that day of the week, else by the months
 * of a season. Years are those of the heading.
 */
export class Calendar {
  readonly #first: number;
  readonly #last: number;
  #latest = '';

  constructor(first: number, last: number) {
    this.#first = first;
    this.#last = last;
  }

  /** @throws BadCell when there is no such day */
  dayOf(written: WrittenDay): string {
    const day = dayIn(written, written.year ?? this.#yearOf(written));
    if (day === undefined) {
      throw new BadCell(
        `date: "${written.day}/${written.month}" is not a day of the calendar; correct it`,
      );
    }
    if (day > this.#latest) this.#latest = day;
    return day;
  }

  #yearOf(written: WrittenDay): number {
    const years = [this.#first, this.#last];
    const proved = years.find((year) => isThatWeekday(dayIn(written, year), written.weekday));
    if (proved !== undefined) return proved;
    if (this.#isPutOff(written)) return this.#last + 1;
    const { month } = written;
    if (month < FIRST_MONTH || this.#isLateSummer(written)) return this.#last;
    return this.#first;
  }

  #isLateSummer(written: WrittenDay): boolean {
    const day = dayIn(written, this.#last) ?? '';
    return (
      written.month <= LATEST_SUMMER_MONTH &&
      this.#latest >= `${this.#last}-05-01` &&
      day >= this.#latest
    );
  }

  /**
   * A tournament that was postponed for a year keeps its name, and a season may end in the first
   * days of another year. A wrong day of the week is not enough to move a match there.
   */
  #isPutOff(written: WrittenDay): boolean {
    const day = dayIn(written, this.#last + 1);
    if (day === undefined || !isThatWeekday(day, written.weekday)) return false;
    if (this.#latest === '') return this.#first === this.#last;
    return day >= this.#latest && daysBetween(this.#latest, day) <= LONGEST_PAUSE_DAYS;
  }
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

function dayIn({ day, month }: WrittenDay, year: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function isThatWeekday(day: string | undefined, weekday: number | undefined): boolean {
  return day !== undefined && new Date(`${day}T00:00Z`).getUTCDay() === weekday;
}
