import fc from 'fast-check';
import { americanOdds, fractionalOdds } from './odds-format.ts';

test.each([
  [2, '+100', '1/1'],
  [1.5, '\u2212200', '1/2'],
  [1.65, '\u2212154', '13/20'],
  [1.67, '\u2212149', '4/6'],
  [1.91, '\u2212110', '10/11'],
  [1.36, '\u2212278', '4/11'],
  [2.38, '+138', '11/8'],
  [2.5, '+150', '6/4'],
  [3.25, '+225', '9/4'],
  [3.81, '+281', '45/16'],
  [5.35, '+435', '87/20'],
  [7.5, '+650', '13/2'],
  [1.01, '\u221210000', '1/100'],
  [1.03, '\u22123333', '1/33'],
  [51, '+5000', '50/1'],
  [101.75, '+10000', '100/1'],
])('%d is %s and %s', (odds, american, fractional) => {
  expect(americanOdds(odds)).toBe(american);
  expect(fractionalOdds(odds)).toBe(fractional);
});

test.each([
  ['the price of a bookmaker is rounded down, as with decimals', 1.929, 1.92],
  ['from 100 on to a whole number', 250.99, 250],
])('%s', (_, odds, shown) => {
  expect(americanOdds(odds)).toBe(americanOdds(shown));
  expect(fractionalOdds(odds)).toBe(fractionalOdds(shown));
});

const price = fc.integer({ min: 101, max: 10_000 }).map((hundredths) => hundredths / 100);
const numberOf = (american: string) => Number(american.replace('\u2212', '-'));
const valueOf = (fraction: string) => {
  const [of = 0, parts = 1] = fraction.split('/').map(Number);
  return 1 + of / parts;
};

test('a fraction is the price as far as two decimals say', () => {
  fc.assert(
    fc.property(price, (odds) => {
      expect(Math.abs(valueOf(fractionalOdds(odds)) - odds)).toBeLessThan(0.005 + 1e-9);
    }),
  );
});

test('a price that is a usual fraction exactly is written as that one', () => {
  for (const [text, odds] of Object.entries({
    '1/5': 1.2,
    '1/4': 1.25,
    '3/10': 1.3,
    '2/5': 1.4,
    '4/5': 1.8,
    '11/10': 2.1,
    '5/4': 2.25,
    '7/5': 2.4,
    '7/4': 2.75,
    '5/2': 3.5,
    '11/4': 3.75,
    '9/2': 5.5,
    '17/2': 9.5,
    '25/1': 26,
  })) {
    expect(fractionalOdds(odds)).toBe(text);
  }
});

test('American odds lead back to the same decimals', () => {
  fc.assert(
    fc.property(price, (odds) => {
      const stake = numberOf(americanOdds(odds));
      const back = stake > 0 ? 1 + stake / 100 : 1 - 100 / stake;
      expect(Math.round(back * 100) / 100).toBe(odds);
    }),
  );
});

test('both rise with the price', () => {
  const stakeOf = (odds: number) => {
    const stake = numberOf(americanOdds(odds));
    // −100 and +100 are the same price
    return stake < 0 ? stake + 200 : stake;
  };
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(stakeOf(low)).toBeLessThanOrEqual(stakeOf(high));
      expect(valueOf(fractionalOdds(low))).toBeLessThanOrEqual(valueOf(fractionalOdds(high)));
    }),
  );
});
