import * as z from 'zod/mini';
import { MAX_PAGE } from './max-page.ts';
import { TIMESTAMP_MAX_SECONDS, TIMESTAMP_MIN_SECONDS } from './timestamp-range.ts';
import { isWellFormedText } from './well-formed-text.ts';

const TRUE = new Set(['1', 'true']);
const NOTHING = new Set(['', '0', 'null', 'undefined', 'none', 'all']);

/** `1|0|true|false` as a boolean; anything else is refused. */
export function flag() {
  return z.pipe(
    z.enum(['1', '0', 'true', 'false']),
    z.transform((text: '1' | '0' | 'true' | 'false') => TRUE.has(text)),
  );
}

const DECIMAL_INTEGER = /^(?:0|-?[1-9]\d{0,15})$/;

function toInteger(text: string): number {
  return NOTHING.has(text) ? 0 : DECIMAL_INTEGER.test(text) ? Number(text) : Number.NaN;
}

/** Integer inside the bounds; the spellings of an absent value read as 0. */
export function integer(minimum: number, maximum: number) {
  return z.pipe(
    z.pipe(z.string().check(z.maxLength(17)), z.transform(toInteger)),
    z.int().check(z.gte(minimum), z.lte(maximum)),
  );
}

/** Page of a list, from 1. */
export function pageNumber() {
  return integer(1, MAX_PAGE);
}

const DECIMAL = /^(?:0|[1-9]\d{0,9})(?:\.\d{1,3})?$/;

/** Number inside the bounds with up to three decimals after a dot. */
export function decimal(minimum: number, maximum: number) {
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(14)),
      z.transform((text: string) => (DECIMAL.test(text) ? Number(text) : Number.NaN)),
    ),
    z.number().check(z.gte(minimum), z.lte(maximum)),
  );
}

/** One of a closed list of numbers; the spellings of an absent value read as 0. */
export function oneOf<const Values extends readonly [number, ...number[]]>(values: Values) {
  return z.pipe(
    z.pipe(z.string().check(z.maxLength(17)), z.transform(toInteger)),
    z.literal(values),
  );
}

/** One of the values of an enumeration. */
export function oneOfValues<Value extends number>(values: Readonly<Record<string, Value>>) {
  return oneOf(Object.values(values) as [Value, ...Value[]]);
}

/** Unix seconds between 2000-01-01 and 2100-01-01 UTC. */
export function unixSeconds() {
  return integer(TIMESTAMP_MIN_SECONDS, TIMESTAMP_MAX_SECONDS);
}

/** Storable text of a bounded length. */
export function boundedText(maxLength: number) {
  return z
    .string()
    .check(
      z.maxLength(maxLength),
      z.refine(isWellFormedText, { error: 'has a forbidden character' }),
    );
}

/** Any instant of the requested day; absent = now. */
export const dayTimestamp = () => z.optional(unixSeconds());
