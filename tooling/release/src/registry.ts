import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, RegistryEntry } from '@tipmark/remotes-registry';

const fileOf = (remotesDir: string) => path.join(remotesDir, 'remotes.json');

/** The live remotes by name; a folder without a registry has none. */
export async function readRegistry(remotesDir: string): Promise<Registry> {
  const text = await readFile(fileOf(remotesDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as Registry;
}

/** Makes one version live. The shell sees the registry before or after, never a half of it. */
export async function putLive(remotesDir: string, entry: RegistryEntry): Promise<void> {
  const registry = await readRegistry(remotesDir);
  await writeAtomically(fileOf(remotesDir), { ...registry, [entry.name]: entry });
}

/** Writes a JSON file to a temporary place and moves it to its own in one step. */
export async function writeAtomically(file: string, value: unknown): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`);
  await rename(draft, file);
}
