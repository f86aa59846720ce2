import { DAY_SECONDS } from '../constants/unit-seconds.ts';
import {
  SEARCH_PERIOD,
  SEARCH_PERIOD_DAYS,
  type SearchPeriod,
} from '../enumerations/search-filters.ts';
import { TIP_RESULT } from '../enumerations/tip-result.ts';
import { sumOf } from '../sum.ts';
import { type BankSummary, bankSummary } from './bank-summary.ts';
import { closingValueOf, type JudgedTip } from './tip-splits.ts';

const LAST_RESULTS = 10;

/** A settled tip of the present reset period; unix seconds. */
export type DatedTip = JudgedTip & { readonly settledAt: number };

export type PeriodStatistics = BankSummary & {
  readonly stakeMilli: number;
  /** Mean closing line value as a fraction; null without closing odds. */
  readonly clv: number | null;
  /** Newest last, returned ones too. */
  readonly lastResults: readonly DatedTip['result'][];
};

/** A tip belongs to a period when it was settled after this; unix seconds, 0 = always. */
export function searchPeriodStart(period: SearchPeriod, nowSeconds: number): number {
  const days = SEARCH_PERIOD_DAYS[period];
  return days === null ? 0 : nowSeconds - days * DAY_SECONDS;
}

/**
 * Statistics of a capper over each period of the searches; periods without a settled tip have none.
 * Each period has a separate bank, so that a drawdown is one of that period.
 * @param tips in order of settlement
 */
export function periodStatistics(
  tips: readonly DatedTip[],
  nowSeconds: number,
): Map<SearchPeriod, PeriodStatistics> {
  const statistics = new Map<SearchPeriod, PeriodStatistics>();
  for (const period of Object.values(SEARCH_PERIOD)) {
    const start = searchPeriodStart(period, nowSeconds);
    const own = tips.filter(({ settledAt }) => settledAt > start);
    if (own.length === 0) continue;
    const bank = bankSummary(own);
    statistics.set(period, {
      ...bank,
      // returned tips do not count as turnover
      stakeMilli: sumOf(own, (tip) => (tip.result === TIP_RESULT.returned ? 0 : tip.stakeMilli)),
      clv: closingValueOf(own).mean,
      lastResults: own.slice(-LAST_RESULTS).map(({ result }) => result),
    });
  }
  return statistics;
}
