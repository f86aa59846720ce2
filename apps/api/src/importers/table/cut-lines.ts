import { CsvError, type Info, parse } from 'csv-parse/sync';
import { FileRefused } from '../file-refused.ts';

/** A row of CSV text, cut but not yet named. */
export interface CutLine {
  /** Counts from 1; a quoted cell may hold several. */
  line: number;
  cut: string[];
}

/** Cuts CSV text into rows; empty lines are passed over. */
export function cutLines(text: string): CutLine[] {
  return needsParser(text) ? parseLines(text) : splitLines(text);
}

const LONE_END_OF_LINE = /\r(?!\n)|(?<!\r)\n/;

/** Quotes, and files that end their lines now in one way, now in another. */
function needsParser(text: string): boolean {
  return text.includes('"') || (text.includes('\r') && LONE_END_OF_LINE.test(text));
}

function splitLines(text: string): CutLine[] {
  const rows: CutLine[] = [];
  const lines = text.split(text.includes('\r') ? '\r\n' : '\n');
  for (const [index, line] of lines.entries()) {
    if (line !== '') rows.push({ line: index + 1, cut: line.split(',') });
  }
  return rows;
}

function parseLines(text: string): CutLine[] {
  try {
    const rows = parse(text, {
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: Info }[];
    return rows.map(({ record, info }) => ({ line: info.lines, cut: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileRefused(`the file is not CSV: ${error.message}`);
  }
}
