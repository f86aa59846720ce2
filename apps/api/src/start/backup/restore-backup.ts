import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type CheckedLedger, checkLedger } from '../../betting/ledger/check-ledger.ts';
import type { Config } from '../../platform/config/config.ts';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect.ts';
import { dropWaiting } from '../../platform/outbox/drop-waiting-queries.ts';
import { BackupRefused } from './backup-refused.ts';
import {
  type BackupNote,
  DUMP_FILE,
  EMBEDDED_FOLDER,
  FILES_FOLDER,
  isEmptyFolder,
  NOTE_FILE,
} from './make-backup.ts';
import { loadDump } from './postgres-tools.ts';
import { hasTables } from './restore-queries.ts';

const noteSchema = z.object({
  version: z.literal(1),
  engine: z.enum(['pglite', 'postgres']),
  madeAt: z.string(),
  keys: z.array(z.string()),
});

export interface Restored {
  readonly note: BackupNote;
  /** Messages that waited when the backup was made: they may have been sent since. */
  readonly droppedMessages: number;
  readonly ledger: CheckedLedger;
}

function readNote(folder: string): BackupNote {
  const path = join(folder, NOTE_FILE);
  if (!existsSync(path)) {
    throw new BackupRefused(`${folder} is not a backup: it has no ${NOTE_FILE}.`);
  }
  const read = noteSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.success) {
    throw new BackupRefused(`${path} was written by another build. Restore it with that build.`);
  }
  return read.data;
}

function refuseOtherEngine({ engine }: BackupNote, config: Config): void {
  const wanted = config.DATABASE_URL === undefined ? 'pglite' : 'postgres';
  if (engine === wanted) return;
  throw new BackupRefused(
    engine === 'postgres'
      ? 'This is a backup of PostgreSQL: set DATABASE_URL to an empty database.'
      : 'This is a backup of the embedded database: leave DATABASE_URL empty.',
  );
}

async function withDatabase<Result>(
  config: Config,
  work: (database: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  const database = connectDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    deadlineMs: 3_600_000,
    poolSize: 1,
  });
  try {
    return await database.withoutDeadline(() => work(database));
  } finally {
    await database.close();
  }
}

/**
 * Restores a backup into an empty DATA_DIR, and an empty database of PostgreSQL. What waited in the
 * outbox is not sent: the backup does not know what left after it was made.
 * @throws BackupRefused when the target has content, or the backup is not one of this engine
 */
export async function restoreBackup(config: Config, from: string): Promise<Restored> {
  const folder = resolve(from);
  const note = readNote(folder);
  refuseOtherEngine(note, config);
  const dataDir = resolve(config.DATA_DIR);
  if (!isEmptyFolder(dataDir)) {
    throw new BackupRefused(
      `${dataDir} is not empty. Set DATA_DIR to a new folder; nothing is overwritten.`,
    );
  }
  const { DATABASE_URL: databaseUrl } = config;
  if (databaseUrl !== undefined) {
    if (await withDatabase(config, ({ db }) => hasTables(db))) {
      throw new BackupRefused(
        'The database of DATABASE_URL has tables. Name an empty one; nothing is overwritten.',
      );
    }
    await loadDump(databaseUrl, join(folder, DUMP_FILE));
  }
  mkdirSync(dataDir, { recursive: true });
  cpSync(join(folder, FILES_FOLDER), dataDir, { recursive: true });
  if (databaseUrl === undefined) {
    cpSync(join(folder, EMBEDDED_FOLDER), join(dataDir, EMBEDDED_FOLDER), { recursive: true });
  }
  return withDatabase(config, async ({ db }) => ({
    note,
    droppedMessages: await dropWaiting(db, 'restored from a backup'),
    ledger: await checkLedger(db),
  }));
}
