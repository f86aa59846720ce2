import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const SQLITE_BUSY = 5;
const TRY_EVERY_MS = 200;

/**
 * Takes the lock of a file, unless another process has it. The kernel frees it when the process
 * ends, however it ends.
 * @returns frees it; undefined while another process has it
 */
export function tryLock(file: string): (() => void) | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

/** Does work that one process at a time may do. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  let unlock = tryLock(file);
  while (unlock === undefined) {
    await pause(TRY_EVERY_MS);
    unlock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    unlock();
  }
}
