import { hasClosingProof } from './closing-proof.ts';

/** Values around a mean with the deviation real prices have: 7.5 %. */
const around = (mean: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => mean + (index % 2 === 0 ? 0.075 : -0.075));

test('a hundred prices 1.3 % better than the close are proof, 1.2 % are not', () => {
  // 1.65 · 7.54 % / √100 = 1.24 %
  expect(hasClosingProof(around(0.013, 100))).toBe(true);
  expect(hasClosingProof(around(0.012, 100))).toBe(false);
});

test('with more tips less is proof, with fewer than a hundred nothing is', () => {
  expect(hasClosingProof(around(0.012, 120))).toBe(true);
  expect(hasClosingProof(around(0.05, 99))).toBe(false);
  expect(hasClosingProof(around(-0.05, 1_000))).toBe(false);
  expect(hasClosingProof([])).toBe(false);
});
