import { sum } from '../sum.ts';

/** Tips it takes to believe half of a yield, and half of a closing line value. */
const YIELD_WEIGHT = 50;
const CLV_WEIGHT = 20;
const SMALLEST_DEVIATION = 0.5;

/**
 * Of the score. Among 200 drawn cappers of whom 8 % are skilled, 86 % of the skilled stand in the
 * first twenty by these shares, 35 % by .6 and .4: the profit of some hundred tips is mostly luck,
 * beating the closing line is not.
 */
const YIELD_SHARE = 0.2;
const CLV_SHARE = 0.8;

export const RATING_WINDOW_DAYS = 90;
export const RATING_MIN_TIPS = 30;
/** With fewer counted tips a yield is unreliable: it is not shown. */
export const RECORD_MIN_TIPS = 10;
export const RATING_MIN_DAYS = 14;
export const RATING_MAX_IDLE_DAYS = 14;
export const PREMIUM_CAPPERS = 20;
export const PREMIUM_CAPPER_MIN_TIPS = 100;

export interface RatedTip {
  readonly stake: number;
  readonly profit: number;
  /** Closing line value as a fraction; null without closing odds. */
  readonly clv: number | null;
}

export interface RatingStatistics {
  /** Profit per unit staked. */
  readonly yield: number;
  /** Count of tips, corrected for uneven stakes. */
  readonly effectiveCount: number;
  /** Stake-weighted deviation of the profit per unit, at least 0.5. */
  readonly deviation: number;
  /** Mean closing line value, a fraction. */
  readonly clv: number;
  readonly clvCount: number;
}

/** `(Σs)² / Σs²`: one huge stake counts as one tip, not as the complete record. */
export function effectiveCount(stakes: readonly number[]): number {
  const squares = sum(stakes.map((stake) => stake * stake));
  return squares === 0 ? 0 : sum(stakes) ** 2 / squares;
}

export function ratingStatistics(tips: readonly RatedTip[]): RatingStatistics {
  const staked = sum(tips.map((tip) => tip.stake));
  const mean = staked === 0 ? 0 : sum(tips.map((tip) => tip.profit)) / staked;
  const squares = sum(tips.map((tip) => tip.stake * (tip.profit / tip.stake - mean) ** 2));
  const clvs = tips.map((tip) => tip.clv).filter((clv) => clv !== null);
  return {
    yield: mean,
    effectiveCount: effectiveCount(tips.map((tip) => tip.stake)),
    deviation: Math.max(SMALLEST_DEVIATION, staked === 0 ? 0 : Math.sqrt(squares / staked)),
    clv: clvs.length === 0 ? 0 : sum(clvs) / clvs.length,
    clvCount: clvs.length,
  };
}

/**
 * Score of a capper: the lower end of a yield shrunk by its count, and the value against the
 * closing line, 20 to 80. Two decimals; 0 without tips.
 */
export function ratingScore(statistics: RatingStatistics): number {
  const { effectiveCount: n, clv, clvCount } = statistics;
  if (n === 0) return 0;
  const yieldPart =
    (statistics.yield * n) / (n + YIELD_WEIGHT) - (0.5 * statistics.deviation) / Math.sqrt(n);
  const clvPart = (clv * clvCount) / (clvCount + CLV_WEIGHT);
  return Math.round(100 * 100 * (YIELD_SHARE * yieldPart + CLV_SHARE * clvPart)) / 100;
}

/** Sums of many tips are right to this; less is none. */
const LEAST_VARIANCE = 1e-9;

/**
 * Variance of the profit of one unit at mean decimal odds, where that yield is the true one; 0
 * where every tip was won, or lost altogether.
 */
function varianceOf(yieldFraction: number, meanOdds: number): number {
  const variance = (1 + yieldFraction) * (meanOdds - 1 - yieldFraction);
  return variance < LEAST_VARIANCE ? 0 : variance;
}

/** t-value of a yield over n tips at mean decimal odds: how far it is from luck. */
export function yieldSignificance(yieldFraction: number, count: number, meanOdds: number): number {
  const variance = varianceOf(yieldFraction, meanOdds);
  return variance === 0 ? 0 : (yieldFraction * Math.sqrt(count)) / Math.sqrt(variance);
}

/**
 * Standard error of a yield over n tips at mean decimal odds, a fraction; null where there is none.
 */
export function yieldError(yieldFraction: number, count: number, meanOdds: number): number | null {
  const variance = varianceOf(yieldFraction, meanOdds);
  return variance === 0 || count === 0 ? null : Math.sqrt(variance / count);
}

/** What a capper is missing: tips, and days between the first and the latest tip. */
export function ratingLeft(tips: number, days: number): { tipsLeft: number; daysLeft: number } {
  return {
    tipsLeft: Math.max(0, RATING_MIN_TIPS - tips),
    daysLeft: Math.max(0, RATING_MIN_DAYS - days),
  };
}
