import { sum } from '../sum.ts';

/** Stakes on all outcomes of a market, and what remains in the worst case. */
export interface SplitStake {
  /** In the order of the prices; multiples of the step. */
  readonly stakes: readonly number[];
  readonly total: number;
  /** The least that is won, after rounding; negative: lost. */
  readonly leastProfit: number;
}

/**
 * Splits a sum over outcomes so that each returns about the same.
 * @param odds decimal
 * @param step of a stake, such as 10: round sums are noticed less and typed faster
 */
export function splitStake(total: number, odds: readonly number[], step: number): SplitStake {
  const cost = sum(odds.map((price) => 1 / price));
  const stakes = odds.map((price) => Math.round(total / (cost * price) / step) * step);
  const spent = sum(stakes);
  const returns = odds.map((price, index) => (stakes[index] ?? 0) * price);
  return { stakes, total: spent, leastProfit: Math.min(...returns) - spent };
}
