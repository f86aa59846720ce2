import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connectDatabase } from './platform/database/connect.ts';
import { readMigrations } from './platform/database/migration-files.ts';
import { commandOutput } from './testing/command-output.ts';

jest.setTimeout(120_000);

const dataDir = mkdtempSync(join(tmpdir(), 'tipmark-migrate-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const all = readMigrations().map(({ id }) => id);

/** The command as an operator, or a job of the cluster, gives it. */
const migrateNow = (env: Record<string, string> = {}) =>
  commandOutput('migrate.ts', [], { DATA_DIR: dataDir, ...env });

async function change(statement: string): Promise<void> {
  const database = connectDatabase({ dataDir });
  await sql.raw(statement).execute(database.db);
  await database.close();
}

test('a new database gets every migration, the next run finds nothing to do', async () => {
  const first = await migrateNow();
  const upToDate = `The database is up to date with this build: ${all.at(-1)}.\n`;
  expect(first).toEqual({
    code: 0,
    output: all.map((id) => `Applied ${id}.\n`).join('') + upToDate,
  });
  expect(await migrateNow()).toEqual({ code: 0, output: upToDate });
});

test('a database of a newer build is refused in one line and left as it is', async () => {
  await change("insert into schema_migrations (id, sha256) values ('9999-later', 'x')");
  const { code, output } = await migrateNow();
  expect(code).toBe(1);
  expect(output).toMatch(/^The database has migration 9999-later, .* made by a newer one\..*\n$/);
  await change("delete from schema_migrations where id = '9999-later'");
  expect((await migrateNow()).code).toBe(0);
});

test('a server that does not answer, and a setting that is wrong, are one line', async () => {
  const wrong = await migrateNow({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(wrong.code).toBe(1);
  expect(wrong.output.trim().split('\n')).toHaveLength(2);
  expect(wrong.output).toMatch(/^Waiting for the database: nothing answers at its address\.\n/);
});
