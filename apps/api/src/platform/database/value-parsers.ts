import { types } from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const INT4_ARRAY = 1007;
const NUMERIC = 1700;
const NUMERIC_ARRAY = 1231;
const DATE = 1082;

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the exact integers`);
  return value;
}

const TEXT_ARRAY = 1009;

function arrayOf(item: (text: string) => number) {
  const parseTexts = types.getTypeParser(TEXT_ARRAY as never);
  return (text: string) =>
    (parseTexts(text) as (string | null)[]).map((element) =>
      element === null ? null : item(element),
    );
}

const parseInt4s = types.getTypeParser(INT4_ARRAY as never) as (text: string) => unknown;

/** `{1,NULL,3}`: lists of prices are most of what an import reads. */
function integers(text: string): unknown {
  const isPlain = text.startsWith('{') && !text.includes('{', 1);
  if (!isPlain) return parseInt4s(text);
  if (text === '{}') return [];
  const items = text.slice(1, -1).split(',');
  return items.map((item) => (item === 'NULL' ? null : Number(item)));
}

const PARSERS = new Map<number, (text: string) => unknown>([
  [INT8, toSafeInteger],
  [INT4_ARRAY, integers],
  [INT8_ARRAY, arrayOf(toSafeInteger)],
  [NUMERIC, Number],
  [NUMERIC_ARRAY, arrayOf(Number)],
  [DATE, String],
]);

/**
 * How values of the database become JavaScript: bigint (counts) and numeric are numbers, a date
 * stays `yyyy-mm-dd`, timestamptz is a Date.
 */
export const valueParsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) ||
    types.getTypeParser(oid as never, format as never)) as typeof types.getTypeParser,
};
