import type { MatchFault } from '../consistency/match-report.ts';
import { sum } from '../sum.ts';
import { outcomesOfLine } from './line-outcomes.ts';
import { formatOddType, parseOddType } from './odd-type.ts';

/** All prices that a list has of one bookmaker and one line of a market. */
export interface PriceSet {
  readonly bookmaker: string;
  readonly outcomes: readonly PricedOutcome[];
  /** The sum of probabilities of its outcomes; null where the list lacks some of them. */
  readonly fairSum: number | null;
}

interface PricedOutcome {
  readonly oddType: string;
  /** Indexes in the list; usually one. */
  readonly places: readonly number[];
}

type Listed = readonly [bookmaker: string, oddType: string, ...price: unknown[]];

/**
 * Implied probabilities of a market over its fair sum. Of the 292,000 sets in fifty public files
 * all true ones are between .72 and 1.34, maxima of many bookmakers among them; the bounds are
 * further apart, so that only what no bookmaker offers is refused.
 */
const LEAST_SHARE = 0.65;
const MOST_SHARE = 1.9;

/** Double chance overlaps itself. */
const FAIR_SUM_OF_DOUBLE_CHANCE = 2;

/** Divides a list of prices into those that belong together. */
export function priceSets(prices: readonly Listed[]): PriceSet[] {
  const sets = new Map<string, { whole: readonly string[]; indexes: Map<string, number[]> }>();
  for (const [index, [bookmaker, oddType]] of prices.entries()) {
    const parsed = parseOddType(oddType);
    const whole = parsed === undefined ? [] : outcomesOfLine(parsed).map(formatOddType);
    const key = JSON.stringify([bookmaker, whole[0] ?? oddType]);
    const set = sets.get(key) ?? { whole, indexes: new Map<string, number[]>() };
    sets.set(key, set);
    const indexes = set.indexes.get(oddType);
    if (indexes === undefined) set.indexes.set(oddType, [index]);
    else indexes.push(index);
  }
  return [...sets].map(([key, { whole, indexes }]) => {
    const [bookmaker] = JSON.parse(key) as [string];
    const isWhole = whole.length > 1 && whole.every((oddType) => indexes.has(oddType));
    const fairSum = whole[0]?.startsWith('dc.') === true ? FAIR_SUM_OF_DOUBLE_CHANCE : 1;
    const outcomes = [...indexes].map(([oddType, at]) => ({ oddType, places: at }));
    return { bookmaker, outcomes, fairSum: isWhole ? fairSum : null };
  });
}

/**
 * Why prices of one market cannot all be true: an outcome with two prices, or a sum of implied
 * probabilities that no bookmaker offers; undefined where they can.
 * @param milliAt milli-odds by index in the list, null = no price
 */
export function checkPriceSet(
  { bookmaker, outcomes, fairSum }: PriceSet,
  milliAt: (index: number) => number | null,
): MatchFault | undefined {
  const prices = outcomes.map(({ oddType, places }) => ({ oddType, milli: places.map(milliAt) }));
  const twice = prices.find(({ milli }) => new Set(milli).size > 1);
  if (twice !== undefined) {
    return {
      field: 'prices',
      reason: `${bookmaker} has ${twice.milli.map(decimal).join(' and ')} for ${twice.oddType}`,
      remedy: 'leave one of them out',
    };
  }
  const known = prices.flatMap(({ milli: [milli] }) => (milli ? [milli] : []));
  if (fairSum === null || known.length < prices.length) return undefined;
  const share = sum(known.map((milli) => 1_000 / milli)) / fairSum;
  if (share >= LEAST_SHARE && share <= MOST_SHARE) return undefined;
  const listed = prices.map(({ oddType, milli: [milli = null] }) => `${oddType} ${decimal(milli)}`);
  return {
    field: 'prices',
    reason: `${bookmaker} cannot have ${listed.join(', ')} together: their implied probabilities make ${Math.round(share * 100)} %, not ${LEAST_SHARE * 100} to ${MOST_SHARE * 100}`,
    remedy:
      'write all prices of the market as decimal odds, such as 1.85, or leave all of them out',
  };
}

const decimal = (milli: number | null): string => (milli === null ? 'none' : String(milli / 1_000));
