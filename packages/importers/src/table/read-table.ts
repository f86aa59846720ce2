import { FileRefused } from '../file-refused.ts';
import type { CutTable } from '../sheet.ts';
import { cutLines } from './cut-lines.ts';
import { columnPositions, hasCells, type RowCells, rowCells } from './row-cells.ts';

export interface TableRow {
  line: number;
  cells: RowCells;
  /** Whether the file ends before the row does: its last cell may be a part of one. */
  isCutOff?: true;
}

export interface Table {
  columns: string[];
  rows: TableRow[];
}

/** Renames columns, or names those without a name. */
export type NameColumns = (columns: readonly string[]) => readonly string[];

/** Cuts CSV text into rows by column name. */
export function readTable(text: string, nameColumns: NameColumns = (columns) => columns): Table {
  const { columns, lines } = cutTable(text);
  return tableOf({ columns: nameColumns(columns), lines });
}

/** Cuts CSV text into rows. */
export function cutTable(text: string): CutTable {
  const cut = cutLines(text);
  // A spreadsheet whose first rows are empty writes their commas.
  const first = cut.findIndex((row) => row.cut.some((name) => name.trim() !== ''));
  const [head, ...lines] = first > 0 ? cut.slice(first) : cut;
  if (head === undefined) throw new FileRefused('the file is empty; download it again');
  const columns = head.cut.map((name) => name.trim());
  return { columns, lines: /[\r\n]$/.test(text) ? lines : withCutOff(lines, columns.length) };
}

/** A last row without an end is cut off, unless it has all cells or others lack some too. */
function withCutOff(lines: CutTable['lines'], width: number): CutTable['lines'] {
  const [before, last] = [lines.slice(0, -1), lines.at(-1)];
  const isWhole = last === undefined || before.length === 0 || last.cut.length >= width;
  if (isWhole || before.some(({ cut }) => cut.length < width)) return lines;
  return [...before, { ...last, isCutOff: true }];
}

/**
 * A table of rows that are cut already. Rows and columns that are empty throughout are passed over;
 * of columns with the same name the first filled one counts.
 */
export function tableOf({ columns, lines }: CutTable): Table {
  const positions = columnPositions(columns);
  const rows: TableRow[] = [];
  for (const { line, cut, isCutOff } of lines) {
    const cells = rowCells(positions, cut);
    if (hasCells(cells)) rows.push({ line, cells, ...(isCutOff === true ? { isCutOff } : {}) });
  }
  return { columns: [...positions.keys()], rows };
}
