import { numberOf } from './soft.ts';

const LEAST_MILLI = 1_001;
const MOST_MILLI = 1_000_000;
const FRACTION = /^(\d{1,5})\/(\d{1,5})$/;

/** A price of a feed record: above 1 and at most 1000, in milli-odds. */
function milliOf(profit: number): number | undefined {
  const milli = 1_000 + Math.round(profit);
  return milli >= LEAST_MILLI && milli <= MOST_MILLI ? milli : undefined;
}

/** `1.92` → 1920, and `23/25` too; 0, 1 and texts without a number are no price. */
export function decimalPrice(value: unknown): number | undefined {
  const odds = numberOf(value);
  if (odds === undefined) return fractionalPrice(value);
  return milliOf(odds * 1_000 - 1_000);
}

/**
 * `150` → 2500, `-120` → 1833, `-50000` → 1002. A price below 100 is none: American odds have no
 * such.
 */
export function americanPrice(value: unknown): number | undefined {
  const odds = typeof value === 'string' && /^even$/i.test(value) ? 100 : numberOf(value);
  if (odds === undefined || Math.abs(odds) < 100) return undefined;
  return milliOf(odds > 0 ? odds * 10 : 100_000 / -odds);
}

/** `5/2` → 3500, `evens` → 2000. */
function fractionalPrice(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^evens?$/i.test(value.trim())) return 2_000;
  const [, of, parts] = FRACTION.exec(value.trim()) ?? [];
  return parts === undefined || Number(parts) === 0
    ? undefined
    : milliOf((Number(of) * 1_000) / Number(parts));
}

/**
 * Whether prices of an answer that does not name their format are American: those are whole, 100
 * or more or -100 or less. A few bad ones among many do not count.
 */
export function areAmerican(prices: readonly unknown[]): boolean {
  const numbers = prices.flatMap((price) => numberOf(price) ?? []);
  const negative = numbers.filter((price) => price <= -100 && Number.isInteger(price)).length;
  const small = numbers.filter((price) => price > 1 && price < 100).length;
  const large = numbers.filter((price) => price >= 100 && Number.isInteger(price)).length;
  // Decimal prices of outsiders are above 100, too.
  return negative > 0 ? negative + large > small : large > small * 2;
}
