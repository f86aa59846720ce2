import type { FeedRecord } from '@tipmark/contract/feed';
import { IN_PLAY_FRESH_SECONDS } from '@tipmark/domain';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { KICK_OFF, odds, recordedStream } from '../testing/recorded-stream.ts';
import { emptyWorld, storedRows } from '../testing/stored-world.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
beforeEach(() => emptyWorld(database.db));
afterAll(() => database.close());

type Price = [bookmaker: string, oddType: string, milli: number | null];

const MATCH = 'A';
const inPlay = (at: number, ...prices: Price[]): FeedRecord => ({
  kind: 'in-play',
  source: 'recorded',
  matchKey: MATCH,
  at: KICK_OFF + at,
  prices,
});
const all = (at: number, milli: number | null) =>
  inPlay(
    at,
    ...['One', 'Two', 'Three'].flatMap((bookmaker): Price[] => [
      [bookmaker, '1x2.1', milli],
      [bookmaker, '1x2.x', milli === null ? null : milli + 1_000],
      [bookmaker, '1x2.2', milli === null ? null : milli + 2_000],
    ]),
  );

async function apply(...records: FeedRecord[]) {
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  return applyFeedStream(database.db, lines, { nowSeconds: () => KICK_OFF });
}

async function line() {
  const { rows } = await sql`
    select current, last, extract(epoch from confirmed_at)::int - ${KICK_OFF} as confirmed,
      extract(epoch from changed_at)::int - ${KICK_OFF} as changed
    from in_play_lines
  `.execute(database.db);
  return rows;
}

const NONE = [null, null, null, null, null];

test('in-play prices have a separate line and do not change prices from before the match', async () => {
  await apply(...recordedStream());
  const before = [
    await storedRows(database.db, 'prices'),
    await storedRows(database.db, 'site_lines'),
    await storedRows(database.db, 'matches'),
  ];
  const { touched, refusals } = await apply(all(60, 3_000), all(240, 3_500));
  expect(refusals).toEqual([]);
  expect(touched.matchIds.size).toBe(1);
  expect([
    await storedRows(database.db, 'prices'),
    await storedRows(database.db, 'site_lines'),
    await storedRows(database.db, 'matches'),
  ]).toEqual(before);
  expect(await line()).toEqual([
    {
      current: [3500, 4500, 5500, null, null],
      last: [3500, 4500, 5500, null, null],
      confirmed: 240,
      changed: 240,
    },
  ]);
});

test('withdrawn prices are removed, and their last values are stored', async () => {
  await apply(...recordedStream(), all(60, 3_000), all(90, null));
  expect(await line()).toEqual([
    {
      current: NONE,
      last: [3e3, 4e3, 5e3, null, null],
      confirmed: 90,
      changed: 90,
    },
  ]);
  await apply(all(150, 1_500));
  expect(await line()).toMatchObject([{ current: [1_500, 2_500, 3_500, null, null] }]);
});

test('prices missing from a record stay as they are while they are fresh', async () => {
  await apply(
    ...recordedStream(),
    all(60, 3_000),
    inPlay(120, ['One', '1x2.1', null], ['Two', '1x2.1', null], ['Max', '1x2.1', 9_000]),
  );
  expect(await line()).toMatchObject([{ current: [3_000, 4_000, 5_000, null, null] }]);
  await apply(inPlay(60 + IN_PLAY_FRESH_SECONDS, ['Two', '1x2.1', 2_000]));
  expect(await line()).toMatchObject([
    { current: [2_000, null, null, null, null], last: [2_000, 4_000, 5_000, null, null] },
  ]);
});

test('order and repetition do not matter', async () => {
  const records = [all(60, 3_000), all(90, null), all(150, 1_500), all(330, 1_400)];
  await apply(...recordedStream(), ...records);
  const inOrder = [await storedRows(database.db, 'in_play_prices'), await line()];
  await emptyWorld(database.db);
  await apply(...recordedStream());
  for (const record of records.toReversed()) await apply(record, record);
  expect([await storedRows(database.db, 'in_play_prices'), await line()]).toEqual(inOrder);
  expect((await apply(...records)).touched.matchIds.size).toBe(0);
});

test('two records of one instant are merged, and the later one wins where they overlap', async () => {
  await apply(...recordedStream(), inPlay(60, ['One', '1x2.1', 3_000], ['One', '1x2.2', 2_000]));
  await apply(inPlay(60, ['One', '1x2.1', 3_100], ['Two', '1x2.x', 4_000]));
  expect(await line()).toMatchObject([{ current: [3_100, 4_000, 2_000, null, null] }]);
});

test('odds of another sport, of an unknown match or bookmaker are refused', async () => {
  await apply(...recordedStream());
  const { refusals } = await apply(
    inPlay(60, ['One', 'win.1', 2_000]),
    inPlay(60, ['Nobody', '1x2.1', 2_000]),
    { ...inPlay(60, ['One', '1x2.1', 2_000]), matchKey: 'nothing' } as FeedRecord,
  );
  expect(refusals.map(({ reason }) => reason).toSorted()).toEqual([
    'matchKey: unknown match "nothing"; send a sound match record of it too',
    'prices: odd type "win.1" is not of this sport; leave it out, or correct matchKey',
    'prices: unknown bookmaker "Nobody"; send a sound bookmaker record of it too',
  ]);
  expect(await line()).toEqual([]);
});

test('in-play prices may precede their match in a stream', async () => {
  const { refusals } = await apply(
    all(60, 3_000),
    ...recordedStream(),
    odds(MATCH, KICK_OFF, 1_900),
  );
  expect(refusals).toEqual([]);
  expect(await line()).toHaveLength(1);
});
