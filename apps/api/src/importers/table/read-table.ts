import { FileRefused } from '../file-refused.ts';
import { cutLines } from './cut-lines.ts';
import { columnPlaces, hasCells, type RowCells, rowCells } from './row-cells.ts';

export interface TableRow {
  line: number;
  cells: RowCells;
}

export interface Table {
  columns: string[];
  rows: TableRow[];
}

/** Rows as cut, the first of them the names of the columns. */
export interface CutTable {
  columns: readonly string[];
  lines: readonly { line: number; cut: readonly (string | undefined)[] }[];
}

/**
 * Cuts CSV text into rows by column name. Rows and columns that are empty throughout are passed
 * over; of columns with the same name the first filled one counts.
 * @param nameColumns gives columns without a name one by their neighbours
 */
export function readTable(
  text: string,
  nameColumns: (columns: readonly string[]) => string[] = (columns) => [...columns],
): Table {
  const [head, ...lines] = cutLines(text);
  if (head === undefined) throw new FileRefused('the file is empty');
  return tableOf({ columns: nameColumns(head.cut.map((name) => name.trim())), lines });
}

/** A table of rows that are cut already. */
export function tableOf({ columns, lines }: CutTable): Table {
  const places = columnPlaces(columns);
  const rows: TableRow[] = [];
  for (const { line, cut } of lines) {
    const cells = rowCells(places, cut);
    if (hasCells(cells)) rows.push({ line, cells });
  }
  return { columns: [...places.keys()], rows };
}
