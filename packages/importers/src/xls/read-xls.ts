import { FileRefused } from '../file-refused.ts';
import type { CutTable, Sheet } from '../sheet.ts';
import { countedFrom1904 } from '../xlsx/read-xlsx.ts';
import { readStream } from './read-compound-file.ts';

/** Kinds of records of a workbook, as Excel 97 to 2003 wrote them. */
const RECORD = {
  formula: 0x0006,
  end: 0x000a,
  countOfDays: 0x0022,
  encrypted: 0x002f,
  more: 0x003c,
  sheet: 0x0085,
  manyNumbers: 0x00bd,
  strings: 0x00fc,
  sharedText: 0x00fd,
  number: 0x0203,
  text: 0x0204,
  textOfFormula: 0x0207,
  shortNumber: 0x027e,
  begin: 0x0809,
} as const;

const EXCEL_97 = 0x0600;
const MOST_COLUMNS = 300;

interface BookRecord {
  kind: number;
  at: number;
  data: Buffer;
}

/**
 * Sheets of an XLS file in their order: its rows, the first of them the names of the columns;
 * numbers as plain decimals, a date as the count of its days.
 * @throws FileRefused when the file is damaged, locked or older than Excel 97
 */
export function* readXls(bytes: Uint8Array): Generator<Sheet> {
  const book = readStream(bytes, 'Workbook');
  if (book === undefined) {
    throw new FileRefused('the XLS file has no workbook of Excel 97 or later; save it as CSV');
  }
  try {
    yield* sheetsOfBook(book);
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused(
      `the file is not a whole XLS file; download it again: ${(error as Error).message}`,
    );
  }
}

function* sheetsOfBook(book: Buffer): Generator<Sheet> {
  const globals = [...recordsFrom(book, 0)];
  if (globals[0]?.kind !== RECORD.begin || globals[0].data.readUInt16LE(0) !== EXCEL_97) {
    throw new FileRefused('the XLS file is not of Excel 97 to 2003; save it as CSV');
  }
  if (globals.some(({ kind }) => kind === RECORD.encrypted)) {
    throw new FileRefused('the XLS file is locked by a password; save it without one');
  }
  if (globals.some(({ kind, data }) => kind === RECORD.countOfDays && data[0] === 1)) {
    throw countedFrom1904();
  }
  // Others than the kind 0 are charts and macros.
  const sheets = globals.filter(({ kind, data }) => kind === RECORD.sheet && data[5] === 0);
  if (sheets.length === 0)
    throw new FileRefused('the XLS file has no sheet; save the table as CSV');
  const strings = stringsOf(globals);
  for (const { data } of sheets) {
    const table = tableOfSheet(cellsOf(recordsFrom(book, data.readUInt32LE(0)), strings));
    yield { name: sheetName(data), ...(table === undefined ? {} : { table }) };
  }
}

function sheetName(data: Buffer): string {
  const isWide = ((data[7] ?? 0) & WIDE) !== 0;
  const length = (data[6] ?? 0) * (isWide ? 2 : 1);
  return data.toString(isWide ? 'utf16le' : 'latin1', 8, 8 + length);
}

function tableOfSheet(rows: Rows): CutTable | undefined {
  const [head, ...lines] = [...rows].toSorted(([one], [other]) => one - other);
  if (head === undefined) return undefined;
  return {
    columns: Array.from(head[1], (name) => (name ?? '').trim()),
    lines: lines.map(([row, cut]) => ({ line: row + 1, cut })),
  };
}

/** Records of one part of the book, to its end. */
function* recordsFrom(book: Buffer, start: number): Generator<BookRecord> {
  for (let at = start; at + 4 <= book.length; ) {
    const kind = book.readUInt16LE(at);
    const length = book.readUInt16LE(at + 2);
    yield { kind, at, data: book.subarray(at + 4, at + 4 + length) };
    if (kind === RECORD.end) return;
    at += 4 + length;
  }
  throw new Error('it ends too early');
}

type Rows = Map<number, (string | undefined)[]>;

