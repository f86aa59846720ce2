import type { FeedLine } from '@tipmark/contract/feed';
import { FileRefused } from '../file-refused.ts';
import type { ImportFile } from '../import-file.ts';
import type { Pairings } from '../pairings.ts';
import type { Sheet } from '../sheet.ts';
import { decodeFile } from '../table/decode-file.ts';
import { readSheets } from '../table/read-sheet.ts';
import { type NameColumns, readTable, tableOf } from '../table/read-table.ts';
import { withWrittenTimes } from '../table/sheet-times.ts';
import { UnreadableCells } from '../table/unreadable-cells.ts';
import { readMatchTable } from './read-match-table.ts';

/**
 * Reads a file of matches as CSV, or as a workbook with all its sheets; a sheet corresponds to a
 * file. An unusable one is quarantined, and the others are read.
 * @param nameColumns maps columns to the names of the main layout; throws when the layout is
 * another
 * @throws FileRefused when nothing in the file can be used
 */
export function readMatchFile(
  bytes: Uint8Array,
  file: string,
  seq: number,
  nameColumns: NameColumns,
): ImportFile {
  const sheets = readSheets(bytes);
  if (sheets === undefined) {
    const table = readTable(decodeFile(bytes), nameColumns);
    return readMatchTable(table, file, { seq, pairings: new Map() });
  }
  const pairings: Pairings = new Map();
  const parts: ImportFile[] = [];
  const refused: SheetRefused[] = [];
  for (const sheet of sheets) {
    const part = readSheet(sheet, sheetOfFile(file, sheet.name), { seq, pairings, nameColumns });
    if (part instanceof SheetRefused) refused.push(part);
    else if (part !== undefined) parts.push(part);
  }
  if (parts.length === 0)
    throw new FileRefused(refused[0]?.message ?? 'the file is empty; download it again');
  return inOne(
    parts,
    refused.map(({ line }) => line),
  );
}

/** How reports name a sheet. */
function sheetOfFile(file: string, sheet: string): string {
  return sheet === '' ? file : `${file} [${sheet}]`;
}

class SheetRefused {
  readonly line: FeedLine;
  readonly message: string;

  constructor(message: string, { name, table }: Sheet, file: string) {
    this.message = message;
    const record = { sheet: name, columns: table?.columns ?? [] };
    this.line = { line: 1, file, record, refusal: `the sheet was left out: ${message}` };
  }
}

interface SheetReading {
  seq: number;
  pairings: Pairings;
  nameColumns: NameColumns;
}

function readSheet(
  sheet: Sheet,
  file: string,
  { nameColumns, ...reading }: SheetReading,
): ImportFile | SheetRefused | undefined {
  if (sheet.table === undefined) return undefined;
  try {
    const { columns, lines } = withWrittenTimes(sheet.table);
    return readMatchTable(tableOf({ columns: nameColumns(columns), lines }), file, reading);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return new SheetRefused(error.message, sheet, file);
  }
}

function inOne(parts: readonly ImportFile[], refused: readonly FeedLine[]): ImportFile {
  const unreadablePrices = new UnreadableCells();
  const unreadableCells = new UnreadableCells();
  function* linesOfParts(): Generator<FeedLine> {
    yield* refused;
    for (const part of parts) {
      yield* part.lines;
      unreadablePrices.addAll(part.unreadablePrices);
      if (part.unreadableCells) unreadableCells.addAll(part.unreadableCells);
    }
  }
  return {
    lines: linesOfParts(),
    countOfRows: parts.reduce((sum, { countOfRows }) => sum + countOfRows, 0),
    unknownColumns: [...new Set(parts.flatMap(({ unknownColumns }) => unknownColumns))],
    unknownBookmakers: [...new Set(parts.flatMap((part) => part.unknownBookmakers ?? []))],
    unreadablePrices,
    unreadableCells,
  };
}
