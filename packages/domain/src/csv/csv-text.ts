/** Spreadsheets would run these as formulas; a number may begin with a minus. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
/** What `csvField` puts before a text that looks like a formula. */
const GUARDED = /^'(?=[=+\-@\t\r])/;

const SEPARATORS = [';', ',', '\t'] as const;
export type CsvSeparator = (typeof SEPARATORS)[number];

/** A field of a file (RFC 4180) that no spreadsheet runs as a formula. */
export function csvField(text: string, separator: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(separator)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** A field as it was before `csvField` made it harmless. */
export const csvValue = (field: string): string => field.replace(GUARDED, '');

/** A file of rows; it begins with a byte order mark, or spreadsheets would misread Cyrillic. */
export function csvText(rows: readonly (readonly string[])[], separator: CsvSeparator): string {
  const lines = rows.map((row) => row.map((text) => csvField(text, separator)).join(separator));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** The separator of a file: the most frequent one of its first line, outside of quotes. */
export function csvSeparatorOf(text: string): CsvSeparator {
  const first = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1)[0] ?? '';
  const counts = SEPARATORS.map((one) => first.split(one).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

export interface CsvRow {
  /** From 1, of the file. */
  readonly line: number;
  readonly fields: readonly string[];
}

interface Read {
  readonly field: string;
  /** Offset after the field and its separator or end of line. */
  readonly next: number;
  readonly isLast: boolean;
}

/** The field at an offset; a quote that is never closed ends with the text. */
function readField(text: string, from: number, separator: string): Read {
  let field = '';
  let at = from;
  if (text[at] === '"') {
    for (at += 1; at < text.length; at += 1) {
      if (text[at] !== '"') field += text[at];
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else break;
    }
    at += 1;
  }
  const rest = at;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
  field += text.slice(rest, at).replace(/\r$/, '');
  return { field, next: at + 1, isLast: at >= text.length || text[at] === '\n' };
}

/** The rows of a file that are not blank. Fields in quotes may have separators and line breaks. */
export function readCsv(given: string, separator: CsvSeparator): CsvRow[] {
  const text = given.replace(/^\ufeff/, '');
  const rows: CsvRow[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const from = at;
    const fields: string[] = [];
    let isLast = false;
    while (!isLast) {
      const read = readField(text, at, separator);
      fields.push(read.field);
      ({ next: at, isLast } = read);
    }
    if (fields.some((field) => field.trim() !== '')) rows.push({ line, fields });
    line += text.slice(from, at).split('\n').length - 1;
  }
  return rows;
}
