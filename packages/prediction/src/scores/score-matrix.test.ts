import fc from 'fast-check';
import { poissonResult } from '../ratings/poisson-result.ts';
import {
  expectedGoalsOf,
  mostProbableScore,
  poissonMatrix,
  type ResultProbabilities,
  resultOf,
  withResult,
} from './score-matrix.ts';

const goals = fc.double({ min: 0.1, max: 4.5, noNaN: true });
const lowScore = fc.double({ min: -0.2, max: 0.12, noNaN: true });
const result = fc
  .tuple(fc.integer({ min: 1, max: 98 }), fc.integer({ min: 1, max: 98 }))
  .filter(([home, draw]) => home + draw < 100)
  .map(([home, draw]): ResultProbabilities => [home / 100, draw / 100, (100 - home - draw) / 100]);

test('every matrix is a distribution', () => {
  fc.assert(
    fc.property(goals, goals, lowScore, (home, away, rho) => {
      const { scores } = poissonMatrix(home, away, rho);
      expect(scores.every((probability) => probability >= 0)).toBe(true);
      expect(scores.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 12);
    }),
  );
});

test('poissonResult agrees with the result of the matrix', () => {
  fc.assert(
    fc.property(goals, goals, lowScore, (home, away, rho) => {
      const short = poissonResult(home, away, rho);
      for (const [index, probability] of resultOf(poissonMatrix(home, away, rho)).entries()) {
        expect(short[index]).toBeCloseTo(probability, 10);
      }
    }),
  );
});

test('a matrix can be rescaled to any result, and keeps its shape within each outcome', () => {
  fc.assert(
    fc.property(goals, goals, result, (home, away, target) => {
      const before = poissonMatrix(home, away);
      const after = withResult(before, target);
      for (const [index, probability] of resultOf(after).entries()) {
        expect(probability).toBeCloseTo(target[index] ?? 0, 10);
      }
      const ratio = (scores: Float64Array) => (scores[13] ?? 0) / (scores[26] ?? 1);
      expect(ratio(after.scores) / ratio(before.scores)).toBeCloseTo(1, 8);
    }),
  );
});

test('the low-score correction raises the share of draws and keeps the expected goals', () => {
  const [plain, corrected] = [poissonMatrix(1.4, 1.1), poissonMatrix(1.4, 1.1, -0.1)];
  expect(resultOf(corrected)[1]).toBeGreaterThan(resultOf(plain)[1] + 0.02);
  expect(expectedGoalsOf(corrected)[0]).toBeCloseTo(1.4, 4);
});

test('the predicted score is of the most probable result: 1:0 for even sides, 0:0 for low-scoring ones', () => {
  expect(mostProbableScore(poissonMatrix(1.3, 1.2))).toEqual([1, 0]);
  expect(mostProbableScore(poissonMatrix(1.2, 1.3))).toEqual([0, 1]);
  expect(mostProbableScore(poissonMatrix(0.6, 0.5))).toEqual([0, 0]);
  expect(mostProbableScore(poissonMatrix(2.6, 0.5))).toEqual([2, 0]);
});
