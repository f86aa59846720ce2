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
