import { winOfExpectedSets } from './expected-sets.ts';

test('equal expected sets give equal chances, and all the sets needed give certainty', () => {
  for (const bestOf of [3, 5] as const) {
    const needed = (bestOf + 1) / 2;
    expect(winOfExpectedSets([1.3, 1.3], bestOf)).toBeCloseTo(0.5, 6);
    expect(winOfExpectedSets([needed, 0], bestOf)).toBeCloseTo(1, 6);
    expect(winOfExpectedSets([0, needed], bestOf)).toBeCloseTo(0, 6);
  }
});

test('with six of ten sets expected the chance equals the sum over the scores of the match', () => {
  // 2:0 .36, 2:1 .288, 1:2 .192, 0:2 .16
  expect(winOfExpectedSets([1.488, 0.992], 3)).toBeCloseTo(0.648, 6);
  // 3:0 .216, 3:1 .2592, 3:2 .20736; 2:3 .13824, 1:3 .1152, 0:3 .064
  const home = 3 * 0.68256 + 2 * 0.13824 + 0.1152;
  const away = 3 * 0.31744 + 2 * 0.20736 + 0.2592;
  expect(winOfExpectedSets([home, away], 5)).toBeCloseTo(0.68256, 6);
});
