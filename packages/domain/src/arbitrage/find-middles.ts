import { formatOddType, parseOddType } from '../odds/odd-type.ts';
import type { MarketCode } from '../sports/market.ts';
import { sum } from '../sum.ts';
import { costOf } from './find-arbitrage.ts';
import type { NamedPrice } from './fresh-prices.ts';
import {
  chanceBetween,
  firstAbove,
  lastBelow,
  returnedShare,
  type ShareAt,
} from './line-chances.ts';
import { sideOf, sidesAt } from './priced-markets.ts';

/** Without a known chance, a middle that costs more than this when missed is not worth a look. */
export const MIDDLE_COST_PERCENT = 3;

/**
 * Two bets that both win when the result falls between their lines; a result on a line that is a
 * whole number or a quarter returns stakes or halves of them.
 */
export interface Middle {
  readonly above: NamedPrice;
  readonly below: NamedPrice;
  /** Between the lines. */
  readonly gap: number;
  /** Of the whole stake: what is won in the middle, and lost beside it (negative: won). */
  readonly gainPercent: number;
  readonly costPercent: number;
  /** 0–1, of a result that wins both in full; null where market and model give none. */
  readonly chance: number | null;
  /** Of the whole stake on average; null without a chance. */
  readonly valuePercent: number | null;
}

const PERCENT = 100;

interface Side {
  readonly price: NamedPrice;
  readonly at: number;
}

type FairOf = (oddType: string) => number | undefined;

/** Some result wins both bets in full. */
const hasResultBetween = (low: Side, high: Side) => firstAbove(low.at) <= lastBelow(high.at);

/** Fair shares of going above the lines of a market. */
const sharesOf =
  (market: MarketCode, fairOf: FairOf): ShareAt =>
  (at) => {
    const [above, below] = sidesAt(market, at).map(formatOddType);
    const share = fairOf(above ?? '');
    const other = fairOf(below ?? '');
    return share ?? (other === undefined ? undefined : 1 - other);
  };

interface Sides {
  readonly above: Side;
  readonly below: Side;
}

/** What the two bets win on average, of the whole stake: returned stakes cost nothing. */
function averageOf({ above, below }: Sides, shareAt: ShareAt): number | undefined {
  const cost = costOf([above.price, below.price]);
  const over = shareAt(above.at);
  const beyondBelow = shareAt(below.at);
  if (over === undefined || beyondBelow === undefined) return undefined;
  // Lines may contradict each other; a higher one is never passed more often than a lower one.
  const beyond = Math.min(over, beyondBelow);
  const bets = [
    { side: above, share: over },
    { side: below, share: 1 - beyond },
  ].map(({ side, share }) => {
    const returned = returnedShare(side.at, shareAt);
    return returned === undefined
      ? undefined
      : ((1 - returned) * (share - 1_000 / side.price.milliOdds)) / cost;
  });
  return bets.every((bet) => bet !== undefined) ? sum(bets) : undefined;
}

/** Both stakes return the same when one bet wins alone. */
function middleOf(sides: Sides, shareAt: ShareAt): Middle {
  const { above, below } = sides;
  const cost = costOf([above.price, below.price]);
  const chance = chanceBetween(above.at, below.at, shareAt);
  const average = averageOf(sides, shareAt);
  const isKnown = chance !== undefined && average !== undefined;
  return {
    above: above.price,
    below: below.price,
    gap: below.at - above.at,
    gainPercent: (2 / cost - 1) * PERCENT,
    costPercent: (1 - 1 / cost) * PERCENT,
    chance: isKnown ? chance : null,
    valuePercent: isKnown ? average * PERCENT : null,
  };
}

const isWorthwhile = ({ costPercent, valuePercent }: Middle) =>
  valuePercent === null ? costPercent <= MIDDLE_COST_PERCENT : valuePercent > 0;

/**
 * Middles of a match: over a lower line and under a higher one, or both sides of a handicap, that
 * win on average; where the chance is not known, those that cost little when missed.
 * @param prices one of each outcome
 * @param fairOf fair probability of an outcome
 */
export function findMiddles(prices: readonly NamedPrice[], fairOf: FairOf): Middle[] {
  const above = new Map<MarketCode, Side[]>();
  const below = new Map<MarketCode, Side[]>();
  for (const price of prices) {
    const oddType = parseOddType(price.oddType);
    const side = oddType && sideOf(oddType);
    if (oddType === undefined || side === undefined) continue;
    const sides = side.isAbove ? above : below;
    sides.set(oddType.market, [...(sides.get(oddType.market) ?? []), { price, at: side.at }]);
  }
  return [...above].flatMap(([market, lows]) => {
    const shareAt = sharesOf(market, fairOf);
    return lows.flatMap((low) =>
      (below.get(market) ?? [])
        .filter((high) => hasResultBetween(low, high))
        .map((high) => middleOf({ above: low, below: high }, shareAt))
        .filter(isWorthwhile),
    );
  });
}
