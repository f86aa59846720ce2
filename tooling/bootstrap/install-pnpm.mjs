import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Puts the pinned pnpm into tooling/bootstrap/pnpm with npm, unless it is there.
 * @returns {string} the folder that contains the pnpm program
 */
export function installPnpm(root) {
  const home = path.join(root, 'tooling/bootstrap/pnpm');
  const wanted = readJson(path.join(home, 'package.json')).dependencies.pnpm;
  if (installedVersion(home) !== wanted) {
    console.log(`Installing pnpm ${wanted} (once)…`);
    npmInstall(home);
  }
  const folder = programFolder(home);
  if (!folder)
    throw new Error(
      `npm installed no pnpm into ${home}: delete its node_modules and run this again.`,
    );
  return folder;
}

function installedVersion(home) {
  const file = path.join(home, 'node_modules/pnpm/package.json');
  return existsSync(file) && programFolder(home) ? readJson(file).version : undefined;
}

// Without install scripts pnpm's own bin is a placeholder that turbo cannot execute, so the
// platform's program precedes it.
function programFolder(home) {
  const platforms = path.join(home, 'node_modules/@pnpm');
  const native = existsSync(platforms)
    ? readdirSync(platforms).find((name) => name.startsWith('exe.'))
    : undefined;
  const folder = native ? path.join(platforms, native) : path.join(home, 'node_modules/.bin');
  return existsSync(path.join(folder, 'pnpm')) || existsSync(path.join(folder, 'pnpm.exe'))
    ? folder
    : undefined;
}

// `npm ci` refuses this lock: it does not list every platform's package. `install` uses the
// versions and hashes it does list.
function npmInstall(home) {
  const args = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--prefix',
    home,
  ];
  const { status, error } = spawnSync('npm', args, {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) throw new Error(`npm could not be started (${error.message}): is npm on PATH?`);
  if (status !== 0) {
    throw new Error(
      'npm could not install pnpm. The first run downloads packages: check the network and the ' +
        'registry (`npm config get registry`), then run this again.',
    );
  }
}
