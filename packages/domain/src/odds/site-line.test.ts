import fc from 'fast-check';
import { siteLine } from './site-line.ts';

const price = fc.integer({ min: 1_010, max: 1_000_000 });

describe('siteLine', () => {
  it.each([
    ['one price', [2_100], 2_100],
    ['the middle of three', [2_300, 1_900, 2_050], 2_050],
    ['the mean of the middle two', [1_900, 2_000, 2_100, 2_200], 2_050],
    ['cut down to hundredths', [2_057], 2_050],
    ['the floored mean, then hundredths', [1_925, 1_934], 1_920],
    ['2.30 without float noise', [2_300], 2_300],
    ['no prices', [], null],
    ['a price that pays nothing', [1_005], null],
    ['the least a price can pay', [1_010], 1_010],
  ])('%s', (_what, prices, line) => {
    expect(siteLine(prices)).toBe(line);
  });

  it('lies between the lowest and the highest price, in hundredths, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 30 }), (prices) => {
        const line = siteLine(prices) ?? 0;
        expect(line % 10).toBe(0);
        expect(line).toBeLessThanOrEqual(Math.max(...prices));
        expect(line).toBeGreaterThan(Math.min(...prices) - 10);
        expect(siteLine(prices.toReversed())).toBe(line);
      }),
    );
  });

  it('is not moved by one absurd price among three', () => {
    expect(siteLine([1_900, 1_950, 90_000])).toBe(1_950);
  });
});
