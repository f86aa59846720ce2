import { marketValue } from './market-value.ts';

const NOW = 1_795_262_400;
const price = (milli: number, age = 60) => ({ milli, confirmedAt: NOW - age });

test('half of what the best price pays above the fair probability is believable, at most 3 %', () => {
  expect(marketValue(price(2_080), 0.5, NOW)?.claimedPercent).toBeCloseTo(4, 10);
  expect(marketValue(price(2_080), 0.5, NOW)?.valuePercent).toBeCloseTo(2, 10);
  expect(marketValue(price(2_400), 0.5, NOW)?.claimedPercent).toBeCloseTo(20, 10);
  expect(marketValue(price(2_400), 0.5, NOW)?.valuePercent).toBe(3);
  expect(marketValue(price(1_900), 0.5, NOW)?.valuePercent).toBeCloseTo(-5, 10);
});

test.each([
  ['without a price', price(0), 0.5],
  ['without the rest of the market', price(2_080), null],
  ['of an old price', price(2_080, 7_201), 0.5],
  ['of a price without a time', { milli: 2_080, confirmedAt: null }, 0.5],
])('%s nothing is known', (_what, best, probability) => {
  expect(marketValue(best, probability, NOW)).toBeNull();
});
