import { createHash } from 'node:crypto';
import { createReadStream, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupRefused } from './backup-refused.ts';

/** A file of a backup, by which a damaged copy of it is recognized. */
export interface BackupFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface BackupContent {
  readonly files: readonly BackupFile[];
  /** Folders without content: the embedded database needs them, and some tools do not copy them. */
  readonly emptyFolders: readonly string[];
}

const ADVICE =
  'Nothing was restored. Use another copy of this backup, or the backup before it: ' +
  'whole backups only, as `npm run backup` has written them.';

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Everything that lies in a folder, with paths that mean the same on every system. */
export async function describeContent(folder: string): Promise<BackupContent> {
  const files: BackupFile[] = [];
  const emptyFolders: string[] = [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const full = join(entry.parentPath, entry.name);
    const path = relative(folder, full).split(sep).join('/');
    if (entry.isFile()) {
      files.push({ path, bytes: lstatSync(full).size, sha256: await sha256Of(full) });
    } else if (entry.isDirectory() && readdirSync(full).length === 0) emptyFolders.push(path);
  }
  return { files: files.toSorted((one, other) => (one.path < other.path ? -1 : 1)), emptyFolders };
}

/**
 * Compares a backup with what was written, before anything is restored from it.
 * @throws BackupRefused that names the first file that is missing or damaged
 */
export async function checkContent(folder: string, { files }: BackupContent): Promise<void> {
  for (const { path, bytes } of files) {
    const full = join(folder, path);
    if (!existsSync(full)) throw new BackupRefused(`${full} is missing. ${ADVICE}`);
    const { size } = lstatSync(full);
    if (size !== bytes) {
      throw new BackupRefused(`${full} has ${size} bytes instead of ${bytes}. ${ADVICE}`);
    }
  }
  for (const { path, sha256 } of files) {
    const full = join(folder, path);
    if ((await sha256Of(full)) !== sha256) {
      throw new BackupRefused(`${full} is damaged: its SHA-256 is another one. ${ADVICE}`);
    }
  }
}
