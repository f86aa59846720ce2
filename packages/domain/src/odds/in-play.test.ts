import fc from 'fast-check';
import { IN_PLAY_FRESH_SECONDS, type InPlayPrice, inPlayLine, isFreshInPlay } from './in-play.ts';

const price = (bookmaker: number, at: number, milliOdds: number | null): InPlayPrice => ({
  bookmaker,
  at,
  milliOdds,
});

test('the line is the median of the standing prices, with one point per change', () => {
  const prices = [price(1, 0, 2_000), price(2, 0, 2_100), price(3, 0, 2_300), price(1, 60, 2_000)];
  expect(inPlayLine(prices, 60)).toEqual([{ at: 0, milliOdds: 2_100 }]);
});

test('the line is null once all have withdrawn their price, and resumes at the next price', () => {
  const prices = [
    price(1, 0, 2_000),
    price(2, 0, 2_000),
    price(1, 100, null),
    price(2, 100, null),
    price(2, 160, 1_500),
  ];
  expect(inPlayLine(prices, 200)).toEqual([
    { at: 0, milliOdds: 2_000 },
    { at: 100, milliOdds: null },
    { at: 160, milliOdds: 1_500 },
  ]);
});

test('a bookmaker that withdraws its price leaves the line to the others', () => {
  const prices = [price(1, 0, 2_000), price(2, 0, 3_000), price(2, 50, null)];
  expect(inPlayLine(prices, 60)).toEqual([
    { at: 0, milliOdds: 2_500 },
    { at: 50, milliOdds: 2_000 },
  ]);
});

test('a price expires when it has not been confirmed for long enough', () => {
  const prices = [price(1, 1_000, 2_000)];
  expect(inPlayLine(prices, 1_000 + IN_PLAY_FRESH_SECONDS - 1)).toHaveLength(1);
  expect(inPlayLine(prices, 1_000 + IN_PLAY_FRESH_SECONDS)).toEqual([
    { at: 1_000, milliOdds: 2_000 },
    { at: 1_000 + IN_PLAY_FRESH_SECONDS, milliOdds: null },
  ]);
  expect(isFreshInPlay(1_000, 1_000 + IN_PLAY_FRESH_SECONDS - 1)).toBe(true);
  expect(isFreshInPlay(1_000, 1_000 + IN_PLAY_FRESH_SECONDS)).toBe(false);
});

test('the line does not depend on the order in which prices arrive', () => {
  const prices = fc.uniqueArray(
    fc.record({
      bookmaker: fc.integer({ min: 1, max: 3 }),
      at: fc.integer({ min: 0, max: 900 }),
      milliOdds: fc.option(fc.integer({ min: 1_010, max: 9_000 })),
    }),
    { selector: ({ bookmaker, at }) => `${bookmaker} ${at}` },
  );
  fc.assert(
    fc.property(prices, (some) => {
      expect(inPlayLine(some.toReversed(), 2_000)).toEqual(inPlayLine(some, 2_000));
      // a bookmaker silent for this long no longer counts
      expect(inPlayLine(some, 2_000).at(-1)?.milliOdds ?? null).toBeNull();
    }),
  );
});
