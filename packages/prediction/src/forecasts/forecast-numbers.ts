import { SPORT, sportRules } from '@tipmark/domain';
import type { HockeyPrediction } from '../hockey/hockey-prediction.ts';
import { outcomeShares } from '../scores/outcome-shares.ts';
import type { ResultProbabilities, ScoreMatrix } from '../scores/score-matrix.ts';
import type { SoccerPrediction } from '../soccer/soccer-prediction.ts';
import type { TennisPrediction } from '../tennis/tennis-prediction.ts';
import type { Pair } from '../walk-forward/timed-match.ts';

/** What is stored, shown and published of a forecast, the same in every sport. */
export interface ForecastNumbers {
  /** Home win, draw, away win; a sport of sets has no draw. */
  readonly result: ResultProbabilities;
  /** Including overtime; null where that is no other number. */
  readonly homeWins: number | null;
  /** Goals, in tennis sets. */
  readonly expected: Pair;
  /** The most probable score, `2:1`. */
  readonly score: string;
  /** Over the main total of the sport; in tennis more sets than the fewest. */
  readonly overMain: number;
  readonly bothScore: number;
}

/** Shares of the main total and of both sides scoring. */
export const sharesOfGoals = (sport: number, matrix: ScoreMatrix) => ({
  overMain: outcomeShares(matrix, `ou.o:${sportRules(sport).mainTotalLine}`)?.won ?? 0,
  bothScore: outcomeShares(matrix, 'btts.y')?.won ?? 0,
});

/** The numbers of a prediction of soccer. */
export const soccerNumbers = (prediction: SoccerPrediction): ForecastNumbers => ({
  result: prediction.result,
  homeWins: null,
  expected: prediction.expectedGoals,
  score: prediction.forecastScore.join(':'),
  ...sharesOfGoals(SPORT.soccer, prediction.matrix),
});

/** The numbers of a prediction of hockey. */
export const hockeyNumbers = (prediction: HockeyPrediction): ForecastNumbers => ({
  result: prediction.result,
  homeWins: prediction.win[0],
  expected: prediction.expectedGoals,
  score: prediction.forecastScore.join(':'),
  ...sharesOfGoals(SPORT.hockey, prediction.matrix),
});

/** Probability of more than the minimum of sets, and of both winning one. */
function longerThanShortest({ setScores }: TennisPrediction): number {
  const shortest = Math.min(...setScores.map(([[home, away]]) => home + away));
  return setScores
    .filter(([[home, away]]) => home + away > shortest)
    .reduce((sum, [, chance]) => sum + chance, 0);
}

/** The numbers of a prediction of tennis. */
export function tennisNumbers(prediction: TennisPrediction): ForecastNumbers {
  const { win, expectedSets, forecastScore } = prediction;
  const isLonger = longerThanShortest(prediction);
  return {
    result: [win[0], 0, win[1]],
    homeWins: win[0],
    expected: expectedSets,
    score: forecastScore.join(':'),
    overMain: isLonger,
    bothScore: isLonger,
  };
}
