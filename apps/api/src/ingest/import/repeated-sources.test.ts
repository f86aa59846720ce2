import { FORMATS } from '@tipmark/importers';
import { bytesOf, type FileRow, fileText, playedRow } from '@tipmark/importers/testing';
import { sampleOf } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { shuffled } from '../testing/shuffled.ts';
import { emptyWorld, knownWorld, storedRows, storedWorld } from '../testing/stored-world.ts';

const SEASONS = sampleOf(8, 200);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.close());

/** Clubs as either source calls them. */
const CLUBS = [
  ['Chelsea', 'Chelsea FC'],
  ['Fulham', 'Fulham FC'],
  ["Nott'm Forest", 'Nottingham Forest FC'],
] as const;
const PAIRS = CLUBS.flatMap((_, home) =>
  CLUBS.flatMap((__, away) => (home === away ? [] : [[home, away] as const])),
);
type Source = 'football-data' | 'openfootball';
const SOURCES = ['football-data', 'openfootball'] as const;

const goals = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }));
/** What a source knows so far: nothing, the date, the result or everything. */
const known = fc.constantFrom('nothing', 'date', 'result', 'all', 'all', 'all');
/** A match with the same facts in both sources, unless the second is mistaken. */
const fixture = fc.record({
  day: fc.nat({ max: 200 }),
  firstHalf: goals,
  secondHalf: goals,
  ofData: known,
  ofOpen: known,
  isOtherDay: fc.boolean(),
  isOtherScore: fc.boolean(),
  isOtherHour: fc.boolean(),
});
type Fixture = typeof fixture extends fc.Arbitrary<infer One> ? One : never;
const season = fc.array(fixture, { minLength: PAIRS.length, maxLength: PAIRS.length });
const dayOf = (day: number) => new Date(Date.UTC(2023, 7, 12 + day)).toISOString().slice(0, 10);

function dataFile(fixtures: readonly Fixture[]): Uint8Array {
  const columns = Object.keys(playedRow());
  const rows = fixtures.flatMap(({ day, firstHalf, secondHalf, ofData }, index): FileRow[] => {
    const [home, away] = PAIRS[index] ?? [0, 0];
    const [year, month, date] = dayOf(day).split('-');
    const schedule: FileRow = {
      Div: 'E0',
      Date: `${date}/${month}/${year}`,
      Time: '12:30',
      HomeTeam: CLUBS[home]?.[0] ?? '',
      AwayTeam: CLUBS[away]?.[0] ?? '',
    };
    const score = { FTHG: firstHalf[0] + secondHalf[0], FTAG: firstHalf[1] + secondHalf[1] };
    if (ofData === 'nothing') return [];
    if (ofData === 'date') return [schedule];
    if (ofData === 'result') return [{ ...schedule, ...score }];
    return [playedRow({ ...schedule, ...score, HTHG: firstHalf[0], HTAG: firstHalf[1] })];
  });
  return bytesOf(fileText(rows, { columns }));
}

function openFile(fixtures: readonly Fixture[]): Uint8Array {
  const matches = fixtures.flatMap((one, index) => {
    const [home, away] = PAIRS[index] ?? [0, 0];
    const { day, firstHalf, secondHalf, ofOpen, isOtherDay, isOtherScore, isOtherHour } = one;
    if (ofOpen === 'nothing') return [];
    const ft = [firstHalf[0] + secondHalf[0], firstHalf[1] + secondHalf[1] + Number(isOtherScore)];
    return [
      {
        round: `Matchday ${index + 1}`,
        date: dayOf(day + (isOtherDay ? 9 : 0)),
        ...(isOtherHour ? {} : { time: '12:30' }),
        team1: CLUBS[home]?.[1] ?? '',
        team2: CLUBS[away]?.[1] ?? '',
        ...(ofOpen === 'date' ? {} : { score: { ft, ...(ofOpen === 'all' && { ht: firstHalf }) } }),
      },
    ];
  });
  return bytesOf(JSON.stringify({ name: 'English Premier League 2023/24', matches }));
}

