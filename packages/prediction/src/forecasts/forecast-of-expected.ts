import { sportRules } from '@tipmark/domain';
import { goalsMatrix } from '../goals-matrix.ts';
import { winAfterAll } from '../hockey/regular-time.ts';
import { resultOf } from '../scores/score-matrix.ts';
import type { Pair } from '../walk-forward/timed-match.ts';
import { winOfExpectedSets } from './expected-sets.ts';
import { type ForecastNumbers, sharesOfGoals } from './forecast-numbers.ts';

/** From expected sets only the winner can be derived. */
function ofSets(expected: Pair, score: string): ForecastNumbers | undefined {
  const needed = Math.max(...score.split(':').map(Number));
  if (needed !== 2 && needed !== 3) return undefined;
  const win = winOfExpectedSets(expected, needed === 2 ? 3 : 5);
  return { result: [win, 0, 1 - win], homeWins: null, expected, score, overMain: 0, bothScore: 0 };
}

/**
 * Chances that follow from expected goals alone, where a source supplies its own forecast (as the
 * simulated world does) and no model was fitted: Poisson goals, one matrix for every outcome; in
 * tennis from the expected sets. Undefined where nothing follows.
 */
export function forecastOfExpected(
  sport: number,
  expected: Pair,
  score: string,
): ForecastNumbers | undefined {
  const { score: shape } = sportRules(sport);
  if (shape.unit === 'set') return ofSets(expected, score);
  if (Math.min(...expected) <= 0) return undefined;
  const matrix = goalsMatrix(sport, expected);
  const result = resultOf(matrix);
  const homeWins = shape.includesOvertime ? winAfterAll(result) : null;
  return { result, homeWins, expected, score, ...sharesOfGoals(sport, matrix) };
}
