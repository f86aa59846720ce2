import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry } from '@tipmark/remotes-registry';
import { assertClientComplete } from './assert-client-complete.ts';
import { type BuiltRemote, readBuiltRemote } from './built-remote.ts';
import { pushHistory } from './history.ts';
import { putLive, writeAtomically } from './registry.ts';
import { withReleaseLock } from './release-lock.ts';

const entryFile = 'remoteEntry.js';

/**
 * Copies a built remote into its own folder of that version and makes it live. A version's folder
 * is written once and never changed; releasing the same build again only makes it live again.
 * @param options `isLive: false` only copies it, for testers to choose it by its version
 */
export async function releaseRemote(
  appDir: string,
  name: string,
  remotesDir: string,
  { isLive = true }: { readonly isLive?: boolean } = {},
): Promise<RegistryEntry> {
  const built = await readBuiltRemote(appDir, name);
  const entry = entryOf(built);
  await assertClientComplete(entry, built.clientDir);
  await mkdir(remotesDir, { recursive: true });
  await withReleaseLock(remotesDir, async () => {
    await copyVersion(built, entry, remotesDir);
    if (!isLive) return;
    await assertClientComplete(entry, path.join(remotesDir, name, entry.version, 'client'));
    await pushHistory(remotesDir, name, entry.version);
    await putLive(remotesDir, entry);
  });
  return entry;
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

async function copyVersion(
  built: BuiltRemote,
  entry: RegistryEntry,
  remotesDir: string,
): Promise<void> {
  const target = path.join(remotesDir, built.name, built.version);
  if (await stat(target).catch(() => undefined)) return;
  const draft = `${target}.${process.pid}.tmp`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await cp(built.clientDir, path.join(draft, 'client'), { recursive: true });
  await cp(built.ssrDir, path.join(draft, 'ssr'), { recursive: true });
  await writeAtomically(path.join(draft, 'release.json'), entry);
  await rename(draft, target);
}
