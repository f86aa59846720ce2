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

/** A sheet of a workbook; without a table when nothing stands in it. */
export interface Sheet {
  name: string;
  table?: CutTable;
}

/** Gives columns other names, or one to those without. */
export type NameColumns = (columns: readonly string[]) => readonly string[];

/** Cuts CSV text into rows by column name. */
export function readTable(text: string, nameColumns: NameColumns = (columns) => columns): Table {
  const { columns, lines } = cutTable(text);
  return tableOf({ columns: nameColumns(columns), lines });
}

/** Cuts CSV text into rows. */
export function cutTable(text: string): CutTable {
  const [head, ...lines] = cutLines(text);
  if (head === undefined) throw new FileRefused('the file is empty');
  return { columns: head.cut.map((name) => name.trim()), lines };
}

/**
 * A table of rows that are cut already. Rows and columns that are empty throughout are passed over;
 * of columns with the same name the first filled one counts.
 */
export function tableOf({ columns, lines }: CutTable): Table {
  const places = columnPlaces(columns);
  const rows: TableRow[] = [];
  for (const { line, cut } of lines) {
    const cells = rowCells(places, cut);
    if (hasCells(cells)) rows.push({ line, cells });
  }
  return { columns: [...places.keys()], rows };
}
