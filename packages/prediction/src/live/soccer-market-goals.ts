import { outcomeShares, winProbability } from '../scores/outcome-shares.ts';
import { poissonMatrix, type ResultProbabilities, resultOf } from '../scores/score-matrix.ts';

/** The low-score correction ρ of a match in play. */
export const LIVE_LOW_SCORE = -0.06;

const USUAL_TOTAL = 2.7;
const GOALS_BY_RESULT = 1.9;
const MAX_STEP = 0.5;
const STEPS = 30;
const CLOSE_ENOUGH = 1e-9;
const NUDGE = 1e-5;
const MIN_GOALS = 0.05;
const MAX_TOTAL = 12;

/** Fair probability of more goals than a line. */
export interface FairTotal {
  readonly line: number;
  /** Of winning where the stake is decided, 0–1. */
  readonly over: number;
}

type Pair = readonly [number, number];

/**
 * Expected goals of a match at which the score matrix gives a market's difference of home and away
 * wins and its total: Newton's method in the sum and the difference of the goals.
 * @param fair home win, draw and away win without margin
 * @param total absent: the draw determines how many goals there are
 */
export function soccerMarketGoals(fair: ResultProbabilities, total?: FairTotal): Pair {
  let sum = USUAL_TOTAL;
  let difference = GOALS_BY_RESULT * (fair[0] - fair[2]);
  for (let step = 0; step < STEPS; step += 1) {
    const miss = missOf(sum, difference, fair, total);
    if (Math.abs(miss[0]) + Math.abs(miss[1]) < CLOSE_ENOUGH) break;
    const bySum = missOf(sum + NUDGE, difference, fair, total);
    const byDifference = missOf(sum, difference + NUDGE, fair, total);
    const a = (bySum[0] - miss[0]) / NUDGE;
    const b = (byDifference[0] - miss[0]) / NUDGE;
    const c = (bySum[1] - miss[1]) / NUDGE;
    const d = (byDifference[1] - miss[1]) / NUDGE;
    const determinant = a * d - b * c;
    if (Math.abs(determinant) < 1e-12) break;
    sum -= limited((d * miss[0] - b * miss[1]) / determinant);
    difference -= limited((a * miss[1] - c * miss[0]) / determinant);
    sum = Math.max(2 * MIN_GOALS, Math.min(MAX_TOTAL, sum));
    const most = sum - 2 * MIN_GOALS;
    difference = Math.max(-most, Math.min(most, difference));
  }
  return split(sum, difference);
}

function missOf(sum: number, difference: number, fair: ResultProbabilities, total?: FairTotal) {
  const matrix = poissonMatrix(...split(sum, difference), LIVE_LOW_SCORE);
  const result = resultOf(matrix);
  const byResult = result[0] - result[2] - (fair[0] - fair[2]);
  if (total === undefined) return [byResult, result[1] - fair[1]] as const;
  const shares = outcomeShares(matrix, `ou.o:${total.line}`);
  return [byResult, (shares ? winProbability(shares) : 0) - total.over] as const;
}

function split(sum: number, difference: number): Pair {
  return [(sum + difference) / 2, (sum - difference) / 2];
}

function limited(step: number): number {
  return Math.max(-MAX_STEP, Math.min(MAX_STEP, step));
}
