import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { constants, cp, rename, rm, utimes } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { tryLock, withLock } from './lock.ts';
import { makeWorld } from './make-world.ts';
import { openDataDir, saturdayFiles } from './saturday.ts';
import { worldKey } from './world-key.ts';

const RETAINED = 2;

/** Where worlds are stored from run to run, whichever clone makes them. */
function worldsDir(): string {
  const { TIPMARK_CACHE_DIR, XDG_CACHE_HOME } = process.env;
  const caches = XDG_CACHE_HOME || path.join(homedir(), '.cache');
  return path.resolve(TIPMARK_CACHE_DIR || path.join(caches, 'tipmark'), 'worlds');
}

const lockOf = (world: string) => `${world}.lock`;

/**
 * Uses the world, which must not be changed; makes it first if it does not exist for these sources.
 */
export async function withWorld<Result>(use: (world: string) => Promise<Result>): Promise<Result> {
  const openData = openDataDir();
  const imports = openData ? saturdayFiles(openData) : [];
  const worlds = worldsDir();
  mkdirSync(worlds, { recursive: true });
  const world = path.join(worlds, worldKey(imports));
  return withLock(lockOf(world), async () => {
    if (!existsSync(world)) {
      // one left by a process that was killed
      const draft = `${world}.making`;
      await rm(draft, { recursive: true, force: true });
      console.log(`making the world of these sources: ${world}`);
      await makeWorld(draft, imports);
      await rename(draft, world);
    }
    const now = new Date();
    await utimes(world, now, now);
    await removeOld(worlds, world);
    return use(world);
  });
}

/** A separate data folder for a site, which may change it. */
export async function copyWorld(dataDir: string): Promise<void> {
  await withWorld((world) =>
    cp(world, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE }),
  );
}

/** Retains the worlds used last and those in use. */
async function removeOld(worlds: string, present: string): Promise<void> {
  const old = readdirSync(worlds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]+$/.test(entry.name))
    .map(({ name }) => path.join(worlds, name))
    .filter((world) => world !== present)
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .slice(RETAINED - 1);
  for (const world of old) {
    const unlock = tryLock(lockOf(world));
    if (unlock === undefined) continue;
    await rm(world, { recursive: true, force: true });
    await rm(lockOf(world), { force: true });
    unlock();
  }
}
