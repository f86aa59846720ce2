import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A checkout of this repository with its packages and builds. */
export interface Checkout {
  readonly root: string;
  /** How the report names it: its commit, or its folder. */
  readonly name: string;
  /** Remotes it was built with. */
  readonly remotes: readonly string[];
}

export const API = 'apps/api/src/main.ts';
export const SHELL = 'apps/shell/dist/server/server.js';
export const RELEASE = 'tooling/release/src/main.ts';

/** @throws Error that names what the folder lacks, and what to do about it */
export function openCheckout(folder: string): Checkout {
  const root = path.resolve(folder);
  const needs: readonly (readonly [string, string])[] = [
    [API, 'give the folder of a checkout of this repository'],
    ['node_modules', 'install its packages there: npm run build'],
    [SHELL, 'build it there: npm run build'],
  ];
  for (const [file, remedy] of needs) {
    if (!existsSync(path.join(root, file))) throw new Error(`${root} has no ${file}; ${remedy}`);
  }
  const remotes = remotesIn(root);
  const unbuilt = remotes.find((name) => !existsSync(path.join(root, 'apps', name, 'dist')));
  if (unbuilt !== undefined)
    throw new Error(`${root} has no build of ${unbuilt}; build it there: npm run build`);
  return { root, name: commitOf(root) ?? path.basename(root), remotes };
}

/** Names of the packages under apps/ that expose a remote. */
function remotesIn(root: string): string[] {
  const apps = readdirSync(path.join(root, 'apps')).toSorted();
  return apps.filter((name) => {
    const manifest = path.join(root, 'apps', name, 'package.json');
    if (!existsSync(manifest)) return false;
    const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: object };
    return './remote' in exports;
  });
}

function commitOf(root: string): string | undefined {
  const args = ['-C', root, 'log', '-1', '--format=%h %s'];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
