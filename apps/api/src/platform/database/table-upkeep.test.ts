import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createLocalBus } from '../bus/bus.ts';
import { startJob } from '../jobs/start-job.ts';
import { maintainTables, tableUpkeepJob } from './table-upkeep.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  await sql`create table marks (id int primary key) with (autovacuum_enabled = false)`.execute(
    database.db,
  );
}, 60_000);
afterEach(() => database.close());

const put = (from: number, to: number) =>
  sql`insert into marks select generate_series(${from}::int, ${to}::int)`.execute(database.db);

/** The number of rows that the planner assumes; −1 if the table was never analyzed. */
async function believed(): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select reltuples as count from pg_class where relname = 'marks'
  `.execute(database.db);
  return rows[0]?.count;
}

test('a table is analyzed when it has grown, and not again before it grows further', async () => {
  expect(await maintainTables(database.db)).not.toContain('marks');
  await put(1, 2_000);
  expect(await maintainTables(database.db)).toContain('marks');
  expect(await believed()).toBe(2_000);
  expect(await maintainTables(database.db)).toEqual([]);
  await put(2_001, 2_010);
  expect(await maintainTables(database.db)).toEqual([]);
  await put(2_011, 4_000);
  expect(await maintainTables(database.db)).toEqual(['marks']);
  expect(await believed()).toBe(4_000);
});

test('no table is analyzed after a stop', async () => {
  await put(1, 2_000);
  expect(await maintainTables(database.db, () => true)).toEqual([]);
});

test('the job maintains the embedded database from the start, but not a server', async () => {
  await put(1, 2_000);
  const failures: unknown[] = [];
  const parts = { database, bus: createLocalBus() };
  const { stop } = startJob(tableUpkeepJob, parts, (error) => failures.push(error));
  const isEmbedded = database.engine === 'pglite';
  while (isEmbedded && (await believed()) === -1);
  await stop();
  expect(await believed()).toBe(isEmbedded ? 2_000 : -1);
  expect(failures).toEqual([]);
});
