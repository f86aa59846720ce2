import {
  type Arbitrage,
  arbitrageOf,
  costOf,
  FRESH_PRICE_SECONDS,
  findMiddles,
  type Middle,
  type PricedMarket,
  pricedMarkets,
} from '@tipmark/domain';
import { bestSince } from '../scanner/named-prices.ts';
import type { OddsBlock } from '../scanner/odds-block.ts';

/** What the fresh prices of a match offer. */
export interface MatchArbitrages {
  readonly arbitrages: readonly Arbitrage[];
  readonly middles: readonly Middle[];
  /** The market that is nearest to an arbitrage without being one. */
  readonly closest: PricedMarket | undefined;
  /** Markets whose every outcome has a fresh price, and a price of any age. */
  readonly countOfFresh: number;
  readonly countOfAll: number;
}

type Known = MatchArbitrages & {
  /** Prices are fresh up to this instant. */
  readonly from: number;
  readonly until: number;
};

const EVER = 0;

function closestOf(lines: readonly PricedMarket[]): PricedMarket | undefined {
  let closest: PricedMarket | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const cost = costOf(line.prices);
    if (cost < 1 || cost >= least) continue;
    [closest, least] = [line, cost];
  }
  return closest;
}

function found(block: OddsBlock, nowSeconds: number): Known {
  const prices = bestSince(block, nowSeconds - FRESH_PRICE_SECONDS);
  const lines = pricedMarkets(prices);
  const fairOf = (oddType: string) => {
    const share = block.fair[block.oddTypes.indexOf(oddType)];
    return share === undefined || Number.isNaN(share) ? undefined : share;
  };
  return {
    arbitrages: lines.flatMap((line) => arbitrageOf(line) ?? []),
    middles: findMiddles(prices, fairOf),
    closest: closestOf(lines),
    countOfFresh: lines.length,
    countOfAll: pricedMarkets(bestSince(block, EVER)).length,
    from: nowSeconds,
    until: Math.min(...prices.map(({ confirmedAt }) => confirmedAt)) + FRESH_PRICE_SECONDS,
  };
}

/** Blocks are replaced as a unit, so what was found in one holds until one of its prices ages. */
const known = new WeakMap<OddsBlock, Known>();

/** @returns undefined if finding it now would take a computation */
export function knownArbitrages(block: OddsBlock, nowSeconds: number): MatchArbitrages | undefined {
  const before = known.get(block);
  return before && before.from <= nowSeconds && nowSeconds <= before.until ? before : undefined;
}

/** Arbitrages and middles among the fresh prices of a match. */
export function arbitragesOf(block: OddsBlock, nowSeconds: number): MatchArbitrages {
  const before = knownArbitrages(block, nowSeconds);
  if (before !== undefined) return before;
  const now = found(block, nowSeconds);
  known.set(block, now);
  return now;
}
