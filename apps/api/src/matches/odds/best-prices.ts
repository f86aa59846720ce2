import { toDecimal } from '../lists/decimal.ts';
import type { CurrentPriceRow } from './odds-queries.ts';

export interface BestPrice {
  readonly odds: number;
  readonly bookmaker: string;
}

/** Highest price by outcome; of equal ones the bookmaker first in the alphabet. */
export function bestPrices(rows: readonly CurrentPriceRow[]): Map<string, BestPrice> {
  const best = new Map<string, BestPrice>();
  for (const { odd_type: oddType, milli, bookmaker } of rows) {
    const odds = toDecimal(milli) ?? 0;
    const known = best.get(oddType);
    if (known === undefined || odds > known.odds) best.set(oddType, { odds, bookmaker });
  }
  return best;
}

/** When a price of an outcome was last confirmed; absent where none has a time. */
export function confirmations(rows: readonly CurrentPriceRow[]): Map<string, number> {
  const latest = new Map<string, number>();
  for (const { odd_type: oddType, confirmed_at: at } of rows) {
    if (at !== null && at > (latest.get(oddType) ?? 0)) latest.set(oddType, at);
  }
  return latest;
}
