import type { OutcomeModel, TipMakerMarket, TipMakerOutcome } from '@tipmark/contract';
import {
  type MarketCode,
  marketRule,
  marketsOf,
  parseOddType,
  type Sport,
  TIP_LIMIT,
  valuePercent,
} from '@tipmark/domain';
import type { OutcomeShares } from '@tipmark/prediction';
import { rounded } from '../lists/rounded.ts';
import type { BestPrice } from './best-prices.ts';
import { fairLine, groupByLine, mainLineFirst } from './market-lines.ts';
import type { CurrentLineRow } from './odds-queries.ts';
import { presentOutcomeModel } from './present-outcome-model.ts';

const MILLI = 1_000;

export function isTippable(milli: number): boolean {
  return milli >= TIP_LIMIT.minMilliOdds && milli <= TIP_LIMIT.maxMilliOdds;
}

function presentOutcome(
  oddType: string,
  milli: number,
  probability: number | null,
  best: BestPrice | null,
  model: OutcomeModel | undefined,
): TipMakerOutcome {
  const hasValue = probability !== null && best !== null;
  return {
    odd_type: oddType,
    odds: milli / MILLI,
    fairPercent: probability === null ? null : rounded(probability * 100),
    best,
    valuePercent: hasValue ? rounded(valuePercent(best.odds * MILLI, probability)) : null,
    ...(model && { model }),
    isTippable: isTippable(milli),
  };
}

/** How far a line is from even odds. */
function unevenness({ outcomes }: TipMakerMarket['lines'][number]): number {
  const odds = outcomes.map((outcome) => outcome.odds);
  return Math.max(...odds) - Math.min(...odds);
}

/**
 * All outcomes of a match with a site line: markets in the order of their table, main lines first.
 */
export function marketMenu(
  sport: Sport,
  rows: readonly CurrentLineRow[],
  best: ReadonlyMap<string, BestPrice>,
  sharesOf: (oddType: string) => OutcomeShares | undefined = () => undefined,
): TipMakerMarket[] {
  const milliOf = new Map(rows.map(({ odd_type, milli }) => [odd_type, milli]));
  const byMarket = Map.groupBy([...milliOf.keys()], (text) => parseOddType(text, sport)?.market);
  return marketsOf(sport).flatMap((market: MarketCode): TipMakerMarket[] => {
    const oddTypes = byMarket.get(market);
    if (oddTypes === undefined) return [];
    const lines = groupByLine(market, oddTypes).map(({ line, oddTypes: own }) => {
      const prices = own.map((oddType) => milliOf.get(oddType) ?? 0);
      const { probabilities } = fairLine(market, prices);
      return {
        line,
        outcomes: own.map((oddType, at) =>
          presentOutcome(
            oddType,
            prices[at] ?? 0,
            probabilities[at] ?? null,
            best.get(oddType) ?? null,
            presentOutcomeModel(sharesOf(oddType), prices[at] ?? null),
          ),
        ),
      };
    });
    return [
      {
        market,
        category: marketRule(market).category,
        lines: mainLineFirst(sport, market, lines, unevenness),
      },
    ];
  });
}
