import { DAY_SECONDS } from '@tipmark/domain';
import fc from 'fast-check';
import { type Duel, StrengthFilter } from './strength-filter.ts';

const PRIOR = { mean: 0, variance: 0.4, wander: 0.001 };

function duel(first: string, second: string, day = 0, scale = 1): Duel {
  return {
    parts: [
      { key: first, sign: 1, prior: PRIOR },
      { key: second, sign: -1, prior: PRIOR },
    ],
    atSeconds: day * DAY_SECONDS,
    scale,
  };
}

test.each([
  { noise: 0.2, share: 0.8 },
  { noise: 0.8, share: 0.5 },
])(
  'a price moves both sides equally, by $share of its log odds at a noise of $noise',
  ({ noise, share }) => {
    const filter = new StrengthFilter();
    filter.observePrices(duel('a', 'b'), [1_250, 5_000], noise);
    // Fair odds of 4 to 1; the variance of the duel is 0.8.
    expect(filter.logOddsOf(duel('a', 'b'), 0)).toBeCloseTo(share * Math.log(4), 6);
    expect(filter.logOddsOf(duel('a', 'c'), 0)).toBeCloseTo((share / 2) * Math.log(4), 6);
    expect(filter.logOddsOf(duel('c', 'b'), 0)).toBeCloseTo((share / 2) * Math.log(4), 6);
    expect(filter.pricesOf('a')).toBe(1);
    expect(filter.pricesOf('c')).toBe(0);
  },
);

test('an incomplete market is ignored', () => {
  const filter = new StrengthFilter();
  filter.observePrices(duel('a', 'b'), [1_250, null], 0.2);
  expect(filter.logOddsOf(duel('a', 'b'), 0)).toBe(0);
  expect(filter.pricesOf('a')).toBe(0);
});

test('an old price is outweighed by the next one sooner', () => {
  const after = (days: number) => {
    const filter = new StrengthFilter();
    filter.observePrices(duel('a', 'b'), [1_250, 5_000], 0.2);
    filter.observePrices(duel('a', 'b', days), [2_000, 2_000], 0.2);
    return filter.logOddsOf(duel('a', 'b', days), 0);
  };
  expect(after(300)).toBeLessThan(after(1));
  expect(after(300)).toBeGreaterThan(0);
});

test('an expected win moves less than an upset, and uncertainty pulls towards even', () => {
  const moved = (isFirstWin: boolean) => {
    const filter = new StrengthFilter();
    filter.observePrices(duel('a', 'b'), [1_250, 5_000], 0.2);
    const before = filter.logOddsOf(duel('a', 'b'), 0);
    filter.observeWin(duel('a', 'b'), isFirstWin, 0.5);
    return filter.logOddsOf(duel('a', 'b'), 0) - before;
  };
  expect(moved(true)).toBeGreaterThan(0);
  expect(-moved(false)).toBeGreaterThan(2 * moved(true));
  const filter = new StrengthFilter();
  filter.observePrices(duel('a', 'b'), [1_250, 5_000], 0.2);
  const match = duel('a', 'b');
  expect(filter.logOddsOf(match, 0.5)).toBeLessThan(filter.logOddsOf(match, 0));
});

test('prices of a longer match are read on the scale of that match', () => {
  const filter = new StrengthFilter();
  filter.observePrices(duel('a', 'b', 0, 1.5), [1_250, 5_000], 0.000_001);
  expect(filter.logOddsOf(duel('a', 'b', 0, 1.5), 0)).toBeCloseTo(Math.log(4), 4);
  expect(filter.logOddsOf(duel('a', 'b'), 0)).toBeCloseTo(Math.log(4) / 1.5, 4);
});

test('the order in which the sides are named does not matter', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.boolean(), fc.nat(80))), (played) => {
      const [one, other] = [new StrengthFilter(), new StrengthFilter()];
      let day = 0;
      for (const [a, b, isWin, days] of played) {
        if (a === b) continue;
        day += days;
        one.observeWin(duel(`p${a}`, `p${b}`, day), isWin, 0.5);
        other.observeWin(duel(`p${b}`, `p${a}`, day), !isWin, 0.5);
      }
      const [there, back] = [duel('p0', 'p1', day), duel('p1', 'p0', day)];
      expect(one.logOddsOf(there, 0.3)).toBeCloseTo(-other.logOddsOf(back, 0.3), 9);
    }),
  );
});
