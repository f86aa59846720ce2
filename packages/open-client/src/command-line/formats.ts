import { csvField } from '@tipmark/domain';

export const FORMATS = ['table', 'csv', 'ndjson'] as const;
export type Format = (typeof FORMATS)[number];

type Row = Readonly<Record<string, unknown>>;
type Cells = ReadonlyMap<string, string>;

/** Writes rows one after the other; `end` writes what needed all of them. */
export interface RowWriter {
  add(row: Row): void;
  end(): void;
}

const SEPARATOR = ',';
/** Wider cells are cut in tables. */
const MOST_WIDE = 40;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal would obey them
const NOT_SHOWN = /\p{Cc}+/gu;

function isNested(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object'
    ? JSON.stringify(value)
    : String(value as string | number | boolean);
}

/** `{home: {id, name}}` becomes `home.id` and `home.name`. */
function cellsOf(row: Row, prefix = ''): [string, string][] {
  return Object.entries(row).flatMap(([key, value]): [string, string][] =>
    isNested(value) ? cellsOf(value, `${prefix}${key}.`) : [[prefix + key, textOf(value)]],
  );
}

/**
 * The columns of all rows, in the order of the first that has them. Where a value is an object in
 * some rows and nothing in others, the name of nothing is no column of its own.
 */
function columnsOf(rows: readonly Cells[]): readonly string[] {
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const isPrefix = (name: string) => names.some((other) => other.startsWith(`${name}.`));
  return names.filter((name) => !isPrefix(name));
}

function csvLines(rows: readonly Cells[]): readonly string[] {
  const columns = columnsOf(rows);
  const line = (cells: readonly string[]) =>
    `${cells.map((cell) => csvField(cell, SEPARATOR)).join(SEPARATOR)}\r\n`;
  return [line(columns), ...rows.map((row) => line(columns.map((name) => row.get(name) ?? '')))];
}

function shown(text: string): string {
  const plain = text.replace(NOT_SHOWN, ' ');
  return plain.length > MOST_WIDE ? `${plain.slice(0, MOST_WIDE - 1)}…` : plain;
}

function tableLines(rows: readonly Cells[]): readonly string[] {
  const columns = columnsOf(rows);
  const table = [columns, ...rows.map((row) => columns.map((name) => shown(row.get(name) ?? '')))];
  const widths = columns.map((_, column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  return table.map(
    (cells) =>
      `${cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
  );
}

/** Writes rows in a format: lines of JSON as they come, tables and CSV once all are known. */
export function createWriter(format: Format, write: (text: string) => void): RowWriter {
  const rows: Cells[] = [];
  if (format === 'ndjson') {
    return { add: (row) => write(`${JSON.stringify(row)}\n`), end: () => {} };
  }
  const linesOf = format === 'csv' ? csvLines : tableLines;
  return {
    add: (row) => void rows.push(new Map(cellsOf(row))),
    end() {
      if (rows.length > 0) for (const line of linesOf(rows)) write(line);
    },
  };
}
