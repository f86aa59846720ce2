import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RegistryEntry, registryEntry } from './registry.ts';

/** More than a site has versions in use. */
const CACHED = 200;

/** The release of a version, live or not; undefined when there is none here. */
export type ReleaseOf = (name: string, version: string) => Promise<RegistryEntry | undefined>;

/** Reads versions from the folder of releases, each once: what is released never changes. */
export function createReleaseReader(remotesDir: string): ReleaseOf {
  const known = new Map<string, RegistryEntry>();
  const { name: names, version: versions } = registryEntry.shape;

  return async (name, version) => {
    if (!names.safeParse(name).success || !versions.safeParse(version).success) return undefined;
    const key = `${name} ${version}`;
    const cached = known.get(key);
    if (cached) return cached;
    const text = await readFile(path.join(remotesDir, name, version, 'release.json'), 'utf8').catch(
      () => undefined,
    );
    if (text === undefined) return undefined;
    const { success, data } = registryEntry.safeParse(JSON.parse(text));
    if (!success || data.name !== name || data.version !== version) return undefined;
    if (known.size >= CACHED) known.clear();
    known.set(key, data);
    return data;
  };
}
