import { FileRefused } from '../file-refused.ts';

export interface ArchiveSeason {
  /** `2019/20`. */
  name: string;
  firstYear: number;
}

/** Months after which a game cannot belong to the calendar year before. */
const JULY = 7;

/**
 * The season of a file: rows say month and day, the year stands in the name of the file alone
 * (`nhl odds 2019-20.csv`, `nhl odds 2021.csv`).
 * @throws FileRefused when the name has no year
 */
export function seasonOfFile(file: string, firstMonth: number): ArchiveSeason {
  const [, year, next] = /(?<!\d)(20\d{2})(?:[-_/](?:20)?(\d{2}))?(?!\d)/.exec(file) ?? [];
  if (year === undefined) {
    throw new FileRefused(
      'its days have no year, and neither has its name; call it like "nhl odds 2019-20.csv"',
    );
  }
  const named = Number(year);
  // `2021` alone is a season that began in January; the season before a summer has two years.
  if (next === undefined && firstMonth < JULY) return { name: nameOf(named - 1), firstYear: named };
  const isLate = next !== undefined && firstMonth < JULY;
  return { name: nameOf(named), firstYear: isLate ? named + 1 : named };
}

function nameOf(first: number): string {
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}

/** A cell such as `1002` (2 October) or `113` (13 January). */
export function readMonthDay(cell: string | undefined): { month: number; day: number } | undefined {
  const [, month, day] = /^(\d{1,2})(\d{2})(?:\.0)?$/.exec(cell ?? '') ?? [];
  return month === undefined ? undefined : { month: Number(month), day: Number(day) };
}

/**
 * Days in the order of the rows: a month earlier than the last one by half a year is the next year.
 */
export function createCalendar(firstYear: number) {
  let year = firstYear;
  let last = 0;
  return ({ month, day }: { month: number; day: number }): string | undefined => {
    if (last - month >= 6) year += 1;
    last = month;
    const date = new Date(Date.UTC(year, month - 1, day));
    const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    return isReal ? date.toISOString().slice(0, 10) : undefined;
  };
}
