import { cpSync, existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CheckedLedger, checkLedger } from '../../betting/ledger/check-ledger.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  connectDatabase,
  type DatabaseConnection,
  type Db,
} from '../../platform/database/connect.ts';
import {
  beginDatabaseRestore,
  endDatabaseRestore,
  refuseUnfinishedDatabase,
} from '../../platform/database/unfinished-restore-queries.ts';
import { dropWaiting } from '../../platform/outbox/drop-waiting-queries.ts';
import { checkContent } from './backup-files.ts';
import { type BackupNote, readNote } from './backup-note.ts';
import { BackupRefused } from './backup-refused.ts';
import { type CopiedDatabase, copyDatabase } from './copy-database.ts';
import { DUMP_FILE, EMBEDDED_FOLDER, FILES_FOLDER, isEmptyFolder } from './make-backup.ts';
import { loadDump } from './postgres-tools.ts';
import { hasTables } from './restore-queries.ts';
import {
  beginRestore,
  endRestore,
  refuseUnfinishedRestore,
  UNFINISHED_FILE,
} from './unfinished-restore.ts';

export interface Restored {
  readonly note: BackupNote;
  /** Messages that waited when the backup was made: they may have been sent since. */
  readonly droppedMessages: number;
  readonly ledger: CheckedLedger;
  /** What was copied to another engine. */
  readonly copied: CopiedDatabase | undefined;
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
  note: BackupNote,
): Promise<CopiedDatabase> {
  const draft = `${resolve(config.DATA_DIR)}.restoring`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    copyPart(folder, note, EMBEDDED_FOLDER, join(draft, EMBEDDED_FOLDER));
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

/** Copies a folder of a backup, with the folders that have no content. */
function copyPart(folder: string, note: BackupNote, part: string, to: string): void {
  cpSync(join(folder, part), to, { recursive: true });
  for (const path of note.emptyFolders.filter((one) => one.startsWith(`${part}/`))) {
    mkdirSync(join(to, path.slice(part.length)), { recursive: true });
  }
}

/** @throws BackupRefused when the target has content, or is embedded and the backup is not */
async function refuseFullTarget(config: Config, note: BackupNote): Promise<void> {
  refuseSmallerEngine(note, config);
  const dataDir = resolve(config.DATA_DIR);
  refuseUnfinishedRestore(dataDir);
  if (!isEmptyFolder(dataDir)) {
    throw new BackupRefused(
      `${dataDir} is not empty. Set DATA_DIR to a new folder; nothing is overwritten.`,
    );
  }
  if (config.DATABASE_URL === undefined) return;
  const isFull = await withDatabase(config, async ({ db, pool }) => {
    const client = await pool.connect();
    await refuseUnfinishedDatabase(client).finally(() => client.release());
    return hasTables(db);
  });
  if (isFull) {
    throw new BackupRefused(
      'The database of DATABASE_URL has tables. Name an empty one; nothing is overwritten.',
    );
  }
}

async function loadDatabase(
  config: Config,
  folder: string,
  note: BackupNote,
): Promise<CopiedDatabase | undefined> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config;
  if (databaseUrl === undefined) {
    copyPart(folder, note, EMBEDDED_FOLDER, join(dataDir, EMBEDDED_FOLDER));
    return undefined;
  }
  if (note.engine === 'pglite') return loadEmbedded(config, folder, note);
  await loadDump(databaseUrl, join(folder, DUMP_FILE));
  return undefined;
}

/** Removes what a failed restore has written into a folder that was empty, its mark last. */
function clear(dataDir: string, didExist: boolean): void {
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir).filter((one) => one !== UNFINISHED_FILE)) {
    rmSync(join(dataDir, name), { recursive: true });
  }
  endRestore(dataDir);
  if (!didExist) rmdirSync(dataDir);
}

/** Other machines know of a restore by the database alone. */
async function markDatabase(config: Config, mark: (db: Db) => Promise<void>): Promise<void> {
  if (config.DATABASE_URL !== undefined) await withDatabase(config, ({ db }) => mark(db));
}

/**
 * Restores a backup into an empty DATA_DIR, and an empty database of PostgreSQL. What waited in the
 * outbox is not sent: the backup does not know what left after it was made.
 * A backup of the embedded database may be restored into PostgreSQL. Every file is compared with
 * what was backed up before anything is written; after a failure the target is as empty as before.
 * @throws BackupRefused when the backup is damaged, or the target has content, or is embedded and
 * the backup is not
 */
export async function restoreBackup(config: Config, from: string): Promise<Restored> {
  const folder = resolve(from);
  const note = readNote(folder);
  await refuseFullTarget(config, note);
  await checkContent(folder, note);
  const dataDir = resolve(config.DATA_DIR);
  const didExist = existsSync(dataDir);
  let isLoaded = false;
  try {
    mkdirSync(dataDir, { recursive: true });
    beginRestore(dataDir);
    await markDatabase(config, beginDatabaseRestore);
    copyPart(folder, note, FILES_FOLDER, dataDir);
    const copied = await loadDatabase({ ...config, DATA_DIR: dataDir }, folder, note);
    isLoaded = config.DATABASE_URL !== undefined;
    const restored = await withDatabase(config, async ({ db }) => ({
      note,
      copied,
      droppedMessages: await dropWaiting(db, 'restored from a backup'),
      ledger: await checkLedger(db),
    }));
    await markDatabase(config, endDatabaseRestore);
    endRestore(dataDir);
    return restored;
  } catch (error) {
    // a server that is away keeps the mark: a new database is needed then
    if (!isLoaded) await markDatabase(config, endDatabaseRestore).catch(() => undefined);
    clear(dataDir, didExist);
    if (error instanceof BackupRefused && !isLoaded) throw error;
    throw failure(error, isLoaded);
  }
}

function failure(cause: unknown, isDatabaseFilled: boolean): BackupRefused {
  const why = cause instanceof Error ? cause.message : String(cause);
  const advice = isDatabaseFilled
    ? 'The database was filled before that: make a new empty one for DATABASE_URL and restore again.'
    : 'Nothing was restored: try again, or use the backup before this one.';
  return new BackupRefused(`The restore failed: ${why}. ${advice}`, { cause });
}
