import fc from 'fast-check';
import { removeMargin } from './margin.ts';
import { breakEvenPercent, clvPercent, valuePercent } from './value.ts';

const market = fc.array(fc.integer({ min: 1_010, max: 500_000 }), { minLength: 2, maxLength: 12 });

function probabilities(milliOdds: number[]): readonly number[] {
  return removeMargin(milliOdds)?.probabilities ?? [];
}

describe('removeMargin', () => {
  it.each([
    [[2_100, 3_400, 3_600], [0.4602, 0.278, 0.2618], 4],
    [[1_250, 6_000, 12_000], [0.7863, 0.145, 0.0687], 4],
    [[1_900, 1_900], [0.5, 0.5], 10],
    [[9_620, 5_810, 1_330], [0.095338, 0.160928, 0.743733], 6],
  ])('%p gives %p', (milliOdds, expected, digits) => {
    const found = probabilities(milliOdds);
    for (const [index, probability] of expected.entries()) {
      expect(found[index]).toBeCloseTo(probability, digits);
    }
  });

  it('finds the exponent of the power method', () => {
    expect(removeMargin([2_100, 3_400, 3_600])?.power).toBeCloseTo(1.0461, 4);
  });

  it('sums to one, keeps the order of prices and never favours a longer price', () => {
    fc.assert(
      fc.property(market, (milliOdds) => {
        const found = probabilities(milliOdds);
        expect(found.reduce((total, p) => total + p, 0)).toBeCloseTo(1, 9);
        for (const [i, shorter] of milliOdds.entries()) {
          const beaten = milliOdds.some(
            (longer, j) => shorter < longer && (found[i] ?? 0) < (found[j] ?? 0),
          );
          expect(beaten).toBe(false);
        }
      }),
    );
  });

  it('takes relatively more from the outsider than from the favourite', () => {
    const [favourite = 0, outsider = 0] = probabilities([1_250, 4_000]);
    const margin = 1 / 1.25 + 1 / 4;
    expect(favourite).toBeGreaterThan(1 / 1.25 / margin);
    expect(outsider).toBeLessThan(1 / 4 / margin);
  });

  it('handles a market that pays more than it takes', () => {
    const fair = removeMargin([2_200, 2_200]);
    expect(fair?.probabilities).toEqual([0.5, 0.5]);
    expect(fair?.power).toBeLessThan(1);
  });

  it.each([[[2_100, null, 3_600]], [[2_100]], [[]], [[1_000, 5_000]]])(
    'returns null for the incomplete or impossible market %p',
    (milliOdds) => {
      expect(removeMargin(milliOdds)).toBeNull();
    },
  );
});

describe('value', () => {
  it('is the expected profit in percent', () => {
    expect(valuePercent(1_900, 0.6)).toBeCloseTo(14, 10);
    expect(valuePercent(2_000, 0.5)).toBe(0);
    expect(breakEvenPercent(2_500)).toBe(40);
  });

  it('against the closing line is +4.74 %, not the +7.69 % of raw prices', () => {
    expect(removeMargin([1_950, 3_500, 4_100])?.probabilities[0]).toBeCloseTo(0.4988, 4);
    expect(clvPercent(2_100, [1_950, 3_500, 4_100], 0)).toBeCloseTo(4.74, 2);
  });

  it('is unknown without a complete closing market', () => {
    expect(clvPercent(2_100, [1_950, null, 4_100], 0)).toBeNull();
    expect(clvPercent(2_100, [1_950, 3_500, 4_100], 3)).toBeNull();
  });
});
