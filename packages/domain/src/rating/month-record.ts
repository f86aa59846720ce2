import { isWon } from '../bank/bank-summary.ts';
import type { DatedTip } from '../bank/period-statistics.ts';
import { closingValueOf } from '../bank/tip-splits.ts';
import { tableMonthAt } from '../day/table-month.ts';
import { TIP_RESULT } from '../enumerations/tip-result.ts';
import { sumOf } from '../sum.ts';
import { effectiveCount } from './rating-score.ts';

/** A record of a month is in its table from so many tips on that won or lost. */
export const MONTH_MIN_TIPS = 20;

/** What a capper won and lost in a calendar month. */
export interface MonthRecord {
  /** `202611`, of UTC+3, by settlement. */
  readonly month: number;
  /** Won or lost. */
  readonly counted: number;
  readonly won: number;
  readonly profitMilli: number;
  readonly stakeMilli: number;
  readonly meanMilliOdds: number | null;
  /** Mean fraction; null without closing odds. */
  readonly clv: number | null;
  /** How many tips of one size the stakes are worth. */
  readonly effectiveTips: number;
}

function recordOf(month: number, tips: readonly DatedTip[]): MonthRecord {
  const counted = tips.filter(({ result }) => result !== TIP_RESULT.returned);
  return {
    month,
    counted: counted.length,
    won: counted.filter(isWon).length,
    profitMilli: sumOf(counted, (tip) => tip.profitMilli),
    stakeMilli: sumOf(counted, (tip) => tip.stakeMilli),
    meanMilliOdds:
      counted.length === 0 ? null : sumOf(counted, (tip) => tip.milliOdds) / counted.length,
    clv: closingValueOf(counted).mean,
    effectiveTips: effectiveCount(counted.map(({ stakeMilli }) => stakeMilli)),
  };
}

/**
 * The record of each month with a settled tip, the earliest first. A reset changes none of them.
 * @param tips ratable ones, in order of settlement
 */
export function monthRecords(tips: readonly DatedTip[]): MonthRecord[] {
  const months = Map.groupBy(tips, ({ settledAt }) => tableMonthAt(settledAt));
  return [...months]
    .toSorted(([one], [other]) => one - other)
    .map(([month, own]) => recordOf(month, own));
}
