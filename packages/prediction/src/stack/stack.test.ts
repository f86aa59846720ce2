import { DAY_SECONDS } from '@tipmark/domain';
import { solveLinear } from './solve-linear.ts';
import { Stack } from './stack.ts';

const options = { outcomes: 2, ridge: 1, halfLifeDays: 500, maxExamples: 1_000 };

test('before learning, the blend is the weighted geometric mean', () => {
  const stack = new Stack({ ...options, startWeights: [0.5, 0.5] });
  const [first = 0, second = 0] = stack.blend([
    [0.8, 0.2],
    [0.5, 0.5],
  ]);
  expect(first + second).toBeCloseTo(1, 12);
  expect(first / second).toBeCloseTo(Math.sqrt(4 * 1), 12);
});

test('learns a high weight for the reliable expert and a low one for the guessing one', () => {
  const stack = new Stack({ ...options, startWeights: [0.5, 0.5] });
  for (let match = 0; match < 600; match += 1) {
    const isLikely = match % 2 === 0;
    const happens = match % 10 < 8 === isLikely;
    const guess = match % 3 === 0 ? [0.7, 0.3] : [0.4, 0.6];
    stack.learn(match * 3_600, [isLikely ? [0.8, 0.2] : [0.2, 0.8], guess], happens ? 0 : 1);
  }
  stack.refit(600 * 3_600);
  const [knows = 0, guesses = 0] = stack.weights;
  expect(knows).toBeGreaterThan(0.8);
  expect(Math.abs(guesses)).toBeLessThan(0.3);
});

test('old examples lose their weight', () => {
  const stack = new Stack({ ...options, halfLifeDays: 10, startWeights: [1] });
  for (let match = 0; match < 200; match += 1) stack.learn(0, [[0.5, 0.5]], 0);
  for (let match = 0; match < 200; match += 1) stack.learn(100 * DAY_SECONDS, [[0.5, 0.5]], 1);
  stack.refit(100 * DAY_SECONDS);
  stack.refit(100 * DAY_SECONDS);
  expect(stack.blend([[0.5, 0.5]])[1]).toBeGreaterThan(0.9);
});

test('refitting without examples changes nothing', () => {
  const stack = new Stack({ ...options, startWeights: [0.4, 0.6] });
  stack.refit(1_000);
  expect(stack.weights).toEqual([0.4, 0.6]);
});

test('a linear system is solved', () => {
  const solution = solveLinear([4, 0, 0, 2, 5, 0, 1, 3, 6], [7, 10, 10]);
  expect(solution).toHaveLength(3);
  const [x = 0, y = 0, z = 0] = solution;
  expect(4 * x + 2 * y + z).toBeCloseTo(7, 10);
  expect(2 * x + 5 * y + 3 * z).toBeCloseTo(10, 10);
  expect(x + 3 * y + 6 * z).toBeCloseTo(10, 10);
});
