import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const name = z.string().regex(/^[a-z][a-z0-9-]*$/);
const url = z.string().regex(/^\/remotes\/[\w./-]+$/);
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]{64}$/);

/** One released version of a remote, as recorded by its release. */
export const registryEntry = z.object({
  name,
  version: z.string().regex(/^[\w.-]+$/),
  entry: url,
  integrity,
  integrities: z.record(url, integrity),
  preload: z.array(url),
  /** Relative to the remotes folder; never outside it. */
  ssrBundle: z.string().regex(/^(?!.*\.\.)[\w-][\w./-]*$/),
  ssrIntegrity: integrity,
  contract: z.number().int(),
  uses: z.record(z.string(), z.array(z.string())),
});

export type RegistryEntry = z.infer<typeof registryEntry>;
export type Registry = Readonly<Record<string, RegistryEntry>>;

export interface RegistryOptions {
  readonly remotesDir: string;
  /** Only these, when given. */
  readonly only?: readonly string[] | undefined;
  readonly warn: (message: string) => void;
}

/** How often the file's modification time is checked. */
const POLL_EVERY_MS = 250;

/**
 * The live remotes as `remotes.json` names them, read again when the file changes. If a registry
 * cannot be read, the previous one stays in force.
 */
export function createRegistryReader({ remotesDir, only, warn }: RegistryOptions): () => Registry {
  const file = path.join(remotesDir, 'remotes.json');
  let registry: Registry = {};
  let seen = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - lookedAt < POLL_EVERY_MS) return registry;
    lookedAt = now;
    const stamp = stampOf(file);
    if (stamp === seen) return registry;
    seen = stamp;
    try {
      registry = stamp === '' ? {} : readRegistry(file, only, warn);
    } catch (error) {
      warn(`${file} cannot be read, the remotes stay as they were: ${String(error)}`);
    }
    return registry;
  };
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs}:${found.ino}:${found.size}` : '';
}

function readRegistry(
  file: string,
  only: readonly string[] | undefined,
  warn: (message: string) => void,
): Registry {
  const raw = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  const entries: [string, RegistryEntry][] = [];
  for (const [key, value] of Object.entries(raw)) {
    if (only && !only.includes(key)) continue;
    const { success, data, error } = registryEntry.safeParse(value);
    if (success && data.name === key) entries.push([key, data]);
    else warn(`remote ${key} is left out, its entry in ${file} is wrong: ${error?.message ?? key}`);
  }
  return Object.fromEntries(entries);
}
