import { FileRefused } from '../file-refused.ts';

/** A day of the calendar, `yyyy-mm-dd`; undefined when the text is not a date. */
export type ReadDay = (text: string) => string | undefined;

/** The site supports times from 2000 on, and early prices are two days before a match. */
export const EARLIEST_DAY = '2000-01-03';

/** Why a match of an earlier day is refused. */
export const dayTooEarly = (field: string, day: string): string =>
  `${field}: the day ${day} is before ${EARLIEST_DAY}, the first the site has; leave the match out`;

const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?: 0?0:00(?::00)?)?$/;
/** Year first; yyyy/dd/mm is not in use. */
const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[ T]0?0:00(?::00(?:\.0+)?)?Z?)?$/;
/** The format begins with season 1993-94. */
const CENTURY_PIVOT = 70;

interface Parts {
  first: number;
  second: number;
  year: number;
}

function partsOf(text: string): Parts | undefined {
  const [, first, second, year] = SLASHED.exec(text) ?? [];
  if (year === undefined) return undefined;
  const short = Number(year);
  const full = year.length === 4 ? short : short + (short < CENTURY_PIVOT ? 2000 : 1900);
  return { first: Number(first), second: Number(second), year: full };
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

const dayFirst = ({ first, second, year }: Parts) => dayOf(year, second, first);
const monthFirst = ({ first, second, year }: Parts) => dayOf(year, first, second);

/** How a format writes its dates; a spreadsheet may have turned them round. */
export type UsualOrder = 'dd/mm' | 'mm/dd';

/**
 * Decides the date format of a file, once for all its rows.
 * @throws FileRefused when the dates contradict each other, or fit the unusual order better without
 * proving either
 */
export function dateReader(texts: readonly string[], usual: UsualOrder = 'dd/mm'): ReadDay {
  const parts = texts.flatMap((text) => partsOf(text) ?? []);
  const provesDayFirst = parts.some(({ first, second }) => first > 12 && second <= 12);
  const provesMonthFirst = parts.some(({ first, second }) => second > 12 && first <= 12);
  if (provesDayFirst && provesMonthFirst) {
    throw new FileRefused(
      'some dates can only be dd/mm and others only mm/dd; repair the column Date',
    );
  }
  const isProved = provesDayFirst || provesMonthFirst;
  if (!isProved) refuseDoubt(parts, usual);
  const isMonthFirst = isProved ? provesMonthFirst : usual === 'mm/dd';
  const fromParts = isMonthFirst ? monthFirst : dayFirst;
  return (text) => {
    const [, year, , month, day] = ISO.exec(text) ?? [];
    if (year !== undefined) return dayOf(Number(year), Number(month), Number(day));
    const found = partsOf(text);
    return found === undefined ? undefined : fromParts(found);
  };
}

/**
 * With no day above 12 the order of the rows is the only witness: these files are chronological.
 */
function refuseDoubt(parts: readonly Parts[], usual: UsualOrder): void {
  const [likely, other, otherName] =
    usual === 'dd/mm' ? [dayFirst, monthFirst, 'mm/dd'] : [monthFirst, dayFirst, 'dd/mm'];
  if (!isChronological(parts.map(likely)) && isChronological(parts.map(other))) {
    throw new FileRefused(
      `the dates may be dd/mm or mm/dd: no day is above 12, and only as ${otherName} are the rows in order; write them as yyyy-mm-dd`,
    );
  }
}

function isChronological(days: readonly (string | undefined)[]): boolean {
  return days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= (day ?? ''));
}
