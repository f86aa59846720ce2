import fc from 'fast-check';
import { differingOddTypes } from './phase-prices.ts';
import { type LaidPrices, layoutOf, outcomeText } from './price-layout.ts';

type Price = [oddType: string, bookmakerId: number, milli: number];

const prices: fc.Arbitrary<Price[]> = fc.uniqueArray(
  fc.tuple(
    fc.constantFrom('1x2.1', '1x2.x', 'ou.o:2.5'),
    fc.integer({ min: 1, max: 3 }),
    fc.constantFrom(1_900, 2_000),
  ),
  { selector: ([oddType, id]) => outcomeText(oddType, id) },
);

function laid(all: readonly Price[]): LaidPrices {
  const layout = layoutOf(
    all.map(([oddType]) => oddType),
    all.map(([, id]) => id),
  );
  return { layout, milli: all.map(([, , milli]) => milli) };
}

const textsOf = (all: readonly Price[], oddType: string) =>
  all
    .filter(([type]) => type === oddType)
    .map((price) => price.join(' '))
    .toSorted();

test('an outcome differs when its prices do, whatever their order', () => {
  fc.assert(
    fc.property(prices, prices, (one, other) => {
      const differing = differingOddTypes(laid(one), laid(other));
      for (const oddType of ['1x2.1', '1x2.x', 'ou.o:2.5']) {
        const [before, now] = [textsOf(one, oddType), textsOf(other, oddType)];
        expect(differing.has(oddType)).toBe(before.join() !== now.join());
      }
    }),
  );
});

test('when one price of a list changes, only its outcome differs', () => {
  fc.assert(
    fc.property(prices, fc.nat(), (all, at) => {
      const nth = all.length === 0 ? 0 : at % all.length;
      const changed = all.map(
        (price, index): Price => (index === nth ? [price[0], price[1], price[2] + 1] : price),
      );
      const expected = new Set(all.slice(nth, nth + 1).map(([oddType]) => oddType));
      expect(differingOddTypes(laid(all), laid(changed))).toEqual(expected);
    }),
  );
});
