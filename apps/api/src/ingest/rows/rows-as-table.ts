import { type RawBuilder, sql } from 'kysely';
import { timestampText } from './timestamp-text.ts';

/**
 * Many rows as parameters: `select … from ${rowsAsTable(rows, 'id int, name text')}`, a table named
 * `item`. One statement per batch of any size; missing properties are null. A column is sent as the
 * text of one array, the fastest form to read on both sides. An array in a row may be passed as
 * text, `{1,2}`; a `timestamptz` is passed in unix seconds.
 */
export function rowsAsTable(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return asTable(columns, ({ name, textOf }) =>
    listText(rows, (row) => (row as Row)[name], textOf),
  );
}

/** The same for columns: building many small rows would take most of the time. */
export function columnsAsTable(
  lists: Readonly<Record<string, readonly unknown[]>>,
  columns: string,
): RawBuilder<unknown> {
  return asTable(columns, ({ name, textOf }) =>
    listText(lists[name] ?? [], (value) => value, textOf),
  );
}

function asTable(columns: string, listOf: (column: Column) => string): RawBuilder<unknown> {
  const all = columnsOf(columns);
  const arrays = all.map((column) => sql`${listOf(column)}::${sql.raw(column.sent)}[]`);
  const names = sql.raw(all.map(({ quoted }) => quoted).join(', '));
  const read = sql.raw(
    all.map(({ quoted, type, sent }) => (type === sent ? quoted : `${quoted}::${type}`)).join(', '),
  );
  return sql`(select ${read} from unnest(${sql.join(arrays)}) as sent(${names})) as item(${names})`;
}

/** `{1,2,NULL}`; the text of a value that repeats the previous one is reused. */
function listText<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => unknown,
  textOf: (value: unknown) => string,
): string {
  if (items.length === 0) return '{}';
  let text = '';
  let before: unknown = NOTHING;
  let last = '';
  for (const item of items) {
    const value = valueOf(item);
    if (value !== before) {
      before = value;
      last = orNull(value, textOf);
    }
    text += `,${last}`;
  }
  return `{${text.slice(1)}}`;
}

/** Not equal to any value. */
const NOTHING = Symbol('nothing');

type Row = Record<string, unknown>;

/** A column as it is declared. */
export interface Column {
  name: string;
  quoted: string;
  type: string;
  /** Arrays and documents travel as text: rows of arrays would be one array of two dimensions. */
  sent: string;
  textOf(value: unknown): string;
}

const declared = new Map<string, Column[]>();

/** Columns of a declaration, `id int, name text`; cached, as each batch repeats a handful. */
export function columnsOf(declaration: string): readonly Column[] {
  const known = declared.get(declaration);
  if (known !== undefined) return known;
  const columns = declaration.split(',').map((column) => columnOf(column.trim()));
  declared.set(declaration, columns);
  return columns;
}

const COLUMN = /^("?)(\w+)\1 (.+)$/;

function columnOf(declaration: string): Column {
  const [, quote = '', name = '', type = ''] = COLUMN.exec(declaration) ?? [];
  if (name === '') throw new Error(`"${declaration}" is not "name type", as columns are declared`);
  const column = { name, quoted: `${quote}${name}${quote}`, type, sent: 'text' };
  // JSON of a JSON text escapes the same characters as an array element: quotes and backslashes.
  if (type === 'jsonb') {
    return { ...column, textOf: (value) => JSON.stringify(JSON.stringify(value)) };
  }
  if (type.endsWith('[]')) return { ...column, textOf: arrayOrText };
  if (type === 'timestamptz') {
    return { ...column, sent: type, textOf: (value) => timestampText(value as number) };
  }
  return { ...column, sent: type, textOf: scalarText };
}

function orNull(value: unknown, textOf: (value: unknown) => string): string {
  return value === null || value === undefined ? 'NULL' : textOf(value);
}

function scalarText(value: unknown): string {
  return typeof value === 'string' ? quotedText(value) : String(value);
}

function arrayOrText(value: unknown): string {
  return quotedText(typeof value === 'string' ? value : arrayText(value));
}

/** `{1,NULL,"a b"}`, as PostgreSQL writes an array. */
function arrayText(values: unknown): string {
  return `{${(values as unknown[]).map((value) => orNull(value, scalarText)).join(',')}}`;
}

const ESCAPED = /["\\]/g;

function quotedText(text: string): string {
  const isPlain = !text.includes('"') && !text.includes('\\');
  return isPlain ? `"${text}"` : `"${text.replace(ESCAPED, '\\$&')}"`;
}
