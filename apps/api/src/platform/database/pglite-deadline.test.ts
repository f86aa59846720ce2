import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { copyTemplate } from '../../testing/test-template.ts';
import { DatabaseUnavailable } from '../errors/database-errors.ts';
import { connectDatabase, type DatabaseConnection } from './connect.ts';
import { tx } from './tx.ts';

const onEmbedded = isTestingPostgres ? describe.skip : describe;

let dataDir: string;
let database: DatabaseConnection;

onEmbedded('the embedded database', () => {
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'tipmark-deadline-'));
    await copyTemplate(dataDir);
    database = connectDatabase({ dataDir, deadlineMs: 700 });
    await database.withoutDeadline(async () => {
      await sql`create table marks (id int primary key)`.execute(database.db);
      await sql`insert into marks values (1)`.execute(database.db);
    });
  }, 60_000);

  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ENDLESS = sql`select count(*) from generate_series(1, 1000000000) a`;

  async function readMarks() {
    const { rows } = await sql<{ id: number }>`select id from marks order by id`.execute(
      database.db,
    );
    return rows.map(({ id }) => id);
  }

  test('a statement past its deadline is ended, and committed data is still there', async () => {
    await expect(ENDLESS.execute(database.db)).rejects.toThrow(DatabaseUnavailable);
    expect(await readMarks()).toEqual([1]);
  }, 60_000);

  test('statements queued behind one past its deadline are answered after the restart', async () => {
    const [endless, ...others] = await Promise.allSettled([
      ENDLESS.execute(database.db),
      readMarks(),
      readMarks(),
    ]);
    expect(endless.status).toBe('rejected');
    expect(others.map((other) => other.status === 'fulfilled' && other.value)).toEqual([[1], [1]]);
  }, 60_000);

  test('a transaction ended by the deadline is rolled back', async () => {
    const cut = tx(database.db, async (trx) => {
      await sql`insert into marks values (2)`.execute(trx);
      await ENDLESS.execute(trx);
    });
    await expect(cut).rejects.toThrow(DatabaseUnavailable);
    expect(await readMarks()).toEqual([1]);
  }, 60_000);

  test('migrations have no deadline', async () => {
    const slow = sql`select count(*)::int as count from generate_series(1, 12000000)`;
    const { rows } = await database.withoutDeadline(() => slow.execute(database.db));
    expect(rows).toEqual([{ count: 12_000_000 }]);
  }, 60_000);

  test('requests over the limit are refused at once, admitted ones are answered', async () => {
    const callers = Array.from({ length: 600 }, () => readMarks());
    const ends = await Promise.allSettled(callers);
    const answered = ends.filter(({ status }) => status === 'fulfilled');
    const refused = ends.filter(
      (end) => end.status === 'rejected' && String(end.reason).includes('500'),
    );
    expect(answered.length).toBeGreaterThanOrEqual(500);
    expect(refused.length).toBe(600 - answered.length);
    expect(refused.length).toBeGreaterThan(0);
  }, 60_000);
});
