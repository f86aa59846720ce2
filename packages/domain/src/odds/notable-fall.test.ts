import fc from 'fast-check';
import { fallPoints, heaviestFalls } from './notable-fall.ts';

test.each([
  [2_000, 1_750, 7.1],
  [5_800, 4_600, 4.5],
  [1_400, 1_250, 8.6],
])('a fall from %d to %d is worth %d points', (first, milli, points) => {
  expect(fallPoints({ first, milli })).toBeCloseTo(points, 1);
});

test('falls are ranked by gain in probability, not by percent', () => {
  const favourite = { id: 1, first: 1_900, milli: 1_650 };
  const outsider = { id: 2, first: 6_000, milli: 4_600 };
  expect(heaviestFalls([outsider, favourite])).toEqual([favourite, outsider]);
});

test('each match has its heaviest fall, and the heaviest comes first', () => {
  const price = fc.integer({ min: 1_200, max: 6_000 });
  const fall = fc.record({ id: fc.integer({ min: 1, max: 5 }), first: price, milli: price });
  fc.assert(
    fc.property(fc.array(fall), (falls) => {
      const found = heaviestFalls(falls);
      expect(found.map(({ id }) => id).toSorted()).toEqual(
        [...new Set(falls.map(({ id }) => id))].toSorted(),
      );
      for (const own of found) {
        const others = falls.filter(({ id }) => id === own.id).map(fallPoints);
        expect(fallPoints(own)).toBe(Math.max(...others));
      }
      const weights = found.map(fallPoints);
      expect(weights).toEqual(weights.toSorted((one, other) => other - one));
    }),
  );
});
