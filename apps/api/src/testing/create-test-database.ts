import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ConnectOptions,
  connectDatabase,
  type DatabaseConnection,
} from '../platform/database/connect.ts';
import { createServerDatabase } from './server-databases.ts';
import { copyTemplate } from './test-template.ts';

export type TestDatabase = DatabaseConnection & { readonly dataDir: string };

/** A PostgreSQL database only for this suite. */
async function createPostgres(dataDir: string, options: Options): Promise<TestDatabase> {
  const { url, drop } = await createServerDatabase();
  const connection = connectDatabase({ dataDir, databaseUrl: url, ...options });
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
 * A migrated, empty database for one suite: PostgreSQL in `test:postgres`,
 * otherwise the embedded one. Close it in afterAll.
 */
export async function createTestDatabase(options: Options = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tipmark-test-'));
  return isTestingPostgres ? createPostgres(dataDir, options) : createPglite(dataDir, options);
}
