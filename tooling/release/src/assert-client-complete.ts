import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry } from '@tipmark/remotes-registry';

type Whole = Pick<RegistryEntry, 'name' | 'version' | 'entry' | 'integrities'>;

/** Refuses a version whose scripts are not all in its folder as the build wrote them. */
export async function assertClientComplete(entry: Whole, clientDir: string): Promise<void> {
  const faults = await Promise.all(
    Object.entries(entry.integrities).map(([url, hash]) =>
      faultOf(path.join(clientDir, path.basename(url)), hash),
    ),
  );
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length === 0) return;
  throw new Error(
    `${entry.name} ${entry.version} does not go live, browsers could not run it: ${found.join('; ')}`,
  );
}

async function faultOf(file: string, hash: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) return `${file} is missing`;
  const actual = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return actual === hash ? undefined : `${file} is not what was built`;
}