interface Files {
  readonly 'football-data': Uint8Array;
  readonly openfootball: Uint8Array;
}

/** One import of a file: the order of its lines, and how many are read before it is killed. */
const delivery = fc.record({
  source: fc.constantFrom(...SOURCES),
  batchSize: fc.integer({ min: 1, max: 40 }),
  shuffle: fc.option(fc.nat(), { nil: undefined }),
  killedAfter: fc.option(fc.nat({ max: 40 }), { nil: undefined }),
});
type Delivery = typeof delivery extends fc.Arbitrary<infer One> ? One : never;

let seq = 0;

async function deliver(files: Files, { source, batchSize, shuffle, killedAfter }: Delivery) {
  seq += 1;
  const names = { 'football-data': 'E0.csv', openfootball: '2023-24_en.1.json' };
  const lines = [...FORMATS[source](files[source], names[source], seq).lines];
  const ordered = shuffle === undefined ? lines : shuffled(lines, shuffle);
  await applyFeedStream(database.db, ordered.slice(0, killedAfter), { batchSize, isWhole: true });
}

const whole = (source: Source): Delivery => ({
  source,
  batchSize: 1e3,
  shuffle: undefined,
  killedAfter: undefined,
});

async function stored() {
  return {
    matches: await storedRows(database.db, 'matches'),
    world: await storedWorld(database.db),
  };
}

test(
  'a season reported by two sources stays the same however often both are imported again',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        season,
        fc.boolean(),
        fc.array(delivery, { minLength: 1, maxLength: 5 }),
        async (fixtures, isSwapped, repeats) => {
          const files = { 'football-data': dataFile(fixtures), openfootball: openFile(fixtures) };
          await emptyWorld(database.db);
          for (const source of isSwapped ? SOURCES.toReversed() : SOURCES) {
            await deliver(files, whole(source));
          }
          const expected = await stored();
          for (const repeat of repeats) {
            await deliver(files, repeat);
            expect(await stored()).toEqual(expected);
          }
        },
      ),
      { numRuns: SEASONS },
    );
  },
  120_000 + SEASONS * 5_000,
);

test(
  'two sources that disagree end in one state, whichever came first and however often',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        season,
        fc.array(fc.constantFrom(...SOURCES), { maxLength: 3 }),
        async (fixtures, more) => {
          const files = { 'football-data': dataFile(fixtures), openfootball: openFile(fixtures) };
          const worlds: unknown[] = [];
          for (const order of [SOURCES, SOURCES.toReversed(), [...more, ...SOURCES]]) {
            await emptyWorld(database.db);
            for (const source of order) await deliver(files, whole(source));
            worlds.push(await knownWorld(database.db));
          }
          expect(worlds[1]).toEqual(worlds[0]);
          expect(worlds[2]).toEqual(worlds[0]);
        },
      ),
      { numRuns: SEASONS },
    );
  },
  120_000 + SEASONS * 5_000,
);

test(
  'imports of two sources, killed and run again, end in the same state as without kills',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        season,
        fc.array(delivery, { maxLength: 3 }),
        fc.array(delivery, { maxLength: 3 }),
        async (fixtures, ofFirst, ofSecond) => {
          const files = { 'football-data': dataFile(fixtures), openfootball: openFile(fixtures) };
          const [first, second] = SOURCES;
          const run = async (source: Source, attempts: readonly Delivery[]) => {
            for (const attempt of attempts) await deliver(files, { ...attempt, source });
            await deliver(files, whole(source));
          };
          await emptyWorld(database.db);
          await run(first, []);
          await run(second, []);
          const expected = await stored();
          await emptyWorld(database.db);
          await run(first, ofFirst);
          await run(second, ofSecond);
          expect(await stored()).toEqual(expected);
        },
      ),
      { numRuns: SEASONS },
    );
  },
  120_000 + SEASONS * 5_000,
);
