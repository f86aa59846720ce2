import type { TeamRecord } from '@tipmark/contract/feed';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createFeedMemory } from '../apply/apply-batch.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { recordedStream } from '../testing/recorded-stream.ts';
import { emptyWorld, storedWorld } from '../testing/stored-world.ts';
import { createReportedNames } from './reported-names.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.close());

const team = (en: string, key = 'N'): TeamRecord => {
  return { kind: 'team', source: 'files', key, sport: 1, name: { en }, countryCode: 'NO' };
};

test('a record equal to the last one of its key is left out, one equal to an older one is not', () => {
  const reported = createReportedNames();
  const first = reported.open();
  expect(first.unseenIn([team('North'), team('North'), team('North', 'M')])).toHaveLength(2);
  first.keep();
  const second = reported.open();
  expect(second.unseenIn([team('North')])).toEqual([]);
  expect(second.unseenIn([team('Nord'), team('North'), team('North')])).toEqual([
    team('Nord'),
    team('North'),
  ]);
});

test('nothing is remembered of a batch that was not stored', () => {
  const reported = createReportedNames();
  reported.open().unseenIn([team('North')]);
  expect(reported.open().unseenIn([team('North')])).toEqual([team('North')]);
});

/** Files of one import: repeated names, changed names, and new ones. */
const FILES = [
  recordedStream(),
  [team('North'), team('Nord', 'A'), team('South', 'S')],
  [...recordedStream(), team('Northern'), team('North', 'Z')],
  [team('North'), team('South', 'S'), ...recordedStream()],
];

async function worldAfter(memory: ReturnType<typeof createFeedMemory> | undefined) {
  await emptyWorld(database.db);
  const reports = [];
  for (const records of FILES) {
    const lines = records.map((record, index) => ({ line: index + 1, record }));
    const options = { isWhole: true, ...(memory === undefined ? {} : { memory }) };
    const { touched: _, ...report } = await applyFeedStream(database.db, lines, options);
    reports.push(report);
  }
  const { rows } = await sql`
    select k.key, t.name_en from source_keys k join teams t on t.id = k.id
    where k.kind = 'team' order by k.key`.execute(database.db);
  return { reports, rows, world: await storedWorld(database.db) };
}

test('files result in the same tables whether they share the memory of names or not', async () => {
  const apart = await worldAfter(undefined);
  expect(await worldAfter(createFeedMemory())).toEqual(apart);
});
