import { blendShares, MODEL_WEIGHT } from './blend-shares.ts';

/** Shares of the outcomes of a match, by model and market, and which of them happened. */
export interface WeighedMatch {
  readonly model: readonly number[];
  /** Without margin. */
  readonly market: readonly number[];
  readonly outcome: number;
}

/** Leaves an error of a ten-thousandth. */
const STEPS = 10;
const LEAST_SHARE = 1e-9;

const logOf = (share: number | undefined) => Math.log(Math.max(LEAST_SHARE, share ?? 0));

/** How fast the log loss of a match grows with the weight. */
function slopeOf({ model, market, outcome }: WeighedMatch, weight: number): number {
  const blended = blendShares(model, market, weight);
  const excess = (at: number) => logOf(model[at]) - logOf(market[at]);
  return blended.reduce((sum, share, index) => sum + share * excess(index), 0) - excess(outcome);
}

/**
 * The weight of the model with the smallest log loss, between 0 and the most it may have. The loss
 * is convex in the weight, so its slope crosses zero at most once.
 */
export function fitModelWeight(matches: readonly WeighedMatch[]): number {
  if (matches.length < MODEL_WEIGHT.minMatches) return 0;
  const slope = (weight: number) => matches.reduce((sum, one) => sum + slopeOf(one, weight), 0);
  if (slope(0) >= 0) return 0;
  if (slope(MODEL_WEIGHT.most) <= 0) return MODEL_WEIGHT.most;
  let [low, high]: [number, number] = [0, MODEL_WEIGHT.most];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (slope(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
