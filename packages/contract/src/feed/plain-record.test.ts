import fc from 'fast-check';
import { feedRecord } from './feed-record.ts';
import { isPlainRecord } from './plain-record.ts';

const source = 'football-data';
const match = {
  kind: 'match',
  source,
  key: 'm1',
  seq: 7,
  seasonKey: 's',
  homeKey: 'a',
  awayKey: 'b',
  startsAt: 0x65a27b40,
  isTimeKnown: true,
  status: 3,
  round: 'Final',
  court: 2,
  ranks: [1, null],
  bestOf: 3,
  seeds: [null, 2],
  isPlayOff: false,
};
const score = {
  kind: 'score',
  source,
  matchKey: 'm1',
  seq: 7,
  status: 3,
  liveState: '45+',
  serving: 'home',
  score: {
    home: 2,
    away: 1,
    periods: [[1, 0]],
    redCards: [0, 1],
    tieBreaks: [null, [7, 5]],
    points: ['Ad', '40'],
  },
};
const statistics = {
  kind: 'statistics',
  source,
  matchKey: 'm1',
  seq: 7,
  home: { shots: 3, possession: 51.5, expectedGoals: 0.7 },
  away: {},
};
const team = {
  kind: 'team',
  source,
  key: 't',
  sport: 1,
  name: { en: 'Köln', ru: 'Кёльн' },
  countryCode: 'DE',
  aliases: ['Koeln'],
  crest: { shape: 'round', colours: ['#ff0000'] },
};
const season = {
  kind: 'season',
  source,
  key: 's',
  leagueKey: 'l',
  name: '2023/24',
  startsOn: '2023-08-01',
  endsOn: '2024-05-31',
  tieBreaks: ['wins', 'goalsFor'],
  zones: [{ kind: 1, firstPlace: 1, lastPlace: 4, name: { en: 'Cup', ru: 'Кубок' } }],
};
const points = {
  kind: 'points',
  source,
  matchKey: 'm1',
  seq: 7,
  set: 1,
  games: [{ serving: 'away', points: '1212' }],
};
const odds = {
  kind: 'odds',
  source,
  matchKey: 'm1',
  at: 0x65a27b40,
  phase: 'first',
  prices: [['B365', '1x2.1', 1920]],
};
const inPlay = {
  kind: 'in-play',
  source,
  matchKey: 'm1',
  at: 0x65a27b40,
  prices: [
    ['B365', '1x2.1', 1920],
    ['B365', '1x2.x', null],
  ],
};

test.each([match, score, statistics, team, season, points, odds, inPlay])(
  '$kind is accepted',
  (record) => {
    expect(isPlainRecord(record)).toBe(true);
  },
);

/** Values that are invalid somewhere, or that the schema would change. */
const odd = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  ' m1 ',
  'a\u0000',
  '\ud800',
  'm'.repeat(400),
  -1,
  0.5,
  1e9,
  2 ** 60,
  Number.NaN,
  true,
  7,
  '7',
  [],
  {},
  [1],
  [1, 2],
  [[1, 2, 3]],
  [['x', 'y']],
  { en: ' x' },
  { home: 1, away: 100 },
  { home: 1, away: 1, more: 1 },
  { shots: 1_000 },
  ['#ff0000', 1],
);

/** A record with a field or two changed, dropped or added, at its top or inside. */
const nearly = fc
  .tuple(
    fc.constantFrom<Record<string, unknown>>(
      match,
      score,
      statistics,
      team,
      season,
      points,
      odds,
      inPlay,
    ),
    fc.nat(),
    odd,
    fc.constantFrom('set', 'drop', 'add', 'inside', 'same'),
  )
  .map(([record, index, value, how]) => {
    const fields = Object.keys(record);
    const field = fields[index % fields.length] ?? 'kind';
    const { [field]: inner, ...others } = record;
    if (how === 'same') return { ...record };
    if (how === 'drop') return others;
    if (how === 'add') return { ...record, colour: value };
    if (how === 'set' || typeof inner !== 'object' || inner === null) {
      return { ...record, [field]: value };
    }
    const names = Object.keys(inner);
    const name = names[index % Math.max(1, names.length)] ?? 'home';
    const changed = Array.isArray(inner) ? inner.with(0, value) : { ...inner, [name]: value };
    return { ...record, [field]: changed };
  });

test('whatever is accepted, the schema returns unchanged', () => {
  const counts = { taken: 0, left: 0 };
  fc.assert(
    fc.property(nearly, (record) => {
      counts[isPlainRecord(record) ? 'taken' : 'left'] += 1;
      if (isPlainRecord(record)) expect(feedRecord.parse(record)).toStrictEqual(record);
    }),
    { numRuns: 5_000 },
  );
  expect(Math.min(counts.taken, counts.left)).toBeGreaterThan(300);
});

test.each([
  ['a text to be trimmed', { ...match, round: ' Final' }],
  ['a field that would be dropped', { ...match, colour: 'red' }],
  ['a nested field that would be dropped', { ...team, name: { en: 'Köln', de: 'Köln' } }],
  ['a team that plays itself', { ...match, awayKey: 'a' }],
  ['a season that ends before it starts', { ...season, endsOn: '2023-07-31' }],
  ['an invalid date', { ...season, endsOn: '2024-02-30' }],
  ['a missing field', { kind: 'match' }],
  ['more goals than allowed', { ...score, score: { home: 100, away: 0 } }],
  ['an unknown kind', { ...match, kind: 'weather' }],
  ['a list', [match]],
  ['nothing', null],
])('leaves %s to the schema', (_what, record) => {
  expect(isPlainRecord(record)).toBe(false);
});
