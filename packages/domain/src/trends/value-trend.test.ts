import fc from 'fast-check';
import { trendOf, wilsonInterval } from './value-trend.ts';

describe('trendOf', () => {
  it.each([
    [8, 10, 0.5, 1_900, 0.6, 14, true],
    [5, 5, 0.55, 1_750, 0.64, 12, true],
    [14, 20, 0.62, 1_550, 0.66, 2.3, false],
  ])('%d of %d at market %d, odds %d', (k, n, market, odds, probability, value, isValue) => {
    const trend = trendOf(k, n, market, odds);
    expect(trend.probability).toBeCloseTo(probability, 10);
    expect(trend.valuePercent).toBeCloseTo(value, 1);
    expect(trend.isTrend).toBe(true);
    expect(trend.isValueTrend).toBe(isValue);
  });

  it.each([
    ['too few matches', 4, 4, 0.9, 2_000],
    ['too many matches', 20, 21, 0.9, 2_000],
    ['too few hits', 6, 10, 0.9, 2_000],
  ])('is no trend with %s', (_what, k, n, market, odds) => {
    expect(trendOf(k, n, market, odds)).toMatchObject({ isTrend: false, isValueTrend: false });
  });

  it('is no value trend below 1.30, whatever the value', () => {
    expect(trendOf(10, 10, 0.95, 1_290)).toMatchObject({ isTrend: true, isValueTrend: false });
  });

  it('stays nearer to the market than the bare share does', () => {
    expect(trendOf(5, 5, 0.5, 2_000).probability).toBeCloseTo(0.6, 10);
    expect(trendOf(5, 5, 0.5, 2_000).breakEvenPercent).toBe(50);
  });
});

describe('wilsonInterval', () => {
  it('of 8 of 10 is .541–.931', () => {
    const [low, high] = wilsonInterval(8, 10);
    expect(low).toBeCloseTo(0.541, 3);
    expect(high).toBeCloseTo(0.931, 3);
  });

  it('holds the share and stays inside 0 and 1', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (hits, misses) => {
        const trials = hits + misses;
        const [low, high] = wilsonInterval(hits, trials);
        const share = trials === 0 ? 0.5 : hits / trials;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(share + 1e-12);
        expect(high).toBeGreaterThanOrEqual(share - 1e-12);
      }),
    );
  });
});
