import type { ResultProbabilities } from '../scores/score-matrix.ts';

/** Home win, draw and away win of final scores, `[home, away, probability]`. */
export function resultOfFinals(
  finals: readonly (readonly [home: number, away: number, probability: number])[],
): ResultProbabilities {
  let [home, draw, away] = [0, 0, 0];
  for (const [homeGoals, awayGoals, probability] of finals) {
    if (homeGoals > awayGoals) home += probability;
    else if (homeGoals === awayGoals) draw += probability;
    else away += probability;
  }
  return [home, draw, away];
}

/**
 * At the start the market's own result, later less and less of the difference to it: there is no
 * jump when a match begins.
 * @param before result of the same model at the start
 * @param share part of the match that is to come, 1 … 0
 */
export function anchored(
  result: ResultProbabilities,
  market: ResultProbabilities,
  before: ResultProbabilities,
  share: number,
): ResultProbabilities {
  const raised = (outcome: 0 | 1 | 2) =>
    result[outcome] * (market[outcome] / before[outcome]) ** share;
  const [home, draw, away] = [raised(0), raised(1), raised(2)];
  const total = home + draw + away;
  return [home / total, draw / total, away / total];
}
