import { sql } from 'kysely';
import { MigrationRefused } from '../errors/database-errors.ts';
import type { Db } from './connect.ts';
import type { SqlClient } from './sql-pool.ts';

/** Marks a database until the restore into it is complete: a killed restore leaves the mark. */
export async function beginDatabaseRestore(db: Db): Promise<void> {
  await sql`create table restore_unfinished ()`.execute(db);
}

/** Removes the mark. */
export async function endDatabaseRestore(db: Db): Promise<void> {
  await sql`drop table if exists restore_unfinished`.execute(db);
}

/** @throws MigrationRefused when a restore into the database is running or was interrupted */
export async function refuseUnfinishedDatabase(client: Pick<SqlClient, 'query'>): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('restore_unfinished') is not null as found",
  );
  if (rows[0]?.found !== true) return;
  throw new MigrationRefused(
    'A restore into the database of DATABASE_URL was interrupted, or is still running. If it is ' +
      'not, make a new empty database and an empty DATA_DIR and run `npm run restore` again.',
  );
}
