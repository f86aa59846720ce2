import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { createCache } from '@tipmark/server-kit';
import { hasFinalName, readStaticFile, type StaticFile } from './serve-static.ts';

export interface FormerBuilds {
  /** The browser build that is served now. */
  readonly buildDir: string;
  /** Where the files of this and former builds are stored. */
  readonly storeDir: string;
  readonly warn: (message: string) => void;
}

/** This build and those before it. */
const MOST_BUILDS = 4;
const MOST_FILES = 300;
const COMPRESSED = /\.(?:br|gz)$/;
const FOLDER = /^[0-9a-f]{16}$/;

async function filesWithFinalNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => hasFinalName(name.replace(COMPRESSED, ''))).toSorted();
}

/** Folders of stored builds, the one served last first. */
async function storedFolders(storeDir: string): Promise<string[]> {
  const names = (await readdir(storeDir).catch(() => [])).filter((name) => FOLDER.test(name));
  const folders = await Promise.all(
    names.map(async (name) => {
      const folder = path.join(storeDir, name);
      return { folder, at: (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  return folders.toSorted((left, right) => right.at - left.at).map(({ folder }) => folder);
}

async function store({ buildDir, storeDir }: FormerBuilds): Promise<void> {
  const names = await filesWithFinalNames(buildDir);
  if (names.length === 0) return;
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  const folder = path.join(storeDir, id);
  if ((await stat(folder).catch(() => undefined)) === undefined) {
    const draft = path.join(storeDir, `${id}.${process.pid}`);
    await mkdir(draft, { recursive: true });
    for (const name of names) await cp(path.join(buildDir, name), path.join(draft, name));
    // Another process may have stored the same build meanwhile.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  }
  const now = new Date();
  await utimes(folder, now, now);
  const surplus = (await storedFolders(storeDir)).slice(MOST_BUILDS);
  for (const former of surplus) await rm(former, { recursive: true, force: true });
}

/**
 * Stores the files of this build whose names never change, and finds those of former builds, or of
 * a newer one on the same machine: an open page keeps requesting the chunks of its own build.
 */
export async function retainFormerBuilds(
  options: FormerBuilds,
): Promise<(name: string) => Promise<StaticFile | undefined>> {
  const { storeDir, warn } = options;
  await store(options).catch((error: unknown) => {
    warn(`open pages of this build will miss files after the next one: ${String(error)}`);
  });
  const files = createCache<StaticFile | undefined>({
    maxEntries: MOST_FILES,
    // a missing file may be there later
    isCacheable: (file) => file !== undefined,
  });
  async function find(name: string): Promise<StaticFile | undefined> {
    for (const folder of await storedFolders(storeDir)) {
      const file = await readStaticFile(path.join(folder, name));
      if (file !== undefined) return file;
    }
    return undefined;
  }
  return async (name) =>
    hasFinalName(name) && !name.includes('/') ? files.load(name, () => find(name)) : undefined;
}
