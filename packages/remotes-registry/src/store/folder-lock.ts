import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 50;
const PATIENCE_MS = 30_000;

/** One replacement at a time in a folder: between reading and writing nobody else writes. */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(folder, 'release.lock');
  await acquire(file);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isTaken(file))) {
    if (Date.now() > deadline) throw new Error(`another release holds ${file}; delete it if not`);
    await delay(POLL_MS);
  }
}

async function isTaken(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await freeIfOwnerIsGone(file);
    return false;
  }
}

/** A killed release must not block all later ones. */
async function freeIfOwnerIsGone(file: string): Promise<void> {
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!Number.isInteger(owner) || owner <= 0) return;
  try {
    process.kill(owner, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') await rm(file, { force: true });
  }
}
