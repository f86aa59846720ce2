import fc from 'fast-check';
import { feedRecord } from './feed-record.ts';
import { isPlainOdds } from './plain-odds.ts';

const odds = {
  kind: 'odds',
  source: 'football-data',
  matchKey: 'E0 2023/24 Arsenal v Fulham',
  at: 1_705_147_200,
  phase: 'first',
  prices: [
    ['B365', '1x2.1', 1_920],
    ['PS', 'ah.1:-0.25', 2_010],
  ],
};

test('odds are accepted with and without a phase', () => {
  const { phase: _, ...timed } = odds;
  expect([odds, timed].map(isPlainOdds)).toEqual([true, true]);
});

/** Mostly the valid one. */
const oneOf = (right: unknown, ...others: unknown[]) =>
  fc.oneof(
    { arbitrary: fc.constant(right), weight: 8 },
    { arbitrary: fc.constantFrom(...others), weight: 1 },
  );

/** Records that are valid except for a field or two. */
const nearlyOdds = fc.record(
  {
    kind: oneOf('odds', 'match'),
    source: oneOf('football-data', 'my feed', 7),
    matchKey: oneOf('m1', ' m1', '', 'a\u0000b', '\ud800', null, 'm'.repeat(201)),
    at: oneOf(1_705_147_200, 1_705_147_200.5, 0, '1705147200', undefined),
    phase: oneOf('first', 'closing', 'second'),
    prices: fc.array(
      fc.tuple(
        oneOf('B365', ' PS', '', 5),
        oneOf('1x2.1', 'ou.o:2.5', 'ou.o', 'x'),
        oneOf(1_920, 1_000, 1_000_001, 1.92, '1920'),
      ),
      { maxLength: 3 },
    ),
    more: fc.constant(1),
  },
  { requiredKeys: ['kind', 'source', 'matchKey', 'at', 'prices'], noNullPrototype: true },
);

test('whatever is accepted, the schema returns unchanged', () => {
  let taken = 0;
  fc.assert(
    fc.property(nearlyOdds, (record) => {
      if (!isPlainOdds(record)) return;
      taken += 1;
      expect(feedRecord.parse(record)).toStrictEqual(record);
    }),
    { numRuns: 3_000 },
  );
  expect(taken).toBeGreaterThan(0);
});

test.each([
  ['a key to be trimmed', { ...odds, matchKey: ' m1' }],
  ['a key that is dropped', { ...odds, colour: 'red' }],
  ['no prices', { ...odds, prices: [] }],
  ['an invalid outcome', { ...odds, prices: [['B365', 'ou.o', 1_920]] }],
  ['a price of one', { ...odds, prices: [['B365', '1x2.1', 1_000]] }],
  ['a price with an extra item', { ...odds, prices: [['B365', '1x2.1', 1_920, 1]] }],
  ['another kind', { ...odds, kind: 'score' }],
  ['nothing', null],
])('leaves %s to the schema', (_what, record) => {
  expect(isPlainOdds(record)).toBe(false);
});
