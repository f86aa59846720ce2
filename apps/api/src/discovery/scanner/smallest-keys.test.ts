import fc from 'fast-check';
import { createSmallestKeys } from './smallest-keys.ts';

const OUTCOMES = 60;

function smallest(keys: readonly number[], from: number, until: number) {
  const found = createSmallestKeys(until, keys.length);
  for (const [index, key] of keys.entries()) {
    if (key < found.below) found.add(key, Math.floor(index / OUTCOMES), index % OUTCOMES);
  }
  return found.from(from).map(([block, outcome]) => block * OUTCOMES + outcome);
}

const sorted = (keys: readonly number[]) =>
  [...keys.keys()].toSorted((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other);

it('returns the page that a stable sort of all keys has', () => {
  const someKeys = fc.tuple(fc.integer({ min: 1, max: 12_000 }), fc.integer(), fc.nat(3_000));
  fc.assert(
    fc.property(someKeys, fc.nat(1_500), fc.nat(300), ([size, seed, kinds], from, count) => {
      const keys = Array.from(
        { length: size },
        (_, index) => Math.imul(index + seed, 0x9e3779b1) % (kinds + 1),
      );
      expect(smallest(keys, from, from + count)).toEqual(sorted(keys).slice(from, from + count));
    }),
    { numRuns: 60 },
  );
});

it.each([
  ['descending', (index: number) => -index],
  ['ascending', (index: number) => index],
  ['equal', () => 0],
  ['unknown', () => Number.MAX_VALUE],
])('returns the smallest of many %s keys', (_order, keyOf) => {
  const keys = Array.from({ length: 20_000 }, (_, index) => keyOf(index));
  expect(smallest(keys, 100, 400)).toEqual(sorted(keys).slice(100, 400));
});

it('returns nothing for an empty page or an empty walk', () => {
  expect(smallest([3, 1, 2], 0, 0)).toEqual([]);
  expect(smallest([], 0, 10)).toEqual([]);
});
