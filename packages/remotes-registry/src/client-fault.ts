import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from './store/integrity.ts';
import type { RegistryEntry } from './store/registry-entry.ts';

/**
 * Why browsers could not run a released version: its entry is missing or not what was released, or
 * a script of its preloads is missing. undefined = no fault.
 */
export async function clientFaultOf(
  { name, version, entry, integrity, preload }: RegistryEntry,
  remotesDir: string,
): Promise<string | undefined> {
  const fileOf = (url: string) =>
    path.join(remotesDir, name, version, 'client', path.basename(url));
  const bytes = await readFile(fileOf(entry)).catch(() => undefined);
  if (bytes === undefined) return `its client entry ${fileOf(entry)} is missing`;
  const found = integrityOf(bytes);
  if (found !== integrity) return `its client entry ${fileOf(entry)} is not what was released`;
  for (const url of preload) {
    const script = await stat(fileOf(url)).catch(() => undefined);
    if (script?.isFile() !== true) return `its script ${fileOf(url)} is missing`;
  }
  return undefined;
}
