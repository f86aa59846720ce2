import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkInstalledNode } from './node-binary.mjs';

/** Installs the workspace exactly as locked; has no effect when that lock is installed already. */
export function installPackages(root, pnpmFolder, env) {
  const stamp = path.join(root, 'node_modules/.installed-lock');
  const wanted = lockHash(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  const { status, error } = spawnSync(
    path.join(pnpmFolder, 'pnpm'),
    ['install', '--frozen-lockfile'],
    // With NODE_ENV=production pnpm would leave out the tools that build.
    { cwd: root, env: { ...env, NODE_ENV: undefined }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (error) throw new Error(`pnpm could not be started: ${error.message}`);
  if (status !== 0) {
    throw new Error(
      'pnpm could not install the packages of the lockfile; its own words stand above. ' +
        'Without a network a first run cannot succeed.',
    );
  }
  const [problem] = checkInstalledNode(root);
  if (problem !== undefined) {
    throw new Error(`${problem}, not that of nodejs.org. Nothing was started with it.`);
  }
  writeFileSync(stamp, wanted);
}

/**
 * Everything an installation depends on: the lock also has each package's dependencies and links.
 */
function lockHash(root) {
  const hash = createHash('sha256');
  hash.update(`${process.platform} ${process.arch}\n`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
