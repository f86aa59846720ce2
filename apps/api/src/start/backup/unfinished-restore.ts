import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../platform/config/config.ts';

/** In DATA_DIR while a backup is being restored into it. */
export const UNFINISHED_FILE = 'restore.unfinished';

/** Marks a folder until the restore into it is complete: a killed restore leaves the mark. */
export function beginRestore(dataDir: string): void {
  writeFileSync(join(dataDir, UNFINISHED_FILE), '', { mode: 0o600 });
}

export function endRestore(dataDir: string): void {
  rmSync(join(dataDir, UNFINISHED_FILE), { force: true });
}

/** @throws ConfigError when a restore into the folder was interrupted */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, UNFINISHED_FILE))) return;
  throw new ConfigError(
    `The restore into ${dataDir} was interrupted. Delete its content and the database of ` +
      'DATABASE_URL, if you use one, make both anew and run `npm run restore` again.',
  );
}
