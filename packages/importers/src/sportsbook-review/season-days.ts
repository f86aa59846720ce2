import { FileRefused } from '../file-refused.ts';

export interface ArchiveSeason {
  /** `2019/20`. */
  name: string;
  firstYear: number;
}

/** `2019-20`, `2019_2020`, `2019 - 20`, `20192020`, `2021`. */
const YEARS = /(?<!\d)(20\d{2})(?:(?:20|\s?[-–_/]\s?(?:20)?)(\d{2}))?(?!\d)/;
/** Months after which a game cannot belong to the calendar year before. */
const JULY = 7;
/** Of fewer rows the turn of the year, a step back, may be most of the steps. */
const SHORTEST_SEASON = 12;

/**
 * The season of a file: rows have month and day, the year is only in the name of the file (`nhl
 * odds 2019-20.csv`, `20192020VegasOdds.csv`, `nhl odds 2021.csv`).
 * @throws FileRefused when the name has no year
 */
export function seasonOfFile(file: string, firstMonth: number): ArchiveSeason {
  const [, year, next] = YEARS.exec(file) ?? [];
  if (year === undefined) {
    throw new FileRefused(
      'its days have no year, and neither has its name; call it like "nhl odds 2019-20.csv"',
    );
  }
  const named = Number(year);
  // `2021` is a season that began in January; the season before a summer has two years.
  if (next === undefined && firstMonth < JULY) return { name: nameOf(named - 1), firstYear: named };
  const isLate = next !== undefined && firstMonth < JULY;
  return { name: nameOf(named), firstYear: isLate ? named + 1 : named };
}

function nameOf(first: number): string {
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}

/** A cell such as `1002` (2 October) or `113` (13 January). */
function readMonthDay(cell: string | undefined): { month: number; day: number } | undefined {
  const [, month, day] = /^(\d{1,2})(\d{2})(?:\.0)?$/.exec(cell ?? '') ?? [];
  const isOfCalendar = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1;
  return isOfCalendar && Number(day) <= 31 ? { month: Number(month), day: Number(day) } : undefined;
}

/** The month a season began in; a file may have its newest games first. */
export function firstMonthOf(cells: readonly (string | undefined)[]): number {
  const days = cells.flatMap((cell) => readMonthDay(cell) ?? []);
  const steps = days.map(({ month, day }, row) => {
    const before = days[row - 1];
    return before === undefined ? 0 : Math.sign((month - before.month) * 31 + day - before.day);
  });
  const isNewestFirst = steps.reduce<number>((sum, step) => sum + step, 0) < 0;
  return days.at(isNewestFirst && days.length > SHORTEST_SEASON ? -1 : 0)?.month ?? 1;
}

/** The day of a row, or why it has none. */
export type RowDay = { day: string } | { fault: string };

/**
 * Days of the rows of a season, by the month it began in: earlier months are of the next year. A
 * day of another time of the year than those on both sides is a typing error.
 */
export function daysOfRows(
  cells: readonly (string | undefined)[],
  { firstYear, firstMonth }: { firstYear: number; firstMonth: number },
): readonly RowDay[] {
  const read = cells.map(readMonthDay);
  const times = read.map((at) => {
    return at && timeOf(at, at.month < firstMonth ? firstYear + 1 : firstYear);
  });
  const misplaced = misplacedRows(times);
  return times.map((time, row) => {
    const words = `column Date holds "${cells[row] ?? ''}"`;
    if (time === undefined)
      return { fault: `${words}, not a day as mmdd; write 1002 for 2 October` };
    if (misplaced.has(row)) return { fault: `${words}, far from the days around it; correct it` };
    return { day: new Date(time).toISOString().slice(0, 10) };
  });
}

function timeOf({ month, day }: { month: number; day: number }, year: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.getTime() : undefined;
}

/** Longer than any break that is not the summer's. */
const FAR_MS = 31 * 86_400_000;

function misplacedRows(times: readonly (number | undefined)[]): ReadonlySet<number> {
  const days: { time: number; rows: number[] }[] = [];
  for (const [row, time] of times.entries()) {
    if (time === undefined) continue;
    const last = days.at(-1);
    if (last?.time === time) last.rows.push(row);
    else days.push({ time, rows: [row] });
  }
  const areFar = (one: number, other: number) => Math.abs(one - other) > FAR_MS;
  const misplaced = days.filter(({ time }, index) => {
    const [before, behind] = [days[index - 1]?.time, days[index + 1]?.time];
    if (before === undefined || behind === undefined) return false;
    return areFar(time, before) && areFar(time, behind) && !areFar(before, behind);
  });
  return new Set(misplaced.flatMap(({ rows }) => rows));
}
