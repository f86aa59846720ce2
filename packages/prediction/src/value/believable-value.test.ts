import { fairProbabilities } from '@tipmark/domain';
import fc from 'fast-check';
import { believableModelPercent, believableProbability } from './believable-value.ts';
import { blendShares, MODEL_WEIGHT } from './blend-shares.ts';

const MARKET = [0.4602, 0.278, 0.2618];
const MODEL = [0.55, 0.25, 0.2];
const LINES = new Map([
  ['1x2.1', 2_100],
  ['1x2.x', 3_400],
  ['1x2.2', 3_600],
  ['dc.1x', 1_300],
  ['ou.o:2.5', 1_950],
]);
const FAIR = fairProbabilities(LINES);
const SHARES = new Map([
  ['1x2.1', 0.55],
  ['1x2.x', 0.25],
  ['1x2.2', 0.2],
  ['ou.o:2.5', 0.6],
  ['ou.u:2.5', 0.4],
]);
const modelOf = (oddType: string) => SHARES.get(oddType);
const decided = (won: number) => ({ won, returned: 0, lost: 1 - won });

/** Shares that sum to 1. */
const shares = fc
  .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 })
  .map((raw) => raw.map((one) => one / raw.reduce((sum, other) => sum + other, 0)));

test('the market decides, and the model moves it by a tenth of the way', () => {
  expect(MODEL_WEIGHT.most).toBe(0.1);
  const blended = blendShares(MODEL, MARKET);
  for (const [index, share] of [0.4692, 0.2755, 0.2553].entries())
    expect(blended[index]).toBeCloseTo(share, 4);
});

test('without a market the model speaks alone, with no weight the market', () => {
  expect(blendShares(MODEL, undefined)).toEqual(MODEL);
  for (const [index, share] of MARKET.entries())
    expect(blendShares(MODEL, MARKET, 0)[index]).toBeCloseTo(share, 4);
  for (const [index, share] of MODEL.entries())
    expect(blendShares(MODEL, MARKET, 1)[index]).toBeCloseTo(share, 10);
});

test('blended shares sum to 1 and lie between those of model and market, up to their sum', () => {
  fc.assert(
    fc.property(shares, shares, (model, market) => {
      const blended = blendShares(model, market);
      expect(blended.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
      const ratios = blended.map((one, index) => one / (market[index] ?? 1));
      const claims = model.map((one, index) => one / (market[index] ?? 1));
      // what the model likes most gains most; equal claims gain equally
      expect(ratios[claims.indexOf(Math.max(...claims))]).toBeCloseTo(Math.max(...ratios), 9);
    }),
  );
});

test('a claim of 15 % and more at 2.10 leaves a loss', () => {
  const probability = believableProbability('1x2.1', FAIR, modelOf);
  expect(probability).toBeCloseTo(0.4692, 4);
  const percent = believableModelPercent(decided(0.55), 2_100, probability ?? 0);
  expect(percent).toBeCloseTo(-1.47, 2);
});

test('a double chance is the sum of two outcomes of the result', () => {
  const [home, draw] = ['1x2.1', '1x2.x'].map((one) => believableProbability(one, FAIR, modelOf));
  expect(believableProbability('dc.1x', FAIR, modelOf)).toBeCloseTo((home ?? 0) + (draw ?? 0), 10);
});

test('nothing is believed of a price without the rest of its market, or of its model', () => {
  expect(believableProbability('ou.o:2.5', FAIR, modelOf)).toBeUndefined();
  expect(believableProbability('cs.2-1', FAIR, modelOf)).toBeUndefined();
  const partly = (oddType: string) => (oddType === '1x2.x' ? undefined : modelOf(oddType));
  expect(believableProbability('1x2.1', FAIR, partly)).toBeUndefined();
  expect(believableProbability('nonsense', FAIR, modelOf)).toBeUndefined();
});

test('a stake that is returned neither wins nor loses', () => {
  const half = { won: 0.3, returned: 0.4, lost: 0.3 };
  expect(believableModelPercent(half, 2_000, 0.5)).toBeCloseTo(0, 10);
  expect(believableModelPercent(half, 2_200, 0.5)).toBeCloseTo(6, 10);
});
