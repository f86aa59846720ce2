import { poissonResult } from '../ratings/poisson-result.ts';
import {
  poissonMatrix,
  type ResultProbabilities,
  type ScoreMatrix,
  withResult,
} from '../scores/score-matrix.ts';
import type { Pair } from '../walk-forward/timed-match.ts';

/** The share of a team's edge in 60 minutes that remains in overtime and shoot-out. */
const OVERTIME_EDGE = 0.3;
const BISECTION_STEPS = 40;
const MAX_LOG_RATIO = 1.2;
const MAX_DRAW = 0.45;

/** How much more often a league's sixty minutes end level than a Poisson model expects. */
export const USUAL_DRAW_FACTOR = 1.3;

/** Result of the 60 minutes: Poisson, with draws made more frequent by a league's own factor. */
export function regularResult([home, away]: Pair, drawFactor: number): ResultProbabilities {
  const [win, draw, loss] = poissonResult(home, away);
  const raised = Math.min(MAX_DRAW, draw * drawFactor);
  const rest = (1 - raised) / (win + loss);
  return [win * rest, raised, loss * rest];
}

/** Chance of the home side to win in the end: its wins in 60 minutes and its share of the draws. */
export function winAfterAll([win, draw, loss]: ResultProbabilities): number {
  const overtime = 0.5 + OVERTIME_EDGE * (win / (win + loss) - 0.5);
  return win + draw * overtime;
}

/**
 * The split of a total of goals between the sides at which the home side wins with a probability.
 */
export function goalsForWin(probability: number, total: number, drawFactor: number): Pair {
  let [low, high] = [-MAX_LOG_RATIO, MAX_LOG_RATIO];
  for (let step = 0; step < BISECTION_STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (winAfterAll(regularResult(split(total, middle), drawFactor)) < probability) low = middle;
    else high = middle;
  }
  return split(total, (low + high) / 2);
}

/**
 * Scores of the 60 minutes.
 * @param goals expected of home and away
 */
export function regularMatrix(goals: Pair, drawFactor: number = USUAL_DRAW_FACTOR): ScoreMatrix {
  return withResult(poissonMatrix(...goals), regularResult(goals, drawFactor));
}

/** The total is unchanged, its two parts have the ratio `e^(2·logRatio)`. */
function split(total: number, logRatio: number): Pair {
  const home = total / (1 + Math.exp(-2 * logRatio));
  return [home, total - home];
}
