import { sportRules } from '@tipmark/domain';
import { regularMatrix } from './hockey/regular-time.ts';
import { poissonMatrix, type ScoreMatrix } from './scores/score-matrix.ts';

/** Scores of regular time in a sport with this number of expected goals. */
export function goalsMatrix(
  sport: number,
  [home, away]: readonly [home: number, away: number],
): ScoreMatrix {
  const { includesOvertime } = sportRules(sport).score;
  return includesOvertime ? regularMatrix([home, away]) : poissonMatrix(home, away);
}
