import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from '@testing-library/dom';
import { parse } from 'csv-parse/sync';

/** What a spreadsheet of a language expects. */
const SPREADSHEET = {
  ru: { button: /^Скачать CSV/, delimiter: ';', number: /^-?\d+(?:,\d+)?$/ },
  en: { button: /^Download CSV/, delimiter: ',', number: /^-?\d+(?:\.\d+)?$/ },
} as const;
type Language = keyof typeof SPREADSHEET;

/** Signs, digits, separators and spaces alone: a number, whichever way it is written, or a day. */
const NUMBERLIKE = /^(?!\d{2}\.\d{2}\.\d{4}$)[+\-\u2212\u2013]?\d[\d\s.,]*%?$/;
/** `5/12`, which a spreadsheet takes for a day. */
const DAYLIKE = /^\d{1,2}[/-]\d{1,2}$/;
/** A day in words without its year, which a spreadsheet takes for this year's. */
const YEARLESS =
  /^\d{1,2}\s(?:янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?!.*\d{4})/;

export interface CheckedFile {
  /** The accessible name of its button. */
  readonly name: string;
  readonly language: Language;
  readonly head: readonly string[];
  /** Sums of the columns, of numbers alone. */
  readonly sums: readonly number[];
}

interface CheckOptions {
  /** Captions of tables whose files have other columns: the test compares their sums. */
  readonly ownColumns?: RegExp;
}

/**
 * Presses every CSV button within an element and expects that a spreadsheet of the page's language
 * can add up the columns of each file, with the sums that the page shows.
 */
export async function checkSpreadsheets(
  container: ParentNode,
  { ownColumns }: CheckOptions = {},
): Promise<readonly CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const button of container.querySelectorAll('button')) {
    const isOf = (language: Language) => SPREADSHEET[language].button.test(button.textContent);
    const language = (['ru', 'en'] as const).find(isOf);
    if (language === undefined) continue;
    const text = await downloadOf(button);
    const name = button.getAttribute('aria-label') ?? '';
    const table = ownColumns?.test(name) ? undefined : tableOf(button);
    checked.push({ name, language, ...expectSpreadsheet(text, language, table) });
  }
  return checked;
}

/** The text a button downloads; jsdom saves no files. */
async function downloadOf(button: HTMLButtonElement): Promise<string> {
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => {},
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  button.click();
  await waitFor(() => expect(blobs).toHaveLength(1));
  click.mockRestore();
  const bytes = (await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0);
  return Buffer.from(bytes).toString();
}

