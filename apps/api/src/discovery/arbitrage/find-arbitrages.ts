import { setImmediate as yieldToOthers } from 'node:timers/promises';
import {
  type Arbitrage,
  costOf,
  type Middle,
  type NamedPrice,
  type PricedMarket,
} from '@tipmark/domain';
import type { OddsBlock } from '../scanner/odds-block.ts';
import { arbitragesOf, knownArbitrages } from './match-arbitrages.ts';

export interface InMatch<Item> {
  readonly block: OddsBlock;
  readonly item: Item;
}

/** Everything in the open matches of a sport, the best first. */
export interface Arbitrages {
  readonly arbitrages: readonly InMatch<Arbitrage>[];
  readonly middles: readonly InMatch<Middle>[];
  readonly closest: InMatch<PricedMarket> | undefined;
  readonly countOfMatches: number;
  readonly countOfFresh: number;
  readonly countOfAll: number;
}

/** Matches computed before other calls have a turn. */
const MATCHES_AT_ONCE = 40;
/** Of a middle without a value: after all others. */
const UNKNOWN = Number.NEGATIVE_INFINITY;

/** Arbitrages and middles of a sport, over the index of the scanner: without the database. */
export async function findArbitrages(
  blocks: readonly OddsBlock[],
  nowSeconds: number,
): Promise<Arbitrages> {
  let countOfComputed = 0;
  const all: { block: OddsBlock; of: ReturnType<typeof arbitragesOf> }[] = [];
  for (const block of blocks) {
    if (knownArbitrages(block, nowSeconds) === undefined) {
      countOfComputed += 1;
      if (countOfComputed % MATCHES_AT_ONCE === 0) await yieldToOthers();
    }
    all.push({ block, of: arbitragesOf(block, nowSeconds) });
  }
  const value = ({ item }: InMatch<Middle>) => item.valuePercent ?? UNKNOWN;
  return {
    arbitrages: all
      .flatMap(({ block, of }) => of.arbitrages.map((item) => ({ block, item })))
      .toSorted((one, other) => other.item.profitPercent - one.item.profitPercent),
    middles: all
      .flatMap(({ block, of }) => of.middles.map((item) => ({ block, item })))
      .toSorted(
        (one, other) => value(other) - value(one) || one.item.costPercent - other.item.costPercent,
      ),
    closest: all
      .flatMap(({ block, of }) => (of.closest ? [{ block, item: of.closest }] : []))
      .toSorted((one, other) => costOf(one.item.prices) - costOf(other.item.prices))[0],
    countOfMatches: all.filter(({ of }) => of.countOfFresh > 0).length,
    countOfFresh: all.reduce((total, { of }) => total + of.countOfFresh, 0),
    countOfAll: all.reduce((total, { of }) => total + of.countOfAll, 0),
  };
}

/** How far a price stands above the site's line of its outcome, in percent. */
export function abovePercent(block: OddsBlock, { oddType, milliOdds }: NamedPrice): number {
  const line = block.current[block.oddTypes.indexOf(oddType)] ?? 0;
  return line === 0 ? 0 : (milliOdds / line - 1) * 100;
}
