import { bankBalances, isWon, maxDrawdownPercent } from '../bank/bank-summary.ts';
import { TIP_LIMIT } from '../constants/tip-limits.ts';
import { DAY_SECONDS } from '../constants/unit-seconds.ts';
import { MATCH_STATUS, type MatchStatus } from '../enumerations/match-status.ts';
import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';
import { type MarketCode, marketRule, OUTCOME_CATEGORY } from '../sports/market.ts';
import { sumOf } from '../sum.ts';
import { hasClosingProof } from './closing-proof.ts';
import {
  RATING_MAX_IDLE_DAYS,
  RATING_MIN_DAYS,
  RATING_MIN_TIPS,
  RATING_WINDOW_DAYS,
  ratingScore,
  ratingStatistics,
} from './rating-score.ts';

/** A settled tip that may count for the rating; times are unix seconds, money milli-units. */
export interface WindowTip {
  readonly createdAt: number;
  readonly settledAt: number;
  readonly result: TipResult;
  readonly milliOdds: number;
  readonly stakeMilli: number;
  readonly profitMilli: number;
  /** Fraction; null without closing odds. */
  readonly clv: number | null;
}

export interface RatedWindow {
  /** All settled ones, for the conditions. */
  readonly tips: number;
  /** Without the returned ones: the base of the statistics. */
  readonly counted: number;
  readonly won: number;
  readonly profitMilli: number;
  readonly stakeMilli: number;
  readonly meanMilliOdds: number | null;
  /** Mean fraction; null without closing odds. */
  readonly clv: number | null;
  readonly clvCount: number;
  readonly hasClosingProof: boolean;
  readonly drawdownPercent: number;
  readonly score: number;
  /** How many tips of one size the stakes are worth. */
  readonly effectiveTips: number;
  /** Won and lost so far, milli-units, after each of at most 24 equal parts; oldest first. */
  readonly bank: readonly number[];
  readonly firstAt: number;
  readonly lastAt: number;
}

const BANK_STEPS = 24;

/** The running sum of profits, thinned out to `BANK_STEPS` values that end with the last. */
function bankSteps(tips: readonly WindowTip[]): number[] {
  let balance = 0;
  const balances = tips.map(({ profitMilli }) => (balance += profitMilli));
  const steps = Math.min(BANK_STEPS, balances.length);
  return Array.from(
    { length: steps },
    (_, step) => balances[Math.ceil(((step + 1) * balances.length) / steps) - 1] ?? 0,
  );
}

/** A tip counts when it was settled after this instant. */
export function ratingWindowStart(nowSeconds: number): number {
  return nowSeconds - RATING_WINDOW_DAYS * DAY_SECONDS;
}

/** Whether a settled tip may count: fair odds, no exact score, and a match that was not awarded. */
export function isRatable(market: MarketCode, milliOdds: number, status: MatchStatus): boolean {
  const { minRatedMilliOdds, maxRatedMilliOdds } = TIP_LIMIT;
  const isInBand = milliOdds >= minRatedMilliOdds && milliOdds <= maxRatedMilliOdds;
  const isExact = marketRule(market).category === OUTCOME_CATEGORY.exactScore;
  return isInBand && !isExact && status !== MATCH_STATUS.awarded;
}

/**
 * The rating statistics of one capper.
 * @param tips ratable ones settled in the window, in order of settlement
 * @returns undefined without any
 */
export function ratedWindow(tips: readonly WindowTip[]): RatedWindow | undefined {
  if (tips.length === 0) return undefined;
  const counted = tips.filter(({ result }) => result !== TIP_RESULT.returned);
  const statistics = ratingStatistics(
    counted.map(({ stakeMilli: stake, profitMilli: profit, clv }) => ({ stake, profit, clv })),
  );
  const posted = tips.map(({ createdAt }) => createdAt);
  return {
    tips: tips.length,
    counted: counted.length,
    won: counted.filter(isWon).length,
    profitMilli: sumOf(counted, (tip) => tip.profitMilli),
    stakeMilli: sumOf(counted, (tip) => tip.stakeMilli),
    meanMilliOdds:
      counted.length === 0 ? null : sumOf(counted, (tip) => tip.milliOdds) / counted.length,
    clv: statistics.clvCount === 0 ? null : statistics.clv,
    clvCount: statistics.clvCount,
    hasClosingProof: hasClosingProof(counted.flatMap(({ clv }) => clv ?? [])),
    drawdownPercent: maxDrawdownPercent(bankBalances(counted)),
    score: ratingScore(statistics),
    effectiveTips: statistics.effectiveCount,
    bank: bankSteps(counted),
    firstAt: Math.min(...posted),
    lastAt: Math.max(...posted),
  };
}

export type Standing = Pick<RatedWindow, 'tips' | 'firstAt' | 'lastAt'>;

/**
 * Enough tips, over enough days, the last one not long ago. The account has separate conditions.
 */
export function meetsRatingConditions(
  { tips, firstAt, lastAt }: Standing,
  nowSeconds: number,
): boolean {
  return (
    tips >= RATING_MIN_TIPS &&
    lastAt - firstAt >= RATING_MIN_DAYS * DAY_SECONDS &&
    nowSeconds - lastAt <= RATING_MAX_IDLE_DAYS * DAY_SECONDS
  );
}

export type RatedRank = Pick<RatedWindow, 'score' | 'tips' | 'drawdownPercent'> & {
  readonly registeredAt: number;
};

/**
 * Order of the rating: score, then more tips, then the smaller drawdown, then the older account.
 */
export function compareRated(one: RatedRank, other: RatedRank): number {
  return (
    other.score - one.score ||
    other.tips - one.tips ||
    one.drawdownPercent - other.drawdownPercent ||
    one.registeredAt - other.registeredAt
  );
}
