import { FileRefused } from '../file-refused.ts';
import type { CutTable, Sheet } from '../sheet.ts';
import { isCompoundFile } from '../xls/read-compound-file.ts';
import { readXls } from '../xls/read-xls.ts';
import { isXlsx, readXlsx } from '../xlsx/read-xlsx.ts';
import { decodeFile } from './decode-file.ts';
import { cutTable, type NameColumns, type Table, tableOf } from './read-table.ts';

/**
 * Rows by column name of a file that is published as a spreadsheet: the first sheet of an XLSX or
 * XLS file, or CSV made of it.
 * @param nameColumns renames columns, or names those without a name
 */
export function readSheet(
  bytes: Uint8Array,
  nameColumns: NameColumns = (columns) => columns,
): Table {
  const { columns, lines } = cutSheet(bytes);
  // A sheet omits blank cells at the end of a row, headings included.
  const width = lines.reduce((most, { cut }) => Math.max(most, cut.length), 0);
  const blanks = Array.from({ length: Math.max(0, width - columns.length) }, () => '');
  return tableOf({ columns: nameColumns([...columns, ...blanks]), lines });
}

function cutSheet(bytes: Uint8Array): CutTable {
  const sheets = readSheets(bytes);
  if (sheets === undefined) return cutTable(decodeFile(bytes));
  const [first] = sheets;
  if (first?.table === undefined) throw new FileRefused('the file is empty; download it again');
  return first.table;
}

/** The sheets of an XLSX or XLS file, each read on demand; undefined for other files. */
export function readSheets(bytes: Uint8Array): Iterable<Sheet> | undefined {
  if (isXlsx(bytes)) return readXlsx(bytes);
  return isCompoundFile(bytes) ? readXls(bytes) : undefined;
}
