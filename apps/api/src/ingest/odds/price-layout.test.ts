import fc from 'fast-check';
import {
  createLayoutReader,
  type LaidPrices,
  outcomeText,
  type StatedPrice,
} from './price-layout.ts';

const IDS: Record<string, number> = { B365: 1, PS: 2, P: 2, Max: 3 };
const idOf = (key: string) => IDS[key] ?? 0;

const price: fc.Arbitrary<StatedPrice> = fc.tuple(
  fc.constantFrom(...Object.keys(IDS)),
  fc.constantFrom('1x2.1', '1x2.x', 'ou.o:2.5'),
  fc.integer({ min: 1_001, max: 9_000 }),
);

/** Of prices of the same bookmaker and outcome the last one. */
function plainly(prices: readonly StatedPrice[]): Map<string, number> {
  return new Map(prices.map(([key, oddType, milli]) => [outcomeText(oddType, idOf(key)), milli]));
}

function asMap({ layout: { oddTypes, bookmakerIds }, milli }: LaidPrices): Map<string, number> {
  expect(oddTypes).toHaveLength(milli.length);
  return new Map(
    milli.map((one, index) => [outcomeText(oddTypes[index] ?? '', bookmakerIds[index] ?? 0), one]),
  );
}

test('a list gets the same layout, whatever lists were read before', () => {
  fc.assert(
    fc.property(fc.array(fc.array(price, { maxLength: 6 }), { maxLength: 20 }), (lists) => {
      const read = createLayoutReader(idOf);
      for (const prices of lists) expect(asMap(read(prices))).toEqual(plainly(prices));
    }),
  );
});

test('lists of the same outcomes and bookmakers share their layout', () => {
  const read = createLayoutReader(idOf);
  const list = (milli: number): StatedPrice[] => [
    ['B365', '1x2.1', milli],
    ['PS', '1x2.1', milli + 10],
    ['B365', '1x2.x', milli + 20],
  ];
  const [one, other] = [read(list(2_000)), read(list(3_000))];
  expect(other.layout).toBe(one.layout);
  expect(other.milli).toEqual([3_000, 3_010, 3_020]);
  expect([...one.layout.indexes]).toEqual([
    ['1x2.1', [0, 1]],
    ['1x2.x', [2]],
  ]);
  expect(read(list(2_000).slice(0, 2)).layout).not.toBe(one.layout);
});
