import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type CheckedLedger, checkLedger } from '../../betting/ledger/check-ledger.ts';
import type { Config } from '../../platform/config/config.ts';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect.ts';
import { dropWaiting } from '../../platform/outbox/drop-waiting-queries.ts';
import { BackupRefused } from './backup-refused.ts';
import { type CopiedDatabase, copyDatabase } from './copy-database.ts';
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
  /** What was copied to another engine. */
  readonly copied: CopiedDatabase | undefined;
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

/** A small site grows into PostgreSQL, not back. */
function refuseSmallerEngine({ engine }: BackupNote, config: Config): void {
  if (engine === 'pglite' || config.DATABASE_URL !== undefined) return;
  throw new BackupRefused('This is a backup of PostgreSQL: set DATABASE_URL to an empty database.');
}

/** The rows of an embedded database, opened as a copy: a backup stays as it was made. */
async function loadEmbedded(
  config: Config,
  folder: string,
  dataDir: string,
): Promise<CopiedDatabase> {
  const draft = `${dataDir}.restoring`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    cpSync(join(folder, EMBEDDED_FOLDER), join(draft, EMBEDDED_FOLDER), { recursive: true });
    const embedded = { ...config, DATA_DIR: draft, DATABASE_URL: undefined };
    return await withDatabase(embedded, (source) =>
      withDatabase(config, (target) => copyDatabase(source, target)),
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
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
 * A backup of the embedded database may be restored into PostgreSQL.
 * @throws BackupRefused when the target has content, or is embedded and the backup is not
 */
export async function restoreBackup(config: Config, from: string): Promise<Restored> {
  const folder = resolve(from);
  const note = readNote(folder);
  refuseSmallerEngine(note, config);
  const dataDir = resolve(config.DATA_DIR);
  if (!isEmptyFolder(dataDir)) {
    throw new BackupRefused(
      `${dataDir} is not empty. Set DATA_DIR to a new folder; nothing is overwritten.`,
    );
  }
  const { DATABASE_URL: databaseUrl } = config;
  let copied: CopiedDatabase | undefined;
  if (databaseUrl !== undefined) {
    if (await withDatabase(config, ({ db }) => hasTables(db))) {
      throw new BackupRefused(
        'The database of DATABASE_URL has tables. Name an empty one; nothing is overwritten.',
      );
    }
    if (note.engine === 'pglite') copied = await loadEmbedded(config, folder, dataDir);
    else await loadDump(databaseUrl, join(folder, DUMP_FILE));
  }
  mkdirSync(dataDir, { recursive: true });
  cpSync(join(folder, FILES_FOLDER), dataDir, { recursive: true });
  if (databaseUrl === undefined) {
    cpSync(join(folder, EMBEDDED_FOLDER), join(dataDir, EMBEDDED_FOLDER), { recursive: true });
  }
  return withDatabase(config, async ({ db }) => ({
    note,
    copied,
    droppedMessages: await dropWaiting(db, 'restored from a backup'),
    ledger: await checkLedger(db),
  }));
}
