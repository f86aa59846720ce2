import { expectedGoalsOf, poissonMatrix, resultOf } from '../scores/score-matrix.ts';
import { LeagueRatings } from './league-ratings.ts';
import type { SoccerOpinions } from './soccer-experts.ts';
import { SOCCER_OPTIONS } from './soccer-options.ts';
import { soccerPrediction } from './soccer-prediction.ts';

test('expected goals are the geometric mean of those of the models', () => {
  const league = new LeagueRatings({ ...SOCCER_OPTIONS, totalShare: 1 });
  const matrix = poissonMatrix(1, 2, league.lowScore.value);
  const result = resultOf(matrix);
  const opinions: SoccerOpinions = {
    goals: result,
    proxy: result,
    shots: undefined,
    elo: result,
    odds: result,
    expected: { goals: [0.5, 4], proxy: [2, 1], shots: undefined, odds: [1, 2] },
  };
  const match = { id: 'm', kickoffSeconds: 0, leagueKey: 'l', homeKey: 'a', awayKey: 'b' };
  const knowledge = { league, opinions, knownUntilSeconds: null };
  const { expectedGoals, forecastScores } = soccerPrediction(match, knowledge, result);
  const [home, away] = expectedGoalsOf(matrix);
  expect(expectedGoals[0]).toBeCloseTo(home, 10);
  expect(expectedGoals[1]).toBeCloseTo(away, 10);
  expect(forecastScores).toEqual([1, 2]);
});
