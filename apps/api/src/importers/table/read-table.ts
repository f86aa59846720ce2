import { CsvError, type Info, parse } from 'csv-parse/sync';
import { FileRefused } from '../file-refused.ts';

/** A row by column name; blank cells and `NA` are absent, which is not 0. */
export interface TableRow {
  line: number;
  cells: ReadonlyMap<string, string>;
}

export interface Table {
  columns: string[];
  rows: TableRow[];
}

const MISSING = new Set(['', 'NA', 'N/A', '-']);

/**
 * Cuts CSV text into rows by column name. Rows and columns that are empty throughout are passed
 * over; of columns with the same name the first one counts.
 * @param nameColumns gives columns without a name one by their neighbours
 */
export function readTable(
  text: string,
  nameColumns: (columns: readonly string[]) => string[] = (columns) => [...columns],
): Table {
  const [head, ...lines] = parseLines(text);
  if (head === undefined) throw new FileRefused('the file is empty');
  const columns = nameColumns(head.record.map((name) => name.trim()));
  const rows = lines
    .map(({ record, info }) => ({ line: info.lines, cells: cellsOf(columns, record) }))
    .filter(({ cells }) => cells.size > 0);
  return { columns: [...new Set(columns)].filter((name) => name !== ''), rows };
}

function parseLines(text: string): { record: string[]; info: Info }[] {
  try {
    return parse(text, {
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: Info }[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileRefused(`the file is not CSV: ${error.message}`);
  }
}

/** Cells of a row by column name; of two columns of one name the first filled one counts. */
export function cellsOf(
  columns: readonly string[],
  record: readonly (string | undefined)[],
): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [index, name] of columns.entries()) {
    const cell = record[index]?.trim() ?? '';
    if (name !== '' && !MISSING.has(cell) && !cells.has(name)) cells.set(name, cell);
  }
  return cells;
}
