import type { z } from 'zod';
import { TIMESTAMP_MAX_SECONDS, TIMESTAMP_MIN_SECONDS } from '../values/timestamp-range.ts';
import { key, milliOdds, oddType, source } from './feed-fields.ts';
import type { OddsRecord } from './feed-record.ts';
import { plainCheck } from './plain-check.ts';
import { oddsRecord } from './statistic-records.ts';

const MOST_REMEMBERED = 20_000;
const FIELDS: ReadonlySet<string> = new Set(Object.keys(oddsRecord.shape));
const MOST_PRICES = 2_000;
const { minValue: LEAST_MILLI, maxValue: MOST_MILLI } = milliOdds as {
  minValue: number;
  maxValue: number;
};

/** Validates each text by the schema of a field once: files constantly repeat a few of them. */
function remembered(schema: z.ZodType<string>): (text: unknown) => boolean {
  const taken = new Set<unknown>();
  return (text) => {
    if (taken.has(text)) return true;
    const result = schema.safeParse(text);
    const isTaken = result.success && result.data === text;
    if (isTaken && taken.size < MOST_REMEMBERED) taken.add(text);
    return isTaken;
  };
}

const isSource = remembered(source);
const isBookmakerKey = remembered(key);
const isOddType = remembered(oddType);
/** Keys of matches rarely recur, except in the records of one match. */
const isMatchKey = plainCheck(key);

/**
 * Whether odds are valid by a fast check. A file has a hundred prices per match, and the schema
 * checks each of them separately; this is thirty times faster. What it does not accept may still be
 * a record: the schema decides, and gives the reason.
 */
export function isPlainOdds(record: unknown): record is OddsRecord {
  if (typeof record !== 'object' || record === null) return false;
  const { kind, source: from, matchKey, at, phase, prices } = record as Partial<OddsRecord>;
  if (kind !== 'odds' || !isSource(from) || !isMatchKey(matchKey) || !isTime(at)) return false;
  if (phase !== 'first' && phase !== 'closing' && (phase !== undefined || 'phase' in record)) {
    return false;
  }
  for (const field in record) if (!FIELDS.has(field)) return false;
  return Array.isArray(prices) && arePrices(prices);
}

function isTime(at: unknown): boolean {
  return (
    Number.isInteger(at) &&
    Number(at) >= TIMESTAMP_MIN_SECONDS &&
    Number(at) <= TIMESTAMP_MAX_SECONDS
  );
}

function arePrices(prices: readonly unknown[]): boolean {
  if (prices.length === 0 || prices.length > MOST_PRICES) return false;
  return prices.every(isPrice);
}

function isPrice(price: unknown): boolean {
  return (
    Array.isArray(price) &&
    price.length === 3 &&
    isBookmakerKey(price[0]) &&
    isOddType(price[1]) &&
    isMilli(price[2])
  );
}

function isMilli(milli: unknown): boolean {
  return Number.isInteger(milli) && Number(milli) >= LEAST_MILLI && Number(milli) <= MOST_MILLI;
}
