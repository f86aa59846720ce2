import type { TipMakerMarket, TipMakerOutcome } from '@tipmark/contract';
import {
  type MarketCode,
  marketRule,
  marketsOf,
  parseOddType,
  type Sport,
  TIP_LIMIT,
} from '@tipmark/domain';
import type { OutcomeShares } from '@tipmark/prediction';
import { rounded } from '../lists/rounded.ts';
import { type MarketValue, marketValue } from '../value/market-value.ts';
import { modelValues } from '../value/model-values.ts';
import { bestPrices, confirmations } from './best-prices.ts';
import { fairLine, groupByLine, mainLineFirst } from './market-lines.ts';
import type { CurrentLineRow, CurrentPriceRow } from './odds-queries.ts';
import { presentOutcomeModel } from './present-outcome-model.ts';

const MILLI = 1_000;

export function isTippable(milli: number): boolean {
  return milli >= TIP_LIMIT.minMilliOdds && milli <= TIP_LIMIT.maxMilliOdds;
}

export interface MenuParts {
  readonly rows: readonly CurrentLineRow[];
  readonly nowSeconds: number;
  /** Of bookmakers; absent = the menu has neither best prices nor values to the market. */
  readonly prices?: readonly CurrentPriceRow[];
  /** Absent = there is no model. */
  readonly sharesOf?: (oddType: string) => OutcomeShares | undefined;
}

function presentOutcome(
  oddType: string,
  milli: number,
  probability: number | null,
  best: TipMakerOutcome['best'],
  value: MarketValue | null,
): Omit<TipMakerOutcome, 'model'> {
  return {
    odd_type: oddType,
    odds: milli / MILLI,
    fairPercent: probability === null ? null : rounded(probability * 100),
    best,
    valuePercent: value && rounded(value.valuePercent),
    claimedPercent: value && rounded(value.claimedPercent),
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
  { rows, nowSeconds, prices: offered = [], sharesOf = () => undefined }: MenuParts,
): TipMakerMarket[] {
  const milliOf = new Map(rows.map(({ odd_type, milli }) => [odd_type, milli]));
  const values = modelValues(sharesOf, milliOf);
  const best = bestPrices(offered);
  const confirmedAt = confirmations(offered);
  const byMarket = Map.groupBy([...milliOf.keys()], (text) => parseOddType(text, sport)?.market);
  return marketsOf(sport).flatMap((market: MarketCode): TipMakerMarket[] => {
    const oddTypes = byMarket.get(market);
    if (oddTypes === undefined) return [];
    const lines = groupByLine(market, oddTypes).map(({ line, oddTypes: own }) => {
      const prices = own.map((oddType) => milliOf.get(oddType) ?? 0);
      const { probabilities } = fairLine(market, prices);
      return {
        line,
        outcomes: own.map((oddType, at) => {
          const milli = prices[at] ?? 0;
          const chance = probabilities[at] ?? null;
          const model = presentOutcomeModel(values, oddType, milli);
          const price = best.get(oddType) ?? null;
          const value = marketValue(
            {
              milli: (price?.odds ?? 0) * MILLI,
              confirmedAt: confirmedAt.get(oddType) ?? null,
            },
            chance,
            nowSeconds,
          );
          return {
            ...presentOutcome(oddType, milli, chance, price, value),
            ...(model && { model }),
          };
        }),
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
