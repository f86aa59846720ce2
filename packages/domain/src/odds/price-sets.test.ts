import fc from 'fast-check';
import { checkPriceSet, priceSets } from './price-sets.ts';

type Price = [bookmaker: string, oddType: string, milli: number | null];

const faultsIn = (prices: Price[]) =>
  priceSets(prices).flatMap(
    (set) => checkPriceSet(set, (index) => prices[index]?.[2] ?? null) ?? [],
  );

const result = (...milli: (number | null)[]): Price[] =>
  ['1x2.1', '1x2.x', '1x2.2'].map((oddType, index) => ['One', oddType, milli[index] ?? null]);
const total = (over: number, under: number, line = 2.5): Price[] => [
  ['One', `ou.o:${line}`, over],
  ['One', `ou.u:${line}`, under],
];

test.each<[string, Price[]]>([
  ['a decimal comma was lost', result(185_000, 340_000, 420_000)],
  ['one price is ten times too high', result(18_500, 3_400, 4_200)],
  ['all prices are 1.01', result(1_010, 1_010, 1_010)],
  ['both prices are 1.01', total(1_010, 1_010)],
  ['American prices are taken for decimal ones', total(110_000, 240_000)],
  [
    'both sides of a handicap are outsiders',
    [
      ['One', 'ah.1:-0.75', 3_400],
      ['One', 'ah.2:0.75', 3_100],
    ],
  ],
])('prices of a market are refused together when %s', (_, prices) => {
  expect(faultsIn(prices)).toEqual([
    {
      field: 'prices',
      reason: expect.stringMatching(/^One cannot have .* together: .* %, not 65 to 190$/),
      remedy: expect.stringContaining('decimal odds'),
    },
  ]);
});

test('an outcome has one price', () => {
  expect(faultsIn([...total(1_900, 1_950), ['One', 'ou.o:2.5', 2_050]])).toEqual([
    {
      field: 'prices',
      reason: 'One has 1.9 and 2.05 for ou.o:2.5',
      remedy: 'leave one of them out',
    },
  ]);
  expect(faultsIn([...total(1_900, 1_950), ['One', 'ou.o:2.5', 1_900]])).toEqual([]);
});

test.each<[string, Price[]]>([
  ['usual prices', [...result(1_850, 3_600, 4_200), ...total(1_900, 1_950)]],
  ['a high margin', result(1_200, 7_000, 3_000)],
  ['maxima of many bookmakers', result(3_850, 4_000, 4_050)],
  ['a market with a price withdrawn', result(1_010, null, 1_010)],
  ['half of a market', [['One', '1x2.1', 50_000]]],
  ['lines of one market', [...total(1_900, 1_950), ...total(3_400, 1_300, 3.5)]],
  [
    'two bookmakers',
    [
      ['One', 'win.1', 5_000],
      ['Two', 'win.2', 5_000],
    ],
  ],
  [
    'double chance',
    [
      ['One', 'dc.1x', 1_250],
      ['One', 'dc.12', 1_300],
      ['One', 'dc.x2', 1_900],
    ],
  ],
  [
    'exact scores',
    [
      ['One', 'cs.1-0', 9_000],
      ['One', 'cs.0-0', 11_000],
    ],
  ],
  [
    'a level handicap',
    [
      ['One', 'ah.1:0', 1_900],
      ['One', 'ah.2:0', 1_950],
    ],
  ],
])('%s are accepted', (_, prices) => {
  expect(faultsIn(prices)).toEqual([]);
});

test('prices of any probabilities with any usual margin are possible', () => {
  const weight = fc.integer({ min: 1, max: 200 });
  fc.assert(
    fc.property(
      weight,
      weight,
      weight,
      fc.integer({ min: 76, max: 140 }),
      (one, x, two, percent) => {
        const sum = one + x + two;
        const milli = [one, x, two].map((share) => Math.round(1e5 / ((share / sum) * percent)));
        if (milli.some((price) => price <= 1_000)) return;
        expect(faultsIn(result(...milli))).toEqual([]);
        const slipped = milli.map((price) => price * 10);
        expect(faultsIn(result(...slipped))).toHaveLength(1);
      },
    ),
  );
});
