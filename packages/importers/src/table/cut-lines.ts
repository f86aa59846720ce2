import { CsvError, type Info, parse } from 'csv-parse/sync';
import { FileRefused } from '../file-refused.ts';

/** A row of CSV text, cut but not yet named. */
export interface CutLine {
  /** Counts from 1; a quoted cell may hold several. */
  line: number;
  cut: string[];
}

/** Cuts CSV text into rows by commas, semicolons or tabs; empty lines are passed over. */
export function cutLines(text: string): CutLine[] {
  const [separatorLine = '', mark] = SEPARATOR_LINE.exec(text) ?? [];
  const rest = text.slice(separatorLine.length);
  const before = separatorLine === '' ? 0 : 1;
  const delimiter = mark ?? delimiterOf(rest);
  const rows = needsParser(rest) ? parseLines(rest, delimiter) : splitLines(rest, delimiter);
  const hasPoints = delimiter === ',' && !QUOTED_WITH_COMMA.test(rest);
  if (hasPoints && before === 0) return rows;
  return rows.map(({ line, cut }) => ({
    line: line + before,
    cut: hasPoints ? cut : cut.map(withPoint),
  }));
}

/** Lines of spreadsheets before the rows. */
const SEPARATOR_LINE = /^sep=([,;\t])\r?\n/;
/** A number no thousands can be in: the comma is the point of all in this file. */
const QUOTED_WITH_COMMA = /"-?\d{1,3},\d{1,2}"/;
const QUOTED = /"[^"]*"/g;

/** Programs of many countries write semicolons, as the comma is the point of their numbers. */
function delimiterOf(text: string): string {
  const head = /\S[^\r\n]*/.exec(text)?.[0].replace(QUOTED, '') ?? '';
  if (head.includes(',')) return ',';
  const count = (mark: string) => head.split(mark).length;
  return [',', ';', '\t'].reduce((most, mark) => (count(mark) > count(most) ? mark : most));
}

function withPoint(cell: string): string {
  return /^-?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell;
}

const LONE_END_OF_LINE = /\r(?!\n)|(?<!\r)\n/;

/** Quotes, and files that end their lines now in one way, now in another. */
function needsParser(text: string): boolean {
  return text.includes('"') || (text.includes('\r') && LONE_END_OF_LINE.test(text));
}

function splitLines(text: string, delimiter: string): CutLine[] {
  const rows: CutLine[] = [];
  const lines = text.split(text.includes('\r') ? '\r\n' : '\n');
  for (const [index, line] of lines.entries()) {
    if (line !== '') rows.push({ line: index + 1, cut: line.split(delimiter) });
  }
  return rows;
}

function parseLines(text: string, delimiter: string): CutLine[] {
  try {
    const rows = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: Info }[];
    return rows.map(({ record, info }) => ({ line: info.lines, cut: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `a quote that opens in line ${lineOfOpenQuote(text)} is not closed; close it`
        : `${error.message}; repair that line`;
    throw new FileRefused(`the file is not CSV: ${reason}`);
  }
}

/** The last line with a quote that has no partner in it. */
function lineOfOpenQuote(text: string): number {
  return text.split(/\r\n|\r|\n/).findLastIndex((line) => line.split('"').length % 2 === 0) + 1;
}
