import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type FetchVersion, readReleasedVersion } from '../released-version.ts';
import { type RegistryEntry, registryEntry } from '../store/registry-entry.ts';
import { fetchBytes } from './fetch-bytes.ts';

/** A version of a remote that somebody chose, not yet run. */
export interface Release {
  readonly entry: RegistryEntry;
  /** Bytes of its server bundle. */
  bundle(): Promise<Buffer>;
  /** The origin of its scripts when that is not this site. */
  readonly origin: string | undefined;
  /** A development server: its later scripts have no hash, and it uses a socket. */
  readonly isDevelopment: boolean;
}

export interface ReleaseSources {
  readonly remotesDir: string;
  readonly fetchVersion?: FetchVersion | undefined;
  readonly isAllowed: (address: URL) => boolean;
}

const version = /^(?!.*\.\.)[\w-][\w.-]{0,99}$/;
const MAX_RELEASE_BYTES = 512 * 1024;
const MAX_BUNDLE_BYTES = 16 * 1024 * 1024;

const integrity = registryEntry.shape.integrity;
/** As a release is served: its addresses are relative to itself. */
const served = registryEntry
  .pick({ name: true, version: true, contract: true, uses: true })
  .extend({
    entry: z.string().max(500),
    integrity,
    ssrBundle: z.string().max(500),
    ssrIntegrity: integrity,
    isDevelopment: z.boolean().default(false),
  });

/**
 * Reads the release a tester chose: a version in the remotes folder, or a `release.json` at an
 * allowed origin.
 */
export async function readRelease(
  name: string,
  chosen: string,
  { remotesDir, fetchVersion, isAllowed }: ReleaseSources,
): Promise<Release> {
  if (version.test(chosen)) {
    await fetchVersion?.(name, chosen);
    return releaseOfVersion(name, chosen, remotesDir);
  }
  if (!URL.canParse(chosen)) throw new Error(`"${chosen}" is neither a version nor an address`);
  const address = new URL(chosen);
  if (!isAllowed(address)) throw new Error(`${address.origin} is not an allowed origin`);
  return releaseAt(name, address, isAllowed);
}

async function releaseOfVersion(name: string, chosen: string, remotesDir: string) {
  const entry = await readReleasedVersion(remotesDir, name, chosen);
  if (!entry) throw new Error(`there is no version ${chosen} of ${name} here`);
  return {
    entry,
    bundle: () => readFile(path.join(remotesDir, entry.ssrBundle)),
    origin: undefined,
    isDevelopment: false,
  };
}

async function releaseAt(
  name: string,
  address: URL,
  isAllowed: ReleaseSources['isAllowed'],
): Promise<Release> {
  const text = (await fetchBytes(address, MAX_RELEASE_BYTES)).toString('utf8');
  const { success, data } = served.safeParse(jsonOf(text));
  if (!success) throw new Error(`${address.href} is not a release`);
  const addressOf = (relative: string): URL => {
    const absolute = new URL(relative, address);
    if (!isAllowed(absolute)) throw new Error(`${absolute.origin} is not an allowed origin`);
    return absolute;
  };
  const { isDevelopment, ...release } = named(data, name);
  const script = addressOf(release.entry);
  const bundle = addressOf(release.ssrBundle);
  return {
    // nothing is preloaded: the page of a tester need not be fast
    entry: { ...release, entry: script.href, integrities: {}, preload: [] },
    bundle: () => fetchBytes(bundle, MAX_BUNDLE_BYTES),
    origin: script.origin,
    isDevelopment,
  };
}

function named<Entry extends { readonly name: string }>(entry: Entry, name: string): Entry {
  if (entry.name !== name) throw new Error(`this is a release of ${entry.name}, not of ${name}`);
  return entry;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
