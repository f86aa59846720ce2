import { outcomesOfLine } from '../odds/line-outcomes.ts';
import { formatOddType, type OddType, parseOddType } from '../odds/odd-type.ts';
import type { MarketCode } from '../sports/market.ts';
import { marketRule } from '../sports/market.ts';
import type { NamedPrice } from './fresh-prices.ts';

/** All outcomes of one market of a match, on one line, each with its price. */
export interface PricedMarket {
  readonly market: MarketCode;
  /** As of the first outcome; absent in markets without lines. */
  readonly line: number | undefined;
  readonly prices: readonly NamedPrice[];
}

/** Outcomes overlap: no stakes on them cover each result once. */
const OVERLAPPING: ReadonlySet<MarketCode> = new Set<MarketCode>(['dc']);

/** The outcomes of a line that exclude each other and of which one happens; else none. */
export const coveringOutcomes = (oddType: OddType): OddType[] =>
  OVERLAPPING.has(oddType.market) ? [] : outcomesOfLine(oddType);

/** The lines of a match whose every outcome has a price. */
export function pricedMarkets(prices: readonly NamedPrice[]): PricedMarket[] {
  const priceOf = new Map(prices.map((price) => [price.oddType, price]));
  return prices.flatMap(({ oddType: text }) => {
    const oddType = parseOddType(text);
    if (oddType === undefined) return [];
    const outcomes = coveringOutcomes(oddType).map(formatOddType);
    // each line once, at its first outcome
    if (outcomes.length < 2 || outcomes[0] !== text) return [];
    const found = outcomes.flatMap((outcome) => priceOf.get(outcome) ?? []);
    if (found.length < outcomes.length) return [];
    return [{ market: oddType.market, line: oddType.line, prices: found }];
  });
}

const HALF_STEP = 2;

/** Whether a result can hit the line, so that stakes or halves of them are returned. */
export const mayReturn = ({ market, line }: Pick<PricedMarket, 'market' | 'line'>): boolean =>
  market === 'dnb' || (line !== undefined && Math.abs(line * HALF_STEP) % HALF_STEP !== 1);

/**
 * How a line divides the results: above its value one outcome wins, below it the other.
 * `ou.o:2.5` is above 2.5, `ah.1:-0.5` above a lead of 0.5, `ah.2:1.5` below one of 1.5.
 * @returns undefined for outcomes that are on no line of two
 */
export function sideOf({
  market,
  selection,
  line,
}: OddType): { readonly isAbove: boolean; readonly at: number } | undefined {
  if (line === undefined) return undefined;
  if (marketRule(market).isHandicap === true) {
    return selection === '1' ? { isAbove: true, at: 0 - line } : { isAbove: false, at: line };
  }
  return { isAbove: selection === 'o', at: line };
}

/** The outcomes above and below a value of a market: what `sideOf` reads. */
export function sidesAt(market: MarketCode, at: number): readonly [above: OddType, below: OddType] {
  return marketRule(market).isHandicap === true
    ? [
        { market, selection: '1', line: 0 - at },
        { market, selection: '2', line: at },
      ]
    : [
        { market, selection: 'o', line: at },
        { market, selection: 'u', line: at },
      ];
}
