import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { tx } from './tx.ts';

const onPostgres = isTestingPostgres ? describe : describe.skip;

onPostgres('when PostgreSQL ends our backends', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await createTestApi();
  }, 60_000);

  afterAll(() => api.close());

  const killOthers = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;

  test('lost idle connections are replaced without errors', async () => {
    await Promise.all(Array.from({ length: 4 }, () => sql`select 1`.execute(api.database.db)));
    await killOthers.execute(api.database.db);
    const ready = await api.app.inject('/health/ready');
    expect(ready.statusCode).toBe(200);
  });

  test('a transaction that loses its connection is rolled back, and the next statement works', async () => {
    await sql`drop table if exists marks`.execute(api.database.db);
    await sql`create table marks (id int)`.execute(api.database.db);
    const cut = tx(api.database.db, async (trx) => {
      await sql`insert into marks values (1)`.execute(trx);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    await expect(cut).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    const { rows } = await sql`select * from marks`.execute(api.database.db);
    expect(rows).toEqual([]);
  });

  test('a transaction with a serialization failure is retried', async () => {
    let attempts = 0;
    const result = await tx(api.database.db, async (trx) => {
      attempts += 1;
      if (attempts < 3) await sql`do $$ begin raise sqlstate '40001'; end $$`.execute(trx);
      return 'done';
    });
    expect([result, attempts]).toEqual(['done', 3]);
  });
});
