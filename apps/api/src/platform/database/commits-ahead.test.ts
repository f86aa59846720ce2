import { sql } from 'kysely';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { createServerDatabase } from '../../testing/server-databases.ts';
import { connectDatabase } from './connect.ts';

const onPostgres = isTestingPostgres ? test : test.skip;

onPostgres('commits wait for the disk unless requested otherwise', async () => {
  const { url, drop } = await createServerDatabase();
  const modeOf = async (commitsAhead?: boolean) => {
    const options = commitsAhead === undefined ? {} : { commitsAhead };
    const { db, close } = connectDatabase({ dataDir: '', databaseUrl: url, ...options });
    const { rows } = await sql`show synchronous_commit`.execute(db);
    await close();
    return rows;
  };
  try {
    expect(await modeOf()).toEqual([{ synchronous_commit: 'on' }]);
    expect(await modeOf(true)).toEqual([{ synchronous_commit: 'off' }]);
  } finally {
    await drop();
  }
});
