import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type RegistryEntry,
  type ReleaseStore,
  stagedKey,
  stagedVersions,
  updateDocument,
} from '@tipmark/remotes-registry/store';
import { assertClientComplete, type ClientFiles } from './assert-client-complete.ts';
import { assertNoSources } from './assert-no-sources.ts';
import { type BuiltRemote, readBuiltRemote } from './built-remote.ts';
import { putLive } from './live-registry.ts';
import { storeVersion } from './store-version.ts';
import { storedClient } from './stored-client.ts';

const entryFile = 'remoteEntry.js';
/** Testers look at the latest few. */
const MAX_STAGED = 10;

/**
 * Stores a built remote as a version of its own and makes it live. A version is written once and
 * never changed; releasing the same build again only makes it live again.
 * @param options `isLive: false` only stores it, for testers to choose it by its version
 */
export async function releaseRemote(
  appDir: string,
  name: string,
  store: ReleaseStore,
  { isLive = true }: { readonly isLive?: boolean } = {},
): Promise<RegistryEntry> {
  const built = await readBuiltRemote(appDir, name);
  const entry = entryOf(built);
  await assertClientComplete(entry, builtClient(built.clientDir));
  await assertNoSources(name, built.clientDir);
  await storeVersion(built, entry, store);
  if (!isLive) {
    await putStaged(store, entry);
    return entry;
  }
  await assertClientComplete(entry, storedClient(store, entry));
  await putLive(store, name, randomUUID(), async (now) =>
    now.entry?.version === entry.version ? undefined : { entry, kind: 'released' },
  );
  return entry;
}

const builtClient = (clientDir: string): ClientFiles => ({
  locationOf: (file) => path.join(clientDir, file),
  read: (file) => readFile(path.join(clientDir, file)).catch(() => undefined),
});

/** Lists a version for testers, the latest one last. */
async function putStaged(store: ReleaseStore, { name, version }: RegistryEntry): Promise<void> {
  const parse = (value: unknown) => stagedVersions.default([]).parse(value);
  await updateDocument(store, stagedKey(name), parse, async (now) => {
    if (now.at(-1)?.version === version) return undefined;
    const others = now.filter((one) => one.version !== version);
    return [...others, { version, atSeconds: Math.floor(Date.now() / 1000) }].slice(-MAX_STAGED);
  });
}

function entryOf({ name, version, ...built }: BuiltRemote): RegistryEntry {
  const url = (file: string) => `/remotes/${name}/${version}/${file}`;
  const integrity = built.integrities[entryFile];
  if (!integrity) throw new Error(`the build of ${name} has no ${entryFile}`);
  return {
    name,
    version,
    entry: url(entryFile),
    integrity,
    integrities: Object.fromEntries(
      Object.entries(built.integrities).map(([file, hash]) => [url(file), hash]),
    ),
    preload: [entryFile, ...built.exposed].map(url),
    ssrBundle: `${name}/${version}/ssr/remote.js`,
    ssrIntegrity: built.ssrIntegrity,
    contract: built.contract,
    uses: built.uses,
  };
}
