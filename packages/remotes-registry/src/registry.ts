import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { faultOf } from './store/read-document.ts';
import { type RegistryEntry, registryEntry } from './store/registry-entry.ts';

export type Registry = Readonly<Record<string, RegistryEntry>>;

export interface RegistryOptions {
  readonly remotesDir: string;
  /** Only these, when given. */
  readonly only?: readonly string[] | undefined;
  readonly warn: (message: string) => void;
}

/** The live remotes, as they were when the file was last looked at. */
export interface RegistryReader {
  (): Registry;
  /** The next read looks at the file, however lately it was looked at. */
  lookAgain(): void;
}

/** How often the file's modification time is checked. */
const POLL_EVERY_MS = 250;

/**
 * The live remotes as `remotes.json` names them, read again when the file changes. What cannot be
 * used changes nothing: a registry that is missing or unreadable leaves the previous one in force,
 * an entry that is wrong leaves the previous entry of its remote. Only a registry that can be read
 * and does not name a remote takes it off the site.
 */
export function createRegistryReader({ remotesDir, only, warn }: RegistryOptions): RegistryReader {
  const file = path.join(remotesDir, 'remotes.json');
  let registry: Registry = {};
  let seen = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  const read = () => {
    const now = performance.now();
    if (now - lookedAt < POLL_EVERY_MS) return registry;
    lookedAt = now;
    const stamp = stampOf(file);
    if (stamp === seen) return registry;
    seen = stamp;
    if (stamp === '') {
      if (Object.keys(registry).length > 0) warn(`${file} is gone, the remotes stay as they were`);
      return registry;
    }
    try {
      registry = readRegistry(file, only, warn, registry);
    } catch (error) {
      warn(`${file} cannot be read, the remotes stay as they were: ${faultOfFile(error)}`);
    }
    return registry;
  };
  const lookAgain = () => {
    lookedAt = Number.NEGATIVE_INFINITY;
  };
  return Object.assign(read, { lookAgain });
}

const faultOfFile = (error: unknown): string =>
  error instanceof z.ZodError ? faultOf(error) : String(error);

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs}:${found.ino}:${found.size}` : '';
}

function readRegistry(
  file: string,
  only: readonly string[] | undefined,
  warn: (message: string) => void,
  previous: Registry,
): Registry {
  const raw = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const entries: [string, RegistryEntry][] = [];
  for (const [key, value] of Object.entries(raw)) {
    if (only && !only.includes(key)) continue;
    const { success, data, error } = registryEntry.safeParse(value);
    const isUsable = success && data.name === key;
    const known = Object.hasOwn(previous, key) ? previous[key] : undefined;
    if (isUsable) entries.push([key, data]);
    else if (known) entries.push([key, known]);
    if (isUsable) continue;
    const rest = known ? `${known.version} stays live` : 'it is left out';
    const fault = error ? faultOf(error) : `it is the entry of ${data?.name}`;
    warn(`remote ${key}: its entry in ${file} is wrong, ${rest}: ${fault}`);
  }
  return Object.fromEntries(entries);
}
