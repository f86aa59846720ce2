import { tableOf } from '@tipmark/domain';
import { FileRefused } from '../file-refused.ts';
import type { CutTable, Sheet } from '../sheet.ts';
import { openZip } from './read-zip.ts';

const MOST_ROWS = 100_000;
const MOST_COLUMNS = 300;

/** Whether the bytes begin like a ZIP archive, which an XLSX file is. */
export function isXlsx(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * Sheets of an XLSX file in their order, each read on demand: its rows, the first of them the names
 * of the columns. Numbers are unchanged: a date is its count of days, see `dayOfSerial`.
 * @throws FileRefused when the file is damaged or too big
 */
export function* readXlsx(bytes: Uint8Array): Generator<Sheet> {
  const zip = openZip(bytes);
  const textOfPart = (part: string) => zip.read(part)?.toString('utf8');
  const book = textOfPart('xl/workbook.xml') ?? '';
  if (/<workbookPr\b[^>]*\sdate1904="(?:1|true)"/.test(book)) throw countedFrom1904();
  const strings = stringsOf(textOfPart('xl/sharedStrings.xml') ?? '');
  for (const { name, part } of sheetParts(book, textOfPart('xl/_rels/workbook.xml.rels') ?? '')) {
    const xml = textOfPart(part);
    if (xml === undefined)
      throw new FileRefused('the XLSX file has no sheet; of an archive, import the files in it');
    const table = tableOfSheet(xml, strings);
    yield { name, ...(table === undefined ? {} : { table }) };
  }
}

/** Workbooks of old Macintoshes, whose dates differ by four years from those of all others. */
export function countedFrom1904(): FileRefused {
  return new FileRefused('the workbook counts its days from 1904; save it with those of 1900');
}

function tableOfSheet(xml: string, strings: readonly string[]): CutTable | undefined {
  const [head, ...lines] = rowsOf(xml, strings);
  if (head === undefined) return undefined;
  return {
    columns: Array.from(head.cells, (name) => (name ?? '').trim()),
    lines: lines.map(({ line, cells }) => ({ line, cut: cells })),
  };
}

/** Sheets in the order of the book, whatever their files are called; charts are not included. */
function sheetParts(book: string, links: string): { name: string; part: string }[] {
  const targets = new Map<string | undefined, string>();
  for (const [link] of links.matchAll(/<Relationship\s[^>]*>/g)) {
    const type = attribute(link, 'Type');
    const target = attribute(link, 'Target');
    if (target === undefined || type?.endsWith('/worksheet') === false) continue;
    targets.set(attribute(link, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  const parts = [...book.matchAll(/<sheet\s[^>]*>/g)].flatMap(([sheet]) => {
    const part = targets.get(attribute(sheet, 'r:id'));
    return part === undefined ? [] : [{ name: unescape(attribute(sheet, 'name') ?? ''), part }];
  });
  return parts.length > 0 ? parts : [{ name: '', part: 'xl/worksheets/sheet1.xml' }];
}

const ATTRIBUTES = new Map<string, RegExp>();

function attribute(tag: string, name: string): string | undefined {
  let pattern = ATTRIBUTES.get(name);
  if (pattern === undefined) {
    pattern = new RegExp(`\\s${name}="([^"]*)"`);
    ATTRIBUTES.set(name, pattern);
  }
  return pattern.exec(tag)?.[1];
}

function stringsOf(xml: string): string[] {
  return [...xml.matchAll(/<si\b[^>]*?(?:\/>|>([^]*?)<\/si>)/g)].map(([, item = '']) =>
    textOf(item),
  );
}

/** Text of an item, its parts in different type put together. */
function textOf(xml: string): string {
  const texts = xml.replace(/<rPh\b[^]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*?(?:\/>|>([^]*?)<\/t>)/g);
  return [...texts].map(([, text = '']) => unescape(text)).join('');
}

const ENTITIES = tableOf<string>({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" });

function unescape(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

interface SheetRow {
  line: number;
  cells: (string | undefined)[];
}

const ROW = /<row\b([^>]*?)(?:\/>|>([^]*?)<\/row>)/g;
const CELL = /<c\b([^>]*?)(?:\/>|>([^]*?)<\/c>)/g;

function rowsOf(xml: string, strings: readonly string[]): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const [, attributes = '', content = ''] of xml.matchAll(ROW)) {
    const line = Number(attribute(attributes, 'r') ?? rows.length + 1);
    const cells: (string | undefined)[] = [];
    for (const [, about = '', inside = ''] of content.matchAll(CELL)) {
      const column = columnOf(attribute(about, 'r')) ?? cells.length;
      if (column < MOST_COLUMNS) cells[column] = valueOf(attribute(about, 't'), inside, strings);
    }
    rows.push({ line, cells });
    if (rows.length > MOST_ROWS)
      throw new FileRefused(`the sheet has more than ${MOST_ROWS} rows; split it`);
  }
  return rows;
}

const LETTERS = 26;
const MOST_LETTERS = 3;
const BEFORE_A = 64;

/** `AB12` → 27. */
function columnOf(address = ''): number | undefined {
  let column = 0;
  let letters = 0;
  for (; letters < MOST_LETTERS; letters += 1) {
    const letter = address.charCodeAt(letters) - BEFORE_A;
    if (!(letter >= 1 && letter <= LETTERS)) break;
    column = column * LETTERS + letter;
  }
  return letters === 0 ? undefined : column - 1;
}

function valueOf(
  type: string | undefined,
  inside: string,
  strings: readonly string[],
): string | undefined {
  if (type === 'inlineStr') return textOf(inside);
  const [, value] = /<v\b[^>]*>([^]*?)<\/v>/.exec(inside) ?? [];
  if (value === undefined || type === 'e') return undefined;
  return type === 's' ? strings[Number(value)] : unescape(value);
}

const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/**
 * The day a spreadsheet counts as that number: 44197 → `2021-01-01`; undefined
 * before 1954 or after 2118.
 */
export function dayOfSerial(text: string): string | undefined {
  const days = /^\d{5}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  if (days < 20_000 || days > 80_000) return undefined;
  return new Date(DAY_ZERO + days * DAY_MS).toISOString().slice(0, 10);
}
