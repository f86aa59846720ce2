/** Goals a side can have in a matrix: 0 … 12. More happen in one match in millions. */
export const MAX_GOALS = 12;
const SIZE = MAX_GOALS + 1;

/** Probabilities of every exact score, row by row: `scores[home * size + away]`. They sum to 1. */
export interface ScoreMatrix {
  readonly size: number;
  readonly scores: Float64Array;
}

/** `[home win, draw, away win]`, 0–1. */
export type ResultProbabilities = readonly [number, number, number];

/**
 * Independent Poisson goals with the low-score correction of Dixon and Coles (1997): 0:0, 1:0, 0:1
 * and 1:1 are moved by `lowScore` (their ρ; below zero = more draws).
 * @param homeGoals expected goals of the home side, > 0
 * @param awayGoals expected goals of the away side, > 0
 */
export function poissonMatrix(homeGoals: number, awayGoals: number, lowScore = 0): ScoreMatrix {
  const home = poisson(homeGoals);
  const away = poisson(awayGoals);
  const scores = new Float64Array(SIZE * SIZE);
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      scores[row * SIZE + column] = at(home, row) * at(away, column);
    }
  }
  for (const [row, column] of LOW_SCORES) {
    const factor = lowScoreFactor(row, column, homeGoals, awayGoals, lowScore);
    scores[row * SIZE + column] = at(scores, row * SIZE + column) * factor;
  }
  return normalised(scores);
}

const LOW_SCORES = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

/** The factor τ of Dixon and Coles; 1 for every score above 1:1, never below 0.01. */
export function lowScoreFactor(
  home: number,
  away: number,
  homeGoals: number,
  awayGoals: number,
  lowScore: number,
): number {
  if (home > 1 || away > 1) return 1;
  if (home === 1 && away === 1) return Math.max(0.01, 1 - lowScore);
  if (home === 1) return Math.max(0.01, 1 + awayGoals * lowScore);
  if (away === 1) return Math.max(0.01, 1 + homeGoals * lowScore);
  return Math.max(0.01, 1 - homeGoals * awayGoals * lowScore);
}

/** Home win, draw and away win of a matrix. */
export function resultOf(matrix: ScoreMatrix): ResultProbabilities {
  let [home, draw, away] = [0, 0, 0];
  eachScore(matrix, (row, column, probability) => {
    if (row > column) home += probability;
    else if (row === column) draw += probability;
    else away += probability;
  });
  return [home, draw, away];
}

/** Walks over all exact scores, home goals first. */
export function eachScore(
  { size, scores }: ScoreMatrix,
  visit: (home: number, away: number, probability: number) => void,
): void {
  for (let home = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1) visit(home, away, at(scores, home * size + away));
  }
}

/**
 * The matrix nearest to the given one (least relative entropy) whose result is exactly `target`:
 * each of the three regions is scaled uniformly.
 */
export function withResult(matrix: ScoreMatrix, target: ResultProbabilities): ScoreMatrix {
  const [home, draw, away] = resultOf(matrix);
  const factors = [target[0] / home, target[1] / draw, target[2] / away] as const;
  const scores = new Float64Array(matrix.scores.length);
  eachScore(matrix, (row, column, probability) => {
    const factor = row > column ? factors[0] : row === column ? factors[1] : factors[2];
    scores[row * matrix.size + column] = probability * factor;
  });
  return normalised(scores);
}

/** Goals each side scores on average. */
export function expectedGoalsOf(matrix: ScoreMatrix): readonly [number, number] {
  let [home, away] = [0, 0];
  eachScore(matrix, (row, column, probability) => {
    home += row * probability;
    away += column * probability;
  });
  return [home, away];
}

/** Goals as they are shown. */
export function toOneDecimal([home, away]: readonly [number, number]): readonly [number, number] {
  return [Math.round(home * 10) / 10, Math.round(away * 10) / 10];
}

/**
 * The most probable exact score of the most probable result. Among all scores 1:1 would be the
 * first in more than half of the matches, which says nothing about a match.
 */
export function mostProbableScore(matrix: ScoreMatrix): readonly [number, number] {
  const result = resultOf(matrix);
  const expected = result.indexOf(Math.max(...result));
  let best: readonly [number, number] = [0, 0];
  let highest = 0;
  eachScore(matrix, (row, column, probability) => {
    const outcome = row > column ? 0 : row === column ? 1 : 2;
    if (outcome !== expected || probability <= highest) return;
    best = [row, column];
    highest = probability;
  });
  return best;
}

function poisson(mean: number): Float64Array {
  const probabilities = new Float64Array(SIZE);
  probabilities[0] = Math.exp(-mean);
  for (let goals = 1; goals < SIZE; goals += 1) {
    probabilities[goals] = (at(probabilities, goals - 1) * mean) / goals;
  }
  return probabilities;
}

function normalised(scores: Float64Array): ScoreMatrix {
  let total = 0;
  for (let cell = 0; cell < scores.length; cell += 1) total += at(scores, cell);
  for (let cell = 0; cell < scores.length; cell += 1) scores[cell] = at(scores, cell) / total;
  return { size: SIZE, scores };
}

function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0;
}
