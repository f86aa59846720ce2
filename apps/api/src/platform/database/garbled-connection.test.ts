import { sql } from 'kysely';
import { type CutLine, openLine } from '../../testing/breakable-line.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { createServerDatabase } from '../../testing/server-databases.ts';
import { connectDatabase, type DatabaseConnection } from './connect.ts';

const onPostgres = isTestingPostgres ? describe : describe.skip;
/** Longer than the test may take: nothing here waits for it. */
const NEVER_MS = 600_000;

onPostgres('a connection on which wrong bytes arrive', () => {
  let line: CutLine;
  let drop: () => Promise<void>;
  let database: DatabaseConnection;

  beforeAll(async () => {
    const made = await createServerDatabase();
    drop = made.drop;
    line = await openLine(made.url);
    database = connectDatabase({
      dataDir: '/nowhere',
      databaseUrl: line.url,
      waitMs: NEVER_MS,
      poolSize: 1,
    });
  }, 60_000);

  afterAll(async () => {
    await line.mend();
    await database.close();
    await line.close();
    await drop();
  });

  const answer = async () => (await sql`select 1 as one`.execute(database.db)).rows;

  test('is given up at once, and its place in the pool is free when the server is back', async () => {
    await line.garble();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(answer()).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    }
    await line.mend();
    expect(await answer()).toEqual([{ one: 1 }]);
  });
});
