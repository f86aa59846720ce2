import { removeMargin } from '@tipmark/domain';
import fc from 'fast-check';
import { priceMarket } from './price-market.ts';

const market = fc
  .tuple(...Array.from({ length: 3 }, () => fc.double({ min: 0.08, max: 1, noNaN: true })))
  .map((weights) => weights.map((one) => one / weights.reduce((sum, each) => sum + each, 0)));
const margin = fc.double({ min: 0.03, max: 0.08, noNaN: true });

test('prices include the margin, and removing it restores the probabilities', () => {
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

test('overlapping outcomes include the margin twice, and every price is below fair odds', () => {
  fc.assert(
    fc.property(market, margin, ([home = 0, draw = 0, away = 0], wanted) => {
      const pairs = [home + draw, home + away, draw + away];
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

test('prices are rounded to the steps of bookmakers', () => {
  expect(priceMarket([0.5, 0.5], 0.05)).toEqual([1_900, 1_900]);
  const [favourite = 0, outsider = 0] = priceMarket([0.99, 0.01], 0.02);
  expect(favourite).toBe(1_010);
  expect(outsider).toBeGreaterThan(30_000);
  expect(outsider % 1_000).toBe(0);
  expect(priceMarket([1, 0], 0.05)[0]).toBe(1_010);
});
