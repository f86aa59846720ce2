import type { FeedRecord } from '@tipmark/contract/feed';
import { readFootballData } from '@tipmark/importers';
import { bytesOf, type FileRow, fileText, playedRow } from '@tipmark/importers/testing';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { emptyWorld, storedWorld } from '../testing/stored-world.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(() => emptyWorld(database.db));

afterAll(() => database.close());

const KEY = 'E0 2023/24 Chelsea v Fulham';

function deliver(seq: number, more: FileRow = {}) {
  const { lines } = readFootballData(bytesOf(fileText([playedRow(more)])), 'E0.csv', seq);
  return applyFeedStream(database.db, lines, { isWhole: true });
}

function send(...records: FeedRecord[]) {
  return applyFeedStream(
    database.db,
    records.map((record, index) => ({ line: index + 1, record })),
  );
}

function score(seq: number, home: number): FeedRecord {
  return {
    kind: 'score',
    source: 'football-data',
    matchKey: KEY,
    seq,
    status: 3,
    score: { home, away: 1 },
  };
}

async function homeScore() {
  const row = await database.db.selectFrom('matches').select('home_score').executeTakeFirst();
  return row?.home_score;
}

test('a match reported under two keys of its source in one file is imported once, without refusals', async () => {
  await deliver(1);
  const row = await database.db
    .selectFrom('source_keys')
    .select(['kind', 'key'])
    .where('kind', 'in', ['season', 'team'])
    .orderBy('key')
    .execute();
  const keyOf = (text: string) => row.find(({ key }) => key.includes(text))?.key ?? '';
  const season = row.find(({ kind }) => kind === 'season')?.key ?? '';
  const reported = (key: string, seq: number): FeedRecord[] => [
    {
      kind: 'match',
      source: 'football-data',
      key,
      seq,
      seasonKey: season,
      homeKey: keyOf('Fulham'),
      awayKey: keyOf('Chelsea'),
      status: 1,
      startsAt: 17e8,
      isTimeKnown: true,
    },
  ];
  const lines = [...reported('one', 9), ...reported('other', 10)].map((record) => ({
    line: 1,
    record,
  }));
  const report = await applyFeedStream(database.db, lines, { isWhole: true });
  expect(report).toMatchObject({ imported: 1, skipped: 1, quarantined: 0 });
  const again = await applyFeedStream(database.db, lines, { isWhole: true });
  expect(again).toMatchObject({ imported: 0, updated: 0, quarantined: 0 });
});

test('an exact repetition is skipped, but its sequence counts: older records are late', async () => {
  await deliver(1);
  const world = await storedWorld(database.db);
  expect(await deliver(5)).toMatchObject({ imported: 0, updated: 0, skipped: 1 });
  await send(score(3, 7));
  expect(await homeScore()).toBe(2);
  expect(await storedWorld(database.db)).toEqual(world);
  await send(score(6, 7));
  expect(await homeScore()).toBe(7);
});

test('the same file is applied again after the source reported something else', async () => {
  await deliver(1);
  await send(score(2, 7));
  expect(await deliver(3)).toMatchObject({ updated: 1, skipped: 0 });
  expect(await homeScore()).toBe(2);
});

test('a late file is not remembered as the latest one', async () => {
  await deliver(5);
  await deliver(3, { FTHG: 4 });
  expect(await homeScore()).toBe(2);
  expect(await deliver(6, { FTHG: 4 })).toMatchObject({ updated: 1 });
  expect(await homeScore()).toBe(4);
});

test('a refused record is refused each time', async () => {
  const foreign: FeedRecord = {
    kind: 'odds',
    source: 'football-data',
    matchKey: KEY,
    at: 1705e6,
    phase: 'first',
    prices: [['B365', 'ahsets.1:1.5', 1900]],
  };
  await deliver(1);
  const lines = [{ line: 1, record: foreign }];
  for (const _ of [1, 2]) {
    const report = await applyFeedStream(database.db, lines, { isWhole: true });
    expect(report).toMatchObject({ quarantined: 1 });
  }
});

test('a line that a bookmaker moved away from is deleted with its site line', async () => {
  await deliver(1);
  await deliver(2, { AHh: -0.75 });
  for (const table of ['prices', 'site_lines']) {
    const { rows } = await sql<{ odd_type: string }>`
      select distinct odd_type from ${sql.table(table)}
      where odd_type like 'ah.1%' order by odd_type
    `.execute(database.db);
    expect(rows.map(({ odd_type }) => odd_type)).toEqual(['ah.1:-0.75', 'ah.1:-1.25']);
  }
});
