import type { ResultProbabilities } from '../scores/score-matrix.ts';
import { poissonResult } from './poisson-result.ts';

const STEPS = 25;
const CLOSE_ENOUGH = 1e-9;
const NUDGE = 1e-5;
const MAX_STEP = 0.4;
const LOG_MIN = Math.log(0.05);
const LOG_MAX = Math.log(7);

/**
 * The expected goals whose Poisson result is nearest to a market's fair probabilities: Newton's
 * method in log goals. A market has two degrees of freedom, and so have the goals.
 * @param fair home win, draw and away win without margin
 * @param lowScore correction of low scores, see `poissonMatrix`
 */
export function impliedGoals(
  fair: ResultProbabilities,
  lowScore = 0,
): readonly [home: number, away: number] {
  let home = Math.log(1.3 + 0.9 * (fair[0] - fair[2]));
  let away = Math.log(1.3 - 0.9 * (fair[0] - fair[2]));
  for (let step = 0; step < STEPS; step += 1) {
    const miss = missOf(home, away, fair, lowScore);
    if (Math.abs(miss[0]) + Math.abs(miss[1]) < CLOSE_ENOUGH) break;
    const [moveHome, moveAway] = newtonStep(home, away, miss, fair, lowScore);
    home = bounded(home - moveHome);
    away = bounded(away - moveAway);
  }
  return [Math.exp(home), Math.exp(away)];
}

type Pair = readonly [number, number];

function missOf(home: number, away: number, fair: ResultProbabilities, lowScore: number): Pair {
  const result = poissonResult(Math.exp(home), Math.exp(away), lowScore);
  return [result[0] - fair[0], result[2] - fair[2]];
}

function newtonStep(
  home: number,
  away: number,
  miss: Pair,
  fair: ResultProbabilities,
  lowScore: number,
): Pair {
  const byHome = missOf(home + NUDGE, away, fair, lowScore);
  const byAway = missOf(home, away + NUDGE, fair, lowScore);
  const a = (byHome[0] - miss[0]) / NUDGE;
  const b = (byAway[0] - miss[0]) / NUDGE;
  const c = (byHome[1] - miss[1]) / NUDGE;
  const d = (byAway[1] - miss[1]) / NUDGE;
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-12) return [0, 0];
  return [
    limited((d * miss[0] - b * miss[1]) / determinant),
    limited((a * miss[1] - c * miss[0]) / determinant),
  ];
}

function limited(step: number): number {
  return Math.max(-MAX_STEP, Math.min(MAX_STEP, step));
}

function bounded(logGoals: number): number {
  return Math.max(LOG_MIN, Math.min(LOG_MAX, logGoals));
}
