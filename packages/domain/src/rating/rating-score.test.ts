import fc from 'fast-check';
import {
  effectiveCount,
  ratingLeft,
  ratingScore,
  ratingStatistics,
  yieldError,
  yieldSignificance,
} from './rating-score.ts';

describe('ratingScore', () => {
  it.each([
    [0.06, 300, 0.971, 0.022, 300, 2.12],
    [0.35, 30, 1.07, -0.01, 30, 0.19],
    [-0.04, 200, 0.95, 0.005, 180, -0.95],
  ])(
    'of yield %d over %d tips, deviation %d, CLV %d over %d is %d',
    (y, n, sigma, c, nc, score) => {
      const statistics = { yield: y, effectiveCount: n, deviation: sigma, clv: c, clvCount: nc };
      expect(ratingScore(statistics)).toBe(score);
    },
  );

  it('is 0 without tips', () => {
    expect(ratingScore(ratingStatistics([]))).toBe(0);
  });
});

describe('effectiveCount', () => {
  it('is the count for even stakes and little more than one beside a huge one', () => {
    expect(effectiveCount([3, 3, 3, 3])).toBe(4);
    expect(effectiveCount([1, 1, 10])).toBeCloseTo(144 / 102, 10);
    expect(effectiveCount([])).toBe(0);
  });

  it('lies between one and the count', () => {
    const stakes = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(stakes, (list) => {
        expect(effectiveCount(list)).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(effectiveCount(list)).toBeLessThanOrEqual(list.length + 1e-9);
      }),
    );
  });
});

describe('ratingStatistics', () => {
  it('weighs by stake and averages CLV over the tips that have one', () => {
    const statistics = ratingStatistics([
      { stake: 10, profit: 10, clv: 0.04 },
      { stake: 30, profit: -30, clv: null },
    ]);
    expect(statistics.yield).toBe(-0.5);
    expect(statistics.deviation).toBeCloseTo(Math.sqrt(0.75), 10);
    expect(statistics).toMatchObject({ clv: 0.04, clvCount: 1 });
  });

  it('has a deviation of at least a half', () => {
    expect(ratingStatistics([{ stake: 10, profit: 9, clv: null }]).deviation).toBe(0.5);
  });
});

describe('yieldSignificance', () => {
  it('grows with the root of the count', () => {
    expect(yieldSignificance(0.05, 400, 2)).toBeCloseTo(2 * yieldSignificance(0.05, 100, 2), 10);
    expect(yieldSignificance(0.05, 100, 2)).toBeCloseTo(0.5 / Math.sqrt(1.05 * 0.95), 10);
  });

  it('is nothing where every tip was won, whatever the rounding of its sums', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1_010, max: 20_000 }), { minLength: 1, maxLength: 40 }),
        (prices) => {
          const meanOdds = prices.reduce((sum, milli) => sum + milli, 0) / prices.length / 1_000;
          const profit = prices.reduce((sum, milli) => sum + (milli - 1_000) / 1_000, 0);
          const won = profit / prices.length;
          expect(yieldSignificance(won, prices.length, meanOdds)).toBe(0);
          expect(yieldError(won, prices.length, meanOdds)).toBeNull();
        },
      ),
    );
    expect(yieldError(-1, 5, 2.5)).toBeNull();
  });
});

describe('ratingLeft', () => {
  it('counts down to zero', () => {
    expect(ratingLeft(12, 20)).toEqual({ tipsLeft: 18, daysLeft: 0 });
  });
});
