import { byPredictionTime } from './known-times.ts';
import type { TimedMatch } from './timed-match.ts';

/** Predicts before the start, learns afterwards. */
export interface WalkForwardModel<Match, Result extends Match, Prediction> {
  predict(match: Match): Prediction;
  observe(result: Result): void;
}

/**
 * Predicts every match of a history as it would have been predicted before its start.
 * @param model a new one
 * @param matches to predict, in any order
 * @param results to learn from, in any order; usually the same matches
 * @returns one prediction per match, in the order they were made: by time, then id
 */
export function walkForward<Match extends TimedMatch, Result extends Match, Prediction>(
  model: WalkForwardModel<Match, Result, Prediction>,
  matches: readonly Match[],
  results: readonly Result[],
): Prediction[] {
  for (const result of results) model.observe(result);
  return matches.toSorted(byPredictionTime).map((match) => model.predict(match));
}
