import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// Types do not exist at run time, so their sources do not affect a recording.
const IMPORT = /^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const DYNAMIC_IMPORT = /\bimport\('([^']+)'\)/g;

/** A hash of a source file, everything it imports, and the version of Node. */
export function hashOfSources(entry: string): string {
  const hash = createHash('sha256').update(process.version);
  const found = new Set([entry]);
  for (const file of found) {
    const packaged = file.lastIndexOf('/node_modules/.pnpm/');
    if (packaged >= 0) {
      // The folder of an installed package is named by its version.
      hash.update(`${file.slice(packaged)}\n`);
      continue;
    }
    const text = readFileSync(file, 'utf8');
    hash.update(`${path.relative(path.dirname(entry), file)}\n${text}\n`);
    if (file.endsWith('.ts')) for (const imported of importsOf(file, text)) found.add(imported);
  }
  return hash.digest('hex').slice(0, 32);
}

function importsOf(file: string, text: string): string[] {
  const { resolve } = createRequire(file);
  return [IMPORT, DYNAMIC_IMPORT]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !specifier.startsWith('node:'))
    .map((specifier) => resolve(specifier));
}
