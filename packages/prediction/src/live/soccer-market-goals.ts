import { outcomeShares, winProbability } from '../scores/outcome-shares.ts';
import { poissonMatrix, type ResultProbabilities, resultOf } from '../scores/score-matrix.ts';
import { marketGoals } from './market-goals.ts';

/** The low-score correction ρ of a match in play. */
export const LIVE_LOW_SCORE = -0.06;

const USUAL_TOTAL = 2.7;
const GOALS_BY_RESULT = 1.9;
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
 * wins and its total.
 * @param fair home win, draw and away win without margin
 * @param total absent: the draw determines how many goals there are
 */
export const soccerMarketGoals = (fair: ResultProbabilities, total?: FairTotal): Pair =>
  marketGoals({
    sum: USUAL_TOTAL,
    difference: GOALS_BY_RESULT * (fair[0] - fair[2]),
    least: MIN_GOALS,
    most: MAX_TOTAL,
    nudge: NUDGE,
    closeEnough: CLOSE_ENOUGH,
    missOf: (goals) => missOf(goals, fair, total),
  });

function missOf(goals: Pair, fair: ResultProbabilities, total?: FairTotal): Pair {
  const matrix = poissonMatrix(...goals, LIVE_LOW_SCORE);
  const result = resultOf(matrix);
  const byResult = result[0] - result[2] - (fair[0] - fair[2]);
  if (total === undefined) return [byResult, result[1] - fair[1]];
  const shares = outcomeShares(matrix, `ou.o:${total.line}`);
  return [byResult, (shares ? winProbability(shares) : 0) - total.over];
}
