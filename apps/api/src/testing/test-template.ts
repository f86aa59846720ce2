import { createHash } from 'node:crypto';
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
import { connectDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { readMigrations } from '../database/migration-files.ts';

const CACHE_DIR = join(import.meta.dirname, '../../node_modules/.cache/tipmark-test-database');

function templateName(): string {
  const hash = createHash('sha256');
  for (const { id, sha256 } of readMigrations()) hash.update(`${id} ${sha256}\n`);
  return `v1-${hash.digest('hex').slice(0, 20)}`;
}

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
  const name = templateName();
  const template = join(CACHE_DIR, name);
  if (!existsSync(template)) {
    for (const old of readdirSync(CACHE_DIR).filter((entry) => entry.startsWith('v1-'))) {
      rmSync(join(CACHE_DIR, old), { recursive: true, force: true });
    }
    await makeTemplate(name);
  }
  cpSync(join(template, 'db'), join(dataDir, 'db'), { recursive: true });
}
