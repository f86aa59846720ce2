import { FileRefused } from '../file-refused.ts';
import type { CutTable } from '../sheet.ts';
import { dayOfSerial } from '../xlsx/read-xlsx.ts';

/**
 * Days and times of a sheet as in the CSV of the same rows: a count of days becomes `yyyy-mm-dd`, a
 * fraction of a day `hh:mm`; text is unchanged.
 * @throws FileRefused when a program has swapped days and months of some dates
 */
export function withWrittenTimes({ columns, lines }: CutTable): CutTable {
  const [date, time] = [columns.indexOf('Date'), columns.indexOf('Time')];
  refuseTurned(lines.flatMap(({ cut }) => cut[date]?.trim() ?? []));
  return {
    columns,
    lines: lines.map(({ line, cut }) => ({
      line,
      cut: cut.map((cell, index) => {
        if (cell === undefined) return undefined;
        if (index === date) return dayOfSerial(cell.trim()) ?? cell;
        return index === time ? (clockOf(cell.trim()) ?? cell) : cell;
      }),
    })),
  };
}

const NUMBER = /^\d+(?:\.\d+)?(?:E-?\d+)?$/i;
const MINUTES_A_DAY = 1_440;

/** `0.8125` → `19:30`; the integer part is a date in the same cell. */
function clockOf(cell: string): string | undefined {
  if (!NUMBER.test(cell)) return undefined;
  const minutes = Math.round((Number(cell) % 1) * MINUTES_A_DAY) % MINUTES_A_DAY;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const LATE_DAY = /^(?:1[3-9]|2\d|3[01])[/.-]\d{1,2}[/.-]\d{2,4}$/;
const LAST_MONTH = 12;

/**
 * Text such as 13/08/2023 read as mm/dd becomes no date and stays text, while 05/08/2023 becomes
 * the 8th of May. Every date that is left as text then has a day above 12, and no other has.
 */
function refuseTurned(cells: readonly string[]): void {
  const days = cells.flatMap((cell) => dayOfSerial(cell) ?? []);
  const texts = cells.filter((cell) => dayOfSerial(cell) === undefined);
  if (days.length === 0 || texts.length === 0) return;
  if (!texts.every((text) => LATE_DAY.test(text))) return;
  if (days.some((day) => Number(day.slice(8)) > LAST_MONTH)) return;
  throw new FileRefused(
    'days above 12 are text and all others are dates: a program took dd/mm for mm/dd; repair the column Date',
  );
}
