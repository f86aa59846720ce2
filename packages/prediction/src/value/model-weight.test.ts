import { blendShares, MODEL_WEIGHT } from './blend-shares.ts';
import { fitModelWeight, type WeighedMatch } from './model-weight.ts';

/** Numbers from 0 to 1 that look random and are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function sharesOf(next: () => number): number[] {
  const raw = [0, 1, 2].map(() => 0.1 + next());
  const total = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => one / total);
}

/** Matches that end as a blend of two opinions says. */
function matchesOf(weight: number, count: number): WeighedMatch[] {
  const next = dice(20_261_129);
  return Array.from({ length: count }, () => {
    const [model, market] = [sharesOf(next), sharesOf(next)];
    const [first = 0, second = 0] = blendShares(model, market, weight);
    const point = next();
    return { model, market, outcome: point < first ? 0 : point < first + second ? 1 : 2 };
  });
}

test('a model that knows nothing beyond the market gets no weight, a good one no more than a tenth', () => {
  expect(fitModelWeight(matchesOf(-0.2, 4_000))).toBe(0);
  expect(fitModelWeight(matchesOf(0.6, 4_000))).toBe(MODEL_WEIGHT.most);
});

test('a small true weight is found within its error', () => {
  const found = fitModelWeight(matchesOf(0.05, 12_000));
  expect(found).toBeGreaterThan(0.03);
  expect(found).toBeLessThan(0.07);
});

test('with fewer than two thousand matches the model has no say', () => {
  expect(fitModelWeight(matchesOf(0.6, MODEL_WEIGHT.minMatches - 1))).toBe(0);
});
