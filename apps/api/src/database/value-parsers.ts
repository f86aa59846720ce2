import { types } from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
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

const PARSERS = new Map<number, (text: string) => unknown>([
  [INT8, toSafeInteger],
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
