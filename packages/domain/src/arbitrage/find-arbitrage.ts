import { sum } from '../sum.ts';
import type { NamedPrice } from './fresh-prices.ts';
import { mayReturn, type PricedMarket } from './priced-markets.ts';

/** A wider profit is hardly ever real: it is shown with the advice to check the price. */
export const ARBITRAGE_SANE_PERCENT = 5;

/** Rows of each list. */
export const ARBITRAGE_LIMIT = { rows: 50 } as const;

/** Prices that together cover every result of a market for less than a unit. */
export interface Arbitrage {
  readonly prices: readonly NamedPrice[];
  /** Of the whole stake, whatever happens. */
  readonly profitPercent: number;
  /** A result on the line returns stakes: then the profit is less, never below 0. */
  readonly mayReturn: boolean;
}

const PERCENT = 100;

/** What covering a market costs per unit returned: `Σ 1/o`. */
export const costOf = (prices: readonly Pick<NamedPrice, 'milliOdds'>[]): number =>
  sum(prices.map(({ milliOdds }) => 1_000 / milliOdds));

/** Profit of covering a market, of the whole stake; below 0 where it costs too much. */
export const coverPercent = (prices: readonly Pick<NamedPrice, 'milliOdds'>[]): number =>
  (1 / costOf(prices) - 1) * PERCENT;

/** The line as an arbitrage; undefined where covering it costs a unit or more. */
export function arbitrageOf(line: PricedMarket): Arbitrage | undefined {
  const profitPercent = coverPercent(line.prices);
  if (profitPercent <= 0) return undefined;
  return { prices: line.prices, profitPercent, mayReturn: mayReturn(line) };
}
