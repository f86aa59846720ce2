import { sum } from '../sum.ts';

/** A market's prices without the bookmaker's margin: probabilities that sum to 1. */
export interface FairMarket {
  /** The exponent that removed the margin; 1 = the market had none. */
  readonly power: number;
  readonly probabilities: readonly number[];
}

const BISECTION_STEPS = 100;

/**
 * Removes the margin by the power method: the k with Σ (1/oᵢ)^k = 1, then pᵢ = (1/oᵢ)^k. It takes
 * more from outsiders than from favourites, as bookmakers do.
 * @param milliOdds prices of all outcomes of one market, in milli-odds; null = missing
 * @returns null for an incomplete market: it has no fair probability
 */
export function removeMargin(milliOdds: readonly (number | null)[]): FairMarket | null {
  const implied = milliOdds.map((milli) => (milli === null || milli <= 1_000 ? 0 : 1_000 / milli));
  if (implied.length < 2 || implied.includes(0)) return null;
  const power = findPower(implied);
  const raised = implied.map((share) => share ** power);
  const total = sum(raised);
  return { power, probabilities: raised.map((share) => share / total) };
}

/** The sum falls from the number of outcomes at 0 towards 0, so it is 1 exactly once. */
function findPower(implied: readonly number[]): number {
  const excess = (power: number) => sum(implied.map((share) => share ** power)) - 1;
  let low = 0;
  let high = 1;
  while (excess(high) > 0) high *= 2;
  for (let step = 0; step < BISECTION_STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
