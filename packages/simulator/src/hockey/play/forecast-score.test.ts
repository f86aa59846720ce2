import { hockeyProbabilities } from './goal-process.ts';

test.each([
  [2.6, 2.5, '3:2'],
  [2.4, 2.9, '2:3'],
  [3.8, 2, '4:2'],
  [3.2, 1.4, '3:1'],
  [1.6, 3.9, '2:4'],
])('%p and %p expected goals are forecast as %s', (home, away, score) => {
  expect(hockeyProbabilities([home, away], false).score.join(':')).toBe(score);
});

test('the forecast score has the most probable winner', () => {
  for (let home = 1.5; home < 4.2; home += 0.3) {
    for (let away = 1.6; away < 4.2; away += 0.3) {
      const { result, score } = hockeyProbabilities([home, away], false);
      const likely = result.indexOf(Math.max(...result));
      expect(Math.sign(score[0] - score[1])).toBe([1, 0, -1][likely]);
    }
  }
});
