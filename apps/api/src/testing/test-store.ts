import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isTestingPostgres } from './create-test-database.ts';
import { createServerDatabase } from './server-databases.ts';
import { copyTemplate } from './test-template.ts';

/** Data location of a separate process: its environment variables. */
export interface TestStore {
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** Data of a real api process: embedded, or its own PostgreSQL database. */
export async function createTestStore(): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tipmark-store-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (!isTestingPostgres) {
    await copyTemplate(dataDir);
    return { env: { DATA_DIR: dataDir }, remove: async () => removeFolder() };
  }
  const { url, drop } = await createServerDatabase();
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: url },
    async remove() {
      await drop();
      removeFolder();
    },
  };
}
