import { tableOf } from '@tipmark/domain';
import { columnsOf } from './rows-as-table.ts';
import { timestampText } from './timestamp-text.ts';

type Row = Record<string, unknown>;

/**
 * Rows as `copy … from stdin (null '')` reads them.
 * @returns undefined where a text is empty, which would be read as null
 */
export function copyText(rows: readonly object[], columns: string): string | undefined {
  const all = columnsOf(columns).map(({ name, type }) => ({ name, textOf: cellOf(type) }));
  let text = '';
  for (const row of rows) {
    let mark = '';
    for (const { name, textOf } of all) {
      const value = (row as Row)[name];
      text += mark;
      mark = '\t';
      if (value === null || value === undefined) continue;
      if (value === '') return undefined;
      text += textOf(value);
    }
    text += '\n';
  }
  return text;
}

function cellOf(type: string): (value: unknown) => string {
  if (type === 'timestamptz') return (value) => timestampText(value as number);
  if (type === 'text') return (value) => escaped(value as string);
  if (type === 'jsonb') return (value) => escaped(JSON.stringify(value));
  if (type === 'int[]') return numbersText;
  if (type.endsWith('[]'))
    throw new Error(`copyText cannot write a column of type ${type}; add it to cellOf`);
  return String;
}

/** Arrays of numbers; they may be passed as text. */
function numbersText(value: unknown): string {
  if (typeof value === 'string') return value;
  return `{${(value as (number | null)[]).map((one) => one ?? 'NULL').join()}}`;
}

const SPECIAL = /[\\\t\n\r]/;
const ESCAPES = tableOf<string>({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' });

function escaped(text: string): string {
  return SPECIAL.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (mark) => ESCAPES[mark] ?? '') : text;
}
