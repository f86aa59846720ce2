import fc from 'fast-check';
import { americanOdds, fractionalOdds } from './odds-format.ts';

test.each([
  [2, '+100', '1/1'],
  [1.5, '\u2212200', '1/2'],
  [1.65, '\u2212154', '13/20'],
  [3.81, '+281', '281/100'],
  [5.35, '+435', '87/20'],
  [1.01, '\u221210000', '1/100'],
  [51, '+5000', '50/1'],
])('%d is %s and %s', (odds, american, fractional) => {
  expect(americanOdds(odds)).toBe(american);
  expect(fractionalOdds(odds)).toBe(fractional);
});

const price = fc.integer({ min: 101, max: 10_000 }).map((hundredths) => hundredths / 100);

test('fractional odds mean the same price', () => {
  fc.assert(
    fc.property(price, (odds) => {
      const [of = 0, parts = 1] = fractionalOdds(odds).split('/').map(Number);
      expect(Math.abs(1 + of / parts - odds)).toBeLessThan(1e-9);
    }),
  );
});

test('American odds rise with the price', () => {
  const numberOf = (odds: number) => Number(americanOdds(odds).replace('\u2212', '-'));
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(numberOf(low)).toBeLessThanOrEqual(numberOf(high));
    }),
  );
});
