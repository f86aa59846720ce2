import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
/** Files in which the generator registers a remote, and a workflow that it copies. */
const REGISTRIES = [
  'tsconfig.json',
  'tooling/single-bundle/package.json',
  '.github/CODEOWNERS',
  '.github/workflows/soccer.yml',
];

/**
 * A remote of a sport as `npm run gen -- remote <sport> --sport <sport>` makes it, built, in a work
 * tree of its own: its folder may be released.
 */
export async function generatedRemote(
  sport: string,
): Promise<{ dir: string; remove(): Promise<void> }> {
  const tree = await mkdtemp(path.join(tmpdir(), `tipmark-gen-${sport}-`));
  for (const file of REGISTRIES) {
    await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
    await cp(path.join(root, file), path.join(tree, file));
  }
  const args = ['remote', sport, '--sport', sport, '--into', tree];
  await run(process.execPath, [path.join(root, 'tooling/gen/src/main.ts'), ...args]);
  const dir = path.join(tree, 'apps', sport);
  // it depends on nothing that soccer does not depend on
  await symlink(path.join(root, 'apps/soccer/node_modules'), path.join(dir, 'node_modules'));
  await run(path.join(dir, 'node_modules/.bin/rspack'), ['build'], { cwd: dir });
  return { dir, remove: () => rm(tree, { recursive: true, force: true }) };
}
