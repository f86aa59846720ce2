import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataInUse } from '../errors/database-errors.ts';

const SQLITE_BUSY = 5;

// An unreferenced lock would be closed, and so freed, by the garbage collector.
const held = new Set<DatabaseSync>();

function isBusy(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'errcode' in error &&
    error.errcode === SQLITE_BUSY
  );
}

/** Found here, the fault is one of a folder; found by the database, it looks like damage. */
function requireWritable(dataDir: string): void {
  const probe = join(dataDir, `.writable-${process.pid}`);
  const database = join(dataDir, 'db');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(probe, '');
  rmSync(probe);
  if (existsSync(database)) accessSync(database, constants.R_OK | constants.W_OK);
}

/**
 * Makes this process the only owner of a data directory. The kernel frees the lock when the process
 * ends, however it ends, so there are no stale locks.
 * @returns frees the lock
 * @throws DataInUse when another process, or this one, already has it
 * @throws the error of the file system when the directory cannot be written
 */
export function lockData(dataDir: string): () => void {
  requireWritable(dataDir);
  const lock = new DatabaseSync(join(dataDir, 'db.lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) {
      throw new DataInUse(
        `The data in ${dataDir} is already in use by another process. Stop it first, or set DATA_DIR to another directory.`,
      );
    }
    throw error;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
