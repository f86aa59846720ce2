import fc from 'fast-check';
import {
  believableToMarket,
  isGoodValue,
  isPriceToCheck,
  isUnconfirmed,
  UNCONFIRMED_AFTER_SECONDS,
} from './believable-value.ts';

test.each([
  [-6, -6],
  [0, 0],
  [1, 0.5],
  [2, 1],
  [5, 2.5],
  [6, 3],
  [9.9, 3],
  [40, 3],
])('of a value to the market of %d %% %d %% is believable', (claimed, believable) => {
  expect(believableToMarket(claimed)).toBeCloseTo(believable, 10);
});

test('an unknown value stays unknown', () => {
  expect(believableToMarket(Number.NaN)).toBeNaN();
});

test('more is never believed of less, and never more than is claimed', () => {
  const percent = fc.double({ min: -100, max: 500, noNaN: true });
  fc.assert(
    fc.property(percent, percent, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(believableToMarket(less)).toBeLessThanOrEqual(believableToMarket(more));
      expect(believableToMarket(more)).toBeLessThanOrEqual(more);
      expect(believableToMarket(more)).toBeLessThanOrEqual(3);
    }),
  );
});

test('a price is to be checked from more than 10 % above the market', () => {
  expect([null, -5, 10, 10.1].map(isPriceToCheck)).toEqual([false, false, false, true]);
});

test.each([
  [1, 2, true],
  [0.99, 2, false],
  [3, 10.1, false],
  [3, 0, false],
  [3, null, false],
  [null, 4, false],
])('a value of %p %% at a price %p %% above the market: good %p', (value, market, isGood) => {
  expect(isGoodValue({ valuePercent: value, marketPercent: market })).toBe(isGood);
});

test('a price counts as unconfirmed after two hours, and where it has no time', () => {
  const now = 1_795_262_400;
  const at = now - UNCONFIRMED_AFTER_SECONDS;
  expect([at, at - 1, null].map((one) => isUnconfirmed(one, now))).toEqual([false, true, true]);
});
