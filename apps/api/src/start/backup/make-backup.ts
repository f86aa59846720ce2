import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { describeContent } from './backup-files.ts';
import { KEYS, keysOfVariables } from './backup-keys.ts';
import { type BackupNote, writeNote } from './backup-note.ts';
import { BackupRefused } from './backup-refused.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

export const FILES_FOLDER = 'files';
export const EMBEDDED_FOLDER = 'db';
export const DUMP_FILE = 'database.dump';

/** The database itself, locks and drafts: copied otherwise, or worthless. */
const isLeftOut = (name: string): boolean => /^db(?:\.|$)|^\.writable-/.test(name);

export function isEmptyFolder(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

export interface BackupOptions {
  readonly config: Config;
  readonly folder: string;
  readonly engine: BackupNote['engine'];
  /** Writes a consistent copy of the database into the folder of the backup. */
  readonly copyDatabase: (folder: string) => Promise<void>;
}

/**
 * Writes everything that a site needs to be restored: database, keys and released remotes. Written
 * beside the folder and renamed, so that a folder with a note is a complete backup.
 * @throws BackupRefused when the folder has content, or lies in the data it copies
 */
export async function makeBackup(options: BackupOptions): Promise<BackupNote> {
  const { config, engine, copyDatabase } = options;
  const folder = resolve(options.folder);
  const dataDir = resolve(config.DATA_DIR);
  refuseUnfinishedRestore(dataDir);
  if (`${folder}/`.startsWith(`${dataDir}/`)) {
    throw new BackupRefused(`${folder} lies in DATA_DIR. Name a folder outside of ${dataDir}.`);
  }
  if (!isEmptyFolder(folder)) {
    throw new BackupRefused(`${folder} is not empty. Name a new folder for every backup.`);
  }
  const draft = `${folder}.making`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, FILES_FOLDER), { recursive: true, mode: 0o700 });
  try {
    await copyDatabase(draft);
    const own = existsSync(dataDir) ? readdirSync(dataDir) : [];
    for (const name of own.filter((one) => !isLeftOut(one))) {
      cpSync(join(dataDir, name), join(draft, FILES_FOLDER, name), { recursive: true });
    }
    for (const { file, key } of keysOfVariables(config)) {
      writeFileSync(join(draft, FILES_FOLDER, file), `${key}\n`, { mode: 0o600 });
    }
    const keys = KEYS.map(({ file }) => file).filter((file) =>
      existsSync(join(draft, FILES_FOLDER, file)),
    );
    const content = await describeContent(draft);
    const note = writeNote(draft, { engine, madeAt: new Date().toISOString(), keys, ...content });
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return note;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}
