import { removeMargin } from '@tipmark/domain';
import fc from 'fast-check';
import { priceMarket } from './price-market.ts';

const market = fc
  .tuple(...Array.from({ length: 3 }, () => fc.double({ min: 0.08, max: 1, noNaN: true })))
  .map((weights) => weights.map((one) => one / weights.reduce((sum, each) => sum + each, 0)));
const margin = fc.double({ min: 0.03, max: 0.08, noNaN: true });

test('prices hold the margin, and removing it gives the probabilities back', () => {
  fc.assert(
    fc.property(market, margin, (probabilities, wanted) => {
      const prices = priceMarket(probabilities, wanted);
      const stored = prices.reduce((sum, price) => sum + 1_000 / price, 0) - 1;
      expect(stored).toBeGreaterThan(wanted - 1e-9);
      expect(stored).toBeLessThan(wanted + 0.025);
      const fair = removeMargin(prices)?.probabilities ?? [];
      for (const [outcome, probability] of probabilities.entries()) {
        expect(Math.abs((fair[outcome] ?? 0) - probability)).toBeLessThan(0.012);
      }
    }),
  );
});

test('outcomes that overlap hold the margin twice, and each is dearer than it is worth', () => {
  fc.assert(
    fc.property(market, margin, ([host = 0, draw = 0, guest = 0], wanted) => {
      const pairs = [host + draw, host + guest, draw + guest];
      const prices = priceMarket(pairs, wanted);
      const stored = prices.reduce((sum, price) => sum + 1_000 / price, 0) / 2 - 1;
      expect(stored).toBeGreaterThan(wanted - 1e-9);
      expect(stored).toBeLessThan(wanted + 0.025);
      for (const [outcome, pair] of pairs.entries()) {
        expect(1_000 / (prices[outcome] ?? 0)).toBeGreaterThan(pair);
      }
    }),
  );
});

test('prices are quoted in steps a bookmaker uses', () => {
  expect(priceMarket([0.5, 0.5], 0.05)).toEqual([1_900, 1_900]);
  const [favourite = 0, outsider = 0] = priceMarket([0.99, 0.01], 0.02);
  expect(favourite).toBe(1_010);
  expect(outsider).toBeGreaterThan(30_000);
  expect(outsider % 1_000).toBe(0);
  expect(priceMarket([1, 0], 0.05)[0]).toBe(1_010);
});
