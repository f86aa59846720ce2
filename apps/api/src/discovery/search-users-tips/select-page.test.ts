import fc from 'fast-check';
import { selectPage } from './select-page.ts';

const someKeys = fc.array(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true })), {
  maxLength: 300,
});

it('returns a page of the keys in stable order', () => {
  fc.assert(
    fc.property(someKeys, fc.nat(320), fc.nat(50), (keys, from, size) => {
      const order = [...keys.entries()]
        .toSorted(([a, one], [b, other]) => (one < other ? -1 : Number(one > other)) || a - b)
        .map(([index]) => index);
      expect([...selectPage(Float64Array.from(keys), from, from + size)]).toEqual(
        order.slice(from, from + size),
      );
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['equal', () => 1],
  ['ascending', (index: number) => index],
  ['descending', (index: number) => -index],
])('returns a page from the middle of many %s keys', (_order, keyOf) => {
  const keys = Float64Array.from({ length: 200_000 }, (_, index) => keyOf(index));
  expect(selectPage(keys, 100_000, 100_300)).toHaveLength(300);
});
