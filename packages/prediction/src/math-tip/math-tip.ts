import { marketRule, OUTCOME_CATEGORY, parseOddType } from '@tipmark/domain';
import {
  type OutcomeShares,
  outcomeShares,
  sharesValuePercent,
  winProbability,
} from '../scores/outcome-shares.ts';
import type { ScoreMatrix } from '../scores/score-matrix.ts';

/** The conditions of a math tip. */
export const MATH_TIP = {
  minProbability: 0.35,
  minMilliOdds: 1_400,
  maxMilliOdds: 4_000,
  minValuePercent: 5,
  /** Published from so long before the start … */
  openSeconds: 24 * 3_600,
  /** … until so long before it. */
  closeSeconds: 60 * 60,
} as const;

/** A price of the site line. */
export interface OfferedPrice {
  readonly oddType: string;
  readonly milliOdds: number;
}

export type MathTip = OfferedPrice & {
  /** Chance to win where the stake is decided. */
  readonly probability: number;
  readonly valuePercent: number;
  readonly shares: OutcomeShares;
};

/** Results, double chance, totals, handicaps, both score and team totals. */
const LAST_CATEGORY = OUTCOME_CATEGORY.teamTotal;

/**
 * The one tip of a match: among outcomes of categories 1–6 at 1.40–4.00, with a probability of at
 * least 35 % and a value to the model of at least 5 %, the one with most value; of equal ones the
 * more probable. The order of prices does not matter.
 * @returns undefined when no outcome qualifies
 */
export function selectMathTip(
  matrix: ScoreMatrix,
  prices: readonly OfferedPrice[],
): MathTip | undefined {
  return prices
    .map((price) => candidate(matrix, price))
    .filter((tip) => tip !== undefined)
    .toSorted(byValue)[0];
}

/** Whether a match's tip may be published now. */
export function isMathTipDue(startsAtSeconds: number, nowSeconds: number): boolean {
  const leftSeconds = startsAtSeconds - nowSeconds;
  return leftSeconds <= MATH_TIP.openSeconds && leftSeconds >= MATH_TIP.closeSeconds;
}

function candidate(matrix: ScoreMatrix, price: OfferedPrice): MathTip | undefined {
  const { oddType, milliOdds } = price;
  if (milliOdds < MATH_TIP.minMilliOdds || milliOdds > MATH_TIP.maxMilliOdds) return undefined;
  if (!isTippable(oddType)) return undefined;
  const shares = outcomeShares(matrix, oddType);
  if (!shares) return undefined;
  const probability = winProbability(shares);
  const valuePercent = sharesValuePercent(shares, milliOdds);
  if (probability < MATH_TIP.minProbability) return undefined;
  if (valuePercent < MATH_TIP.minValuePercent) return undefined;
  return { oddType, milliOdds, probability, valuePercent, shares };
}

function isTippable(oddType: string): boolean {
  const parsed = parseOddType(oddType);
  return parsed !== undefined && marketRule(parsed.market).category <= LAST_CATEGORY;
}

function byValue(one: MathTip, other: MathTip): number {
  if (one.valuePercent !== other.valuePercent) return other.valuePercent - one.valuePercent;
  if (one.probability !== other.probability) return other.probability - one.probability;
  return one.oddType < other.oddType ? -1 : 1;
}
