import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { connectDatabase } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';
import { schemaHash } from './schema-hash.ts';

const CACHE_DIR = join(import.meta.dirname, '../../node_modules/.cache/tipmark-test-database');

async function makeTemplate(name: string): Promise<void> {
  const draft = mkdtempSync(join(CACHE_DIR, 'draft-'));
  const connection = connectDatabase({ dataDir: draft });
  await connection.withoutDeadline(() => migrate(connection.pool));
  await connection.close();
  try {
    renameSync(draft, join(CACHE_DIR, name));
  } catch {
    // Another test process was first.
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Copies a migrated embedded database into a directory; the template is made once per schema. */
export async function copyTemplate(dataDir: string): Promise<void> {
  mkdirSync(CACHE_DIR, { recursive: true });
  const name = `v1-${schemaHash()}`;
  const template = join(CACHE_DIR, name);
  if (!existsSync(template)) {
    for (const old of readdirSync(CACHE_DIR).filter((entry) => entry.startsWith('v1-'))) {
      rmSync(join(CACHE_DIR, old), { recursive: true, force: true });
    }
    await makeTemplate(name);
  }
  cpSync(join(template, 'db'), join(dataDir, 'db'), { recursive: true });
}
