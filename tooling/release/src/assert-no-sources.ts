import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Refuses a build that would serve its sources: everything in `client` is public, so a source map
 * there, or a script that names one, is a fault of the build.
 */
export async function assertNoSources(name: string, clientDir: string): Promise<void> {
  const files = await readdir(clientDir, { recursive: true });
  const faults = await Promise.all(files.map((file) => faultOf(clientDir, file)));
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length === 0) return;
  throw new Error(`${name} is not released, it would serve its sources: ${found.join('; ')}`);
}

async function faultOf(dir: string, file: string): Promise<string | undefined> {
  if (/\.map(?:\.br|\.gz)?$/.test(file)) return `${file} is a source map`;
  if (!/\.(?:js|css)$/.test(file)) return undefined;
  const text = await readFile(path.join(dir, file), 'utf8');
  return /^\/[/*][#@] sourceMappingURL=/m.test(text) ? `${file} names a source map` : undefined;
}
