import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  filesKey,
  integrityOf,
  type RegistryEntry,
  type ReleaseStore,
  readWhole,
  releaseKey,
  StoreError,
  type VersionFiles,
} from '@tipmark/remotes-registry/store';
import { createQueue } from '@tipmark/server-kit';
import type { BuiltRemote } from './built-remote.ts';
import { storeContract } from './contract/stored-contract.ts';

const FILES_AT_ONCE = 8;

/**
 * Stores a version once: its files, their hashes, and at last its entry. One that was interrupted
 * is continued, because a version is a fingerprint of its files.
 */
export async function storeVersion(
  built: BuiltRemote,
  entry: RegistryEntry,
  store: ReleaseStore,
): Promise<void> {
  const { name, version, clientDir, ssrDir } = built;
  if (await readWhole(store, releaseKey(name, version))) return;
  const files = [...(await filesIn('client', clientDir)), ...(await filesIn('ssr', ssrDir))];
  const transfers = createQueue({ running: FILES_AT_ONCE, waiting: files.length });
  const hashes = await Promise.all(
    files.map(({ below, file }) =>
      transfers.run(async () => {
        const bytes = await readFile(file);
        await store.create(`${name}/${version}/${below}`, bytes);
        return [below, integrityOf(bytes)] as const;
      }),
    ),
  );
  await storeMaps(built, store);
  const list: VersionFiles = Object.fromEntries(hashes);
  await storeContract(store, built);
  await store.create(filesKey(name, version), jsonBytes(list));
  await store.create(releaseKey(name, version), jsonBytes(entry));
  await assertConditions(store, releaseKey(name, version), jsonBytes(entry));
}

/** A store that writes over what is there would let two teams undo each other's release. */
async function assertConditions(store: ReleaseStore, key: string, bytes: Buffer): Promise<void> {
  if (!(await store.create(key, bytes))) return;
  throw new StoreError(
    `${store.location} has no conditional writes: use another store for releases`,
  );
}

/**
 * The source maps of the scripts of this build, next to `client`, where no address leads; no shell
 * copies them. The folder of the build may still have those of earlier ones.
 */
async function storeMaps(
  { name, version, mapsDir, integrities }: BuiltRemote,
  store: ReleaseStore,
): Promise<void> {
  for (const script of Object.keys(integrities)) {
    const file = path.join(mapsDir, `${script}.map`);
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes) await store.create(`${name}/${version}/maps/${script}.map`, bytes);
  }
}

async function filesIn(below: string, folder: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .toSorted()
    .map((file) => ({
      file,
      below: path.posix.join(below, ...path.relative(folder, file).split(path.sep)),
    }));
}

const jsonBytes = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