/** The table above a button that is labelled with its caption. */
function tableOf(button: Element): HTMLTableElement | undefined {
  const tables = [...(button.parentElement?.parentElement?.querySelectorAll('table') ?? [])];
  const table = tables.findLast(
    (one) => (one.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  const name = button.getAttribute('aria-label') ?? '';
  return name.endsWith(table?.caption?.textContent ?? '–') ? table : undefined;
}

function expectSpreadsheet(text: string, language: Language, table: HTMLTableElement | undefined) {
  const { delimiter, number } = SPREADSHEET[language];
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  // strict: every row has as many fields as the first
  const rows: string[][] = parse(text, { bom: true, delimiter, recordDelimiter: '\r\n' });
  const heads = table?.tHead?.rows.length ?? (table ? 0 : 1);
  const body = rows.slice(heads);
  for (const field of body.flat()) {
    if (NUMBERLIKE.test(field)) expect(field).toMatch(number);
    if (/^[=+\-@]/.test(field)) expect(field).toMatch(number);
    expect(field).not.toMatch(/^[^\d]*[\u2212]\d/);
    expect(field).not.toMatch(DAYLIKE);
    expect(field).not.toMatch(YEARLESS);
    expect(field).not.toBe('–');
  }
  const columns = (rows[0] ?? []).map((_, column) => column);
  const sums = columns.map((column) =>
    sum(body.flatMap((row) => readNumber(row[column] ?? '', language) ?? [])),
  );
  if (table) expectSumsOf(table, { heads: rows.slice(0, heads), body, sums }, language);
  return { head: rows[0] ?? [], sums };
}

interface Parsed {
  readonly heads: readonly (readonly string[])[];
  readonly body: readonly (readonly string[])[];
  readonly sums: readonly number[];
}

/** Expects the rows of a table, without its totals, and their sums. */
function expectSumsOf(table: HTMLTableElement, { heads, body, sums }: Parsed, language: Language) {
  const onPage = [...table.tBodies].flatMap(({ rows }) => [...rows]);
  expect(body).toHaveLength(onPage.length);
  for (const [column, ofFile] of sums.entries()) {
    const cells = onPage.map((row) => cellAt(row, column));
    const numbers = cells.flatMap((cell) => (cell && numberIn(cell, language)) ?? []);
    if (numbers.length > 0) expect(ofFile).toBeCloseTo(sum(numbers), 6);
    for (const [index, cell] of cells.entries()) {
      const isPercent = cell && numberIn(cell, language) !== undefined && /%/.test(shownIn(cell));
      if (!isPercent) continue;
      expect([body[index]?.[0], ...heads.map((row) => row[column])].join(' ')).toContain('%');
    }
    const totals = [...(table.tFoot?.rows ?? [])].flatMap((row) => {
      const cell = cellAt(row, column);
      return (cell && numberIn(cell, language)) ?? [];
    });
    if (totals.length > 0) expect(ofFile).toBeCloseTo(sum(totals), 6);
  }
}

/** The number a visitor reads in a cell of the page; undefined where it is none. */
function readNumber(text: string, language: Language): number | undefined {
  const bare = text
    .replace(/%\s\(.+\)$/, '%')
    .replaceAll(/[\s\u00a0\u202f%]/g, '')
    .replace('\u2212', '-')
    .replace(/^\+/, '');
  const plain = language === 'ru' ? bare.replace(',', '.') : bare.replaceAll(',', '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What a sighted visitor reads in a cell on a wide screen, without a remark beside it. */
function shownIn(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  const rest = '.phone, svg, small, [aria-hidden="true"], [data-csv]';
  for (const other of copy.querySelectorAll(rest)) other.remove();
  return copy.textContent?.trim() ?? '';
}

const numberIn = (cell: Element, language: Language) => readNumber(shownIn(cell), language);

/** The cell that begins at a column. */
function cellAt(row: HTMLTableRowElement, column: number): Element | undefined {
  let start = 0;
  for (const cell of row.cells) {
    if (start === column) return cell;
    start += cell.colSpan;
  }
  return undefined;
}

const FILE = /<DataTable\b(?![^>]*hasFile=\{false\})|<RowsCsv\b|\bsaveRows\(/;

/** Sources below a directory which offer files of tables, in order. */
export function sourcesWithFiles(root: string): readonly string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/(?:\.test|\.stories|-fixture)\.tsx?$|^testing\//.test(file) &&
        FILE.test(readFileSync(path.join(root, file), 'utf8')),
    )
    .toSorted();
}

/** A file and everything of its package that it imports, lazily too; paths from the package. */
export function reachedFrom(root: string, file: string, known = new Set<string>()): Set<string> {
  const filePath = path.join(root, file);
  if (known.has(file) || !existsSync(filePath)) return known;
  known.add(file);
  for (const [, to = ''] of readFileSync(filePath, 'utf8').matchAll(
    /(?:from|import\(|import)\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+\.tsx?)'/g,
  )) {
    reachedFrom(root, path.join(path.dirname(file), to), known);
  }
  return known;
}

/**
 * What is missing so that each source with a file has a test which shows it and checks its files.
 * @param tests by source
 * @param sources with files, of the package's by default all
 */
export function uncheckedFiles(
  root: string,
  tests: Readonly<Record<string, string>>,
  sources: readonly string[] = sourcesWithFiles(root),
): readonly string[] {
  return [
    ...sources.filter((source) => !(source in tests)).map((source) => `${source} has no test`),
    ...Object.entries(tests).flatMap(([source, test]) => {
      if (!sources.includes(source)) return `${source} needs no test`;
      const text = readFileSync(path.join(root, test), 'utf8');
      const isChecked = text.includes('await checkSpreadsheets(');
      return isChecked && reachedFrom(root, test).has(source) ? [] : `${test} checks no ${source}`;
    }),
  ];
}
