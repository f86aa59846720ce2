import fc from 'fast-check';
import { trendOf, wilsonInterval } from './value-trend.ts';

const worth = (valuePercent: number) => ({ probability: 0.6, valuePercent });

describe('trendOf', () => {
  it.each([
    [8, 10, 1_900, 3, true, true],
    [8, 10, 1_900, 2.9, false, false],
    [7, 7, 1_900, 14, true, false],
    [8, 10, 6_000, 14, true, true],
    [8, 10, 6_010, 14, true, false],
    [8, 10, 1_900, 25, true, true],
    [8, 10, 1_900, 25.1, true, false],
    [14, 20, 1_300, 5, true, true],
    [14, 20, 1_290, 5, false, false],
  ])('%d of %d at odds %d, worth %d %%', (k, n, odds, value, isValueTrend, isHeadline) => {
    const trend = trendOf(k, n, odds, worth(value));
    expect(trend).toMatchObject({ isTrend: true, isValueTrend, isHeadline });
  });

  it.each([
    ['too few matches', 4, 4],
    ['too many matches', 20, 21],
    ['too few hits', 6, 10],
  ])('is not a trend with %s', (_what, k, n) => {
    const nothing = { isTrend: false, isValueTrend: false, isHeadline: false };
    expect(trendOf(k, n, 2_000, worth(50))).toMatchObject(nothing);
  });

  it('is not a value trend without a probability of the model, however long the record', () => {
    const trend = trendOf(20, 20, 2_000, undefined);
    expect(trend).toMatchObject({ isTrend: true, isValueTrend: false, isHeadline: false });
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
