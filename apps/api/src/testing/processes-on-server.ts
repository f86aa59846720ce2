import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { createServerDatabase } from './server-databases.ts';

/** Processes of the api over one PostgreSQL database and one folder, for a test file. */
export interface ProcessesOnServer {
  /** Connected to their database. */
  readonly client: Client;
  start(env: Readonly<Record<string, string>>): Promise<ApiProcess>;
  /** Stops one as an operator does. @returns its exit code */
  stop(api: ApiProcess): Promise<number | null>;
  /** Stops all that still run, and removes what they stored. */
  close(): Promise<void>;
}

export async function createProcessesOnServer(): Promise<ProcessesOnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tipmark-processes-'));
  const database = await createServerDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const running = new Set<ApiProcess>();
  return {
    client,
    async start(env) {
      const api = await startApiProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });
      running.add(api);
      return api;
    },
    stop(api) {
      running.delete(api);
      return api.stop();
    },
    async close() {
      await Promise.all([...running].map((api) => api.stop()));
      await client.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
