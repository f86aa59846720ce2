import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The remotes among a package's devDependencies: packages that export `./remote`. */
export function siblingRemotes(dir: string): string[] {
  const manifest = path.join(dir, 'package.json');
  return Object.entries(read(manifest).devDependencies ?? {})
    .filter(([, version]) => version.startsWith('workspace:'))
    .map(([name]) => name)
    .filter((name) => {
      const folder = path.join(dir, 'node_modules', name, 'package.json');
      return './remote' in (read(folder).exports ?? {});
    })
    .toSorted();
}

/**
 * Writes the module that resolves `#remotes` in the single-bundle build, one lazy chunk per remote,
 * and returns its path.
 */
export function writeRemoteSources(dir: string): string {
  const file = path.join(dir, 'node_modules/.cache/remotes.js');
  const { resolve } = createRequire(path.join(dir, 'package.json'));
  const lines = siblingRemotes(dir).map((id) => {
    const name = id.slice(id.lastIndexOf('/') + 1);
    const source = JSON.stringify(resolve(`${id}/remote`));
    return `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: "${name}" */ ${source}),`;
  });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, ['export const remoteSources = {', ...lines, '};', ''].join('\n'));
  return file;
}
