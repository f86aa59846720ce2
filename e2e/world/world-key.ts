import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './processes.ts';
import { WORLD_NOW_SECONDS } from './world-now.ts';

const MAKERS = ['lock.ts', 'make-world.ts', 'processes.ts', 'world-key.ts', 'world-now.ts'];

/** Irrelevant to the world: built files, tests and documents. */
const IGNORED = [
  '**/node_modules/**',
  '**/dist/**',
  '**/dist-types/**',
  '**/.*/**',
  '**/testing/**',
  '**/*.test.*',
  '**/*.md',
  '**/jest.config.*',
  '**/tsconfig.json',
  '**/turbo.json',
  // Calls answer requests; making a world sends none but to see whether it is ready.
  'apps/api/src/calls/**',
];

/** The module that gives the API its calls; `testing` is not part of a world either. */
const USER_OF_CALLS = 'apps/api/src/start/build-app.ts';
const IMPORTS_CALLS = /^import (?!type\b)[^;]*?from '[^']*\/calls\//m;

/** The folders of the workspace by the name of their package. */
function packageFolders(): Map<string, string> {
  const manifests = globSync(['apps/*/package.json', 'packages/*/package.json'], { cwd: root });
  return new Map(
    manifests.map((manifest) => {
      const { name } = JSON.parse(readFileSync(path.join(root, manifest), 'utf8'));
      return [name, path.dirname(manifest)];
    }),
  );
}

/** The API and every package it runs, whichever way it is reached. */
function foldersOfApi(): string[] {
  const folders = packageFolders();
  const found = new Set<string>();
  const visit = (folder: string) => {
    if (found.has(folder)) return;
    found.add(folder);
    const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
    for (const name of Object.keys(dependencies)) {
      const next = folders.get(name);
      if (next !== undefined) visit(next);
    }
  };
  visit('apps/api');
  return [...found];
}

/**
 * Hash of everything the world under test depends on: the sources of the API and of its imports,
 * the locked packages, Node, the clock, the imported files and how it is made.
 */
export function worldKey(imports: readonly string[]): string {
  const sources = foldersOfApi().flatMap((folder) =>
    globSync(`${folder}/**/*.*`, { cwd: root, exclude: IGNORED }),
  );
  for (const source of sources) {
    if (!source.startsWith('apps/api/') || source === USER_OF_CALLS) continue;
    if (IMPORTS_CALLS.test(readFileSync(path.join(root, source), 'utf8')))
      throw new Error(`${source} uses calls, which a world must not depend on (world-key.ts)`);
  }
  const files = [
    ...sources.toSorted().map((file) => path.join(root, file)),
    ...MAKERS.map((file) => path.join(import.meta.dirname, file)),
    path.join(root, 'pnpm-lock.yaml'),
    ...imports,
  ];
  const hash = createHash('sha256').update(`${process.version} ${WORLD_NOW_SECONDS}`);
  for (const file of files) {
    const name = imports.includes(file) ? path.basename(file) : path.relative(root, file);
    const bytes = readFileSync(file);
    hash.update(`\n${name} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 32);
}
