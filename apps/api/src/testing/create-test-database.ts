import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import {
  type ConnectOptions,
  connectDatabase,
  type DatabaseConnection,
} from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { copyTemplate } from './test-template.ts';

export type TestDatabase = DatabaseConnection & { readonly dataDir: string };

const PG_TEST_URL = process.env['PG_TEST_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

let countOfDatabases = 0;

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: PG_TEST_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database on the test server. */
export async function createServerDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  countOfDatabases += 1;
  const name = `tipmark_test_${process.pid}_${Date.now().toString(36)}_${countOfDatabases}`;
  await onServer(`create database ${name}`);
  const url = new URL(PG_TEST_URL);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
}

/** A PostgreSQL database of this suite alone. */
async function createPostgres(dataDir: string, options: Options): Promise<TestDatabase> {
  const { url, drop } = await createServerDatabase();
  const connection = connectDatabase({ dataDir, databaseUrl: url, ...options });
  await migrate(connection.pool);
  return {
    ...connection,
    dataDir,
    async close() {
      await connection.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createPglite(dataDir: string, options: Options): Promise<TestDatabase> {
  await copyTemplate(dataDir);
  const connection = connectDatabase({ dataDir, ...options });
  return {
    ...connection,
    dataDir,
    async close() {
      await connection.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Options = Omit<ConnectOptions, 'dataDir' | 'databaseUrl'>;

export const isTestingPostgres = process.env['TEST_DATABASE'] === 'postgres';

/**
 * A migrated, empty database for one suite: embedded, or PostgreSQL when the run is
 * `test:postgres`. Close it in afterAll.
 */
export async function createTestDatabase(options: Options = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tipmark-test-'));
  return isTestingPostgres ? createPostgres(dataDir, options) : createPglite(dataDir, options);
}
