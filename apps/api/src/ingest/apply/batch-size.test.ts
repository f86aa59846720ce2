import { readFootballData } from '@tipmark/importers';
import { bytesOf, fileText, playedRow } from '@tipmark/importers/testing';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { recordedStream } from '../testing/recorded-stream.ts';
import { emptyWorld, storedWorld } from '../testing/stored-world.ts';
import { applyFeedStream } from './apply-feed-stream.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(() => emptyWorld(database.db));

afterAll(() => database.close());

const TEAMS = ['Arsenal', 'Chelsea', 'Fulham', 'Luton', 'Wolves'];

/**
 * A season of five teams; every fourth match with another handicap, one in three not yet played.
 */
function season(seq: number, more = {}) {
  const pairs = TEAMS.flatMap((home) =>
    TEAMS.filter((away) => away !== home).map((away) => [home, away]),
  );
  const rows = pairs.map(([HomeTeam = '', AwayTeam = ''], index) => {
    const Date = `${String((index % 28) + 1).padStart(2, '0')}/10/2023`;
    const AHh = index % 4 === 0 ? -0.75 : -1;
    const played = index % 3 === 0 ? { FTHG: '', FTAG: '', FTR: '', HTHG: '', HTAG: '' } : {};
    return playedRow({
      HomeTeam,
      AwayTeam,
      Date,
      AHh,
      ...played,
      ...(index % 2 === 0 ? more : {}),
    });
  });
  return [...readFootballData(bytesOf(fileText(rows)), 'E0.csv', seq).lines];
}

const SIZES = [1, 7, 10_000];

/** The stored world after the deliveries, for any batch size. */
async function worldsAfter(deliveries: Parameters<typeof applyFeedStream>[1][], isWhole: boolean) {
  const worlds = [];
  for (const batchSize of SIZES) {
    await emptyWorld(database.db);
    for (const lines of deliveries) {
      await applyFeedStream(database.db, lines, { batchSize, isWhole, nowSeconds: () => 1 });
    }
    worlds.push(await storedWorld(database.db));
  }
  return worlds;
}

test('a file results in the same tables with every batch size', async () => {
  const [single, ...chunked] = await worldsAfter([season(1)], true);
  for (const world of chunked) expect(world).toEqual(single);
}, 120_000);

test('a later state of a file and its repetition result in the same tables with every batch size', async () => {
  const later = { B365H: 1.4, PSCH: '', AHh: -0.5 };
  const deliveries = [season(1), season(2, later), season(3, later)];
  const [single, ...chunked] = await worldsAfter(deliveries, true);
  for (const world of chunked) expect(world).toEqual(single);
  const [unskipped] = await worldsAfter(deliveries, false);
  expect(unskipped).toEqual(single);
}, 240_000);

test('a match reported live results in the same tables with every batch size', async () => {
  const lines = recordedStream().map((record, index) => ({ line: index + 1, record }));
  const [single, ...chunked] = await worldsAfter([lines], false);
  for (const world of chunked) expect(world).toEqual(single);
}, 120_000);
