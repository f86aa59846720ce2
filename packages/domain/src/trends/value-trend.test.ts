import fc from 'fast-check';
import { trendOf, wilsonInterval } from './value-trend.ts';

describe('trendOf', () => {
  it.each([
    [8, 10, 1_900, 3, true, true],
    [8, 10, 1_900, -8, true, true],
    [7, 7, 1_900, 4, true, false],
    [8, 10, 6_000, 4, true, true],
    [8, 10, 6_010, 4, true, false],
    [8, 10, 1_900, 10, true, true],
    [8, 10, 1_900, 10.1, true, false],
    [14, 20, 1_300, 5, true, true],
    [14, 20, 1_290, 5, false, false],
  ])('%d of %d at odds %d, claimed %d %%', (k, n, odds, claimed, isValueTrend, isHeadline) => {
    const trend = trendOf(k, n, odds, claimed);
    expect(trend).toMatchObject({ isTrend: true, isValueTrend, isHeadline });
  });

  it.each([
    ['too few matches', 4, 4],
    ['too many matches', 20, 21],
    ['too few hits', 6, 10],
  ])('is not a trend with %s', (_what, k, n) => {
    const nothing = { isTrend: false, isValueTrend: false, isHeadline: false };
    expect(trendOf(k, n, 2_000, 5)).toMatchObject(nothing);
  });

  it('is not fit for a main page without a model, however long the record', () => {
    const trend = trendOf(20, 20, 2_000);
    expect(trend).toMatchObject({ isTrend: true, isValueTrend: true, isHeadline: false });
    expect(trend.breakEvenPercent).toBe(50);
  });
});

describe('wilsonInterval', () => {
  it('of 8 of 10 is .541–.931', () => {
    const [low, high] = wilsonInterval(8, 10);
    expect(low).toBeCloseTo(0.541, 3);
    expect(high).toBeCloseTo(0.931, 3);
  });

  it('contains the share and stays between 0 and 1', () => {
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