function cellsOf(records: Iterable<BookRecord>, strings: readonly string[]): Rows {
  const rows: Rows = new Map();
  const put = (row: number, column: number, value: string | undefined) => {
    if (column >= MOST_COLUMNS) return;
    const cells = rows.get(row) ?? [];
    cells[column] = value;
    rows.set(row, cells);
  };
  let formula: [row: number, column: number] = [0, 0];
  for (const { kind, data } of records) {
    if (kind === RECORD.textOfFormula) put(...formula, textAt(data, 0));
    if (!HAS_POSITION.has(kind)) continue;
    const [row, column] = [data.readUInt16LE(0), data.readUInt16LE(2)];
    if (kind === RECORD.sharedText) put(row, column, strings[data.readUInt32LE(6)]);
    else if (kind === RECORD.text) put(row, column, textAt(data, 6));
    else if (kind === RECORD.number) put(row, column, String(data.readDoubleLE(6)));
    else if (kind === RECORD.shortNumber) put(row, column, shortNumber(data.readUInt32LE(6)));
    else if (kind === RECORD.manyNumbers) {
      for (let at = 4; at + 6 <= data.length - 2; at += 6) {
        put(row, column + (at - 4) / 6, shortNumber(data.readUInt32LE(at + 2)));
      }
    } else {
      formula = [row, column];
      // Strings, booleans and errors are flagged in place of a number; a string follows.
      const isNumber = data.readUInt16LE(12) !== 0xffff;
      if (isNumber) put(row, column, String(data.readDoubleLE(6)));
    }
  }
  return rows;
}

const HAS_POSITION: ReadonlySet<number> = new Set([
  RECORD.sharedText,
  RECORD.text,
  RECORD.number,
  RECORD.shortNumber,
  RECORD.manyNumbers,
  RECORD.formula,
]);

/** Thirty bits of a number, an integer or the upper ones of a double, perhaps times a hundred. */
function shortNumber(bits: number): string {
  const isWhole = (bits & 2) !== 0;
  const double = Buffer.alloc(8);
  double.writeUInt32LE((bits & 0xfffffffc) >>> 0, 4);
  const value = isWhole ? bits >> 2 : double.readDoubleLE(0);
  return String((bits & 1) === 0 ? value : value / 100);
}

function textAt(data: Buffer, at: number): string {
  return new TextReader([data], at).text();
}

/** The shared strings: one record, and others that continue it where it was full. */
function stringsOf(globals: readonly BookRecord[]): string[] {
  const first = globals.findIndex(({ kind }) => kind === RECORD.strings);
  if (first === -1) return [];
  const after = globals.slice(first + 1).findIndex(({ kind }) => kind !== RECORD.more);
  const parts = globals.slice(first, after === -1 ? undefined : first + 1 + after);
  const count = parts[0]?.data.readUInt32LE(4) ?? 0;
  const reader = new TextReader(
    parts.map(({ data }) => data),
    8,
  );
  const strings: string[] = [];
  while (strings.length < count && !reader.isDone()) strings.push(reader.text());
  return strings;
}

const WIDE = 1;
const PHONETIC = 4;
const RICH = 8;

/** Reads texts that run over the ends of records; each record states its own letter width. */
class TextReader {
  readonly #parts: readonly Buffer[];
  #part = 0;
  #at: number;

  constructor(parts: readonly Buffer[], at: number) {
    this.#parts = parts;
    this.#at = at;
  }

  isDone(): boolean {
    return this.#part >= this.#parts.length - 1 && this.#at >= this.#current().length;
  }

  text(): string {
    this.#advance();
    const length = this.#current().readUInt16LE(this.#at);
    let flags = this.#current().readUInt8(this.#at + 2);
    this.#at += 3;
    const runs = (flags & RICH) === 0 ? 0 : this.#number(2);
    const phonetic = (flags & PHONETIC) === 0 ? 0 : this.#number(4);
    let text = '';
    while (text.length < length) {
      if (this.#advance()) {
        flags = this.#current().readUInt8(this.#at);
        this.#at += 1;
      }
      const size = (flags & WIDE) === 0 ? 1 : 2;
      const left = Math.floor((this.#current().length - this.#at) / size);
      const end = this.#at + Math.min(left, length - text.length) * size;
      if (end === this.#at) throw new Error('a text ends too early');
      text += this.#current().toString(size === 1 ? 'latin1' : 'utf16le', this.#at, end);
      this.#at = end;
    }
    this.#skip(runs * 4 + phonetic);
    return text;
  }

  #current(): Buffer {
    const part = this.#parts[this.#part];
    if (part === undefined) throw new Error('its texts end too early');
    return part;
  }

  /** Moves to the next record at the end of this one. */
  #advance(): boolean {
    if (this.#at < this.#current().length) return false;
    this.#part += 1;
    this.#at = 0;
    this.#current();
    return true;
  }

  #number(size: 2 | 4): number {
    const value = this.#current().readUIntLE(this.#at, size);
    this.#at += size;
    return value;
  }

  #skip(bytes: number): void {
    for (let left = bytes; left > 0; ) {
      this.#advance();
      const step = Math.min(left, this.#current().length - this.#at);
      this.#at += step;
      left -= step;
    }
  }
}
