import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RegistryEntry, registryEntry } from './store/registry-entry.ts';

/** More than a site has versions in use. */
const CACHED = 200;

/** The release of a version, live or not; undefined when there is none here. */
export type ReleaseOf = (name: string, version: string) => Promise<RegistryEntry | undefined>;

/**
 * The release of a version in the folder of releases; undefined when there is none, or a name or
 * version that could not be one.
 * @throws Error when the file of the release is damaged
 */
export async function readReleasedVersion(
  remotesDir: string,
  name: string,
  version: string,
): Promise<RegistryEntry | undefined> {
  const { name: names, version: versions } = registryEntry.shape;
  if (!names.safeParse(name).success || !versions.safeParse(version).success) return undefined;
  const file = path.join(remotesDir, name, version, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const entry = registryEntry.parse(JSON.parse(text));
  return entry.name === name ? entry : undefined;
}

/** Copies a version into the folder of releases, if it is known elsewhere. Never fails. */
export type FetchVersion = (name: string, version: string) => Promise<void>;

/** Reads versions from the folder of releases, each once: what is released never changes. */
export function createReleaseReader(remotesDir: string, fetchVersion?: FetchVersion): ReleaseOf {
  const known = new Map<string, RegistryEntry>();

  async function read(name: string, version: string): Promise<RegistryEntry | undefined> {
    await fetchVersion?.(name, version);
    return readReleasedVersion(remotesDir, name, version);
  }

  return async (name, version) => {
    const key = `${name} ${version}`;
    const release = known.get(key) ?? (await read(name, version));
    if (!release) return undefined;
    if (known.size >= CACHED) known.clear();
    known.set(key, release);
    return release;
  };
}
