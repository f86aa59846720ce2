type Cell = string | number | null;

const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/**
 * Rows of CSV as a spreadsheet stores them: numbers as numbers, days as the count of days, times as
 * fractions of a day, blanks as missing.
 */
export function sheetOfCsv(text: string): Cell[][] {
  const [head = '', ...lines] = text
    .replace(/^\u{FEFF}/u, '')
    .trim()
    .split(/\r?\n/);
  return [head.split(','), ...lines.map((line) => line.split(',').map(asCell))];
}

function asCell(cell: string): Cell {
  if (cell === '') return null;
  const [, day, month, year = ''] = /^(\d{2})\/(\d{2})\/(\d{2}|\d{4})$/.exec(cell) ?? [];
  if (day !== undefined) {
    const full = Number(year) + (year.length === 2 ? 2_000 : 0);
    return (Date.UTC(full, Number(month) - 1, Number(day)) - DAY_ZERO) / DAY_MS;
  }
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(cell) ?? [];
  if (hours !== undefined) return (Number(hours) * 60 + Number(minutes)) / 1_440;
  return /^-?\d*\.?\d+$/.test(cell) ? Number(cell) : cell;
}
