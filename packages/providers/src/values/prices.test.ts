import { americanPrice, areAmerican, decimalPrice } from './prices.ts';

test.each([
  ['1.92', 1_920],
  [2.02, 2_020],
  ['1.333', 1_333],
  ['1.005', 1_005],
  [3, 3_000],
  ['1.00', undefined],
  ['0', undefined],
  [0, undefined],
  ['-', undefined],
  [1_500, undefined],
])('decimal %j is %s', (value, milli) => {
  expect(decimalPrice(value)).toBe(milli);
});

test.each([
  [100, 2_000],
  [-100, 2_000],
  [-120, 1_833],
  [150, 2_500],
  ['+105', 2_050],
  [8_500, 86_000],
  [-50_000, 1_002],
  ['EVEN', 2_000],
  [50, undefined],
  [0, undefined],
  [null, undefined],
  [-500_000, undefined],
])('American %j is %s', (value, milli) => {
  expect(americanPrice(value)).toBe(milli);
});

test.each([
  ['5/2', 3_500],
  ['4/6', 1_667],
  ['evens', 2_000],
  ['1/0', undefined],
  ['5/', undefined],
])('fractional %j is %s', (value, milli) => {
  expect(decimalPrice(value)).toBe(milli);
});

test('the format of an answer that does not name it is seen by its prices', () => {
  expect(areAmerican([100, -120])).toBe(true);
  expect(areAmerican([290, 550, 8_500])).toBe(true);
  // a long shot in decimals
  expect(areAmerican([101, 1.01])).toBe(false);
  expect(areAmerican([])).toBe(false);
  // one bad price among good ones
  expect(areAmerican([1.91, -120, 2.05, 3.4])).toBe(false);
  expect(areAmerican([150, 7, -180, 240])).toBe(true);
  expect(areAmerican([150, 0.5, 210, 180])).toBe(true);
});
