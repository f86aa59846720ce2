import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';
import { type Machine, starts } from './find-chromium.ts';

const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;
const require = createRequire(import.meta.url);

/** The machine this process runs on. */
export function thisMachine(): Machine {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    starts,
    downloadFromPlaywright,
    installPackage,
    say: (line) => console.log(line),
  };
}

function downloadFromPlaywright(): string | undefined {
  const cli = path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: DOWNLOAD_TIMEOUT_MS,
  });
  if (status !== 0) return undefined;
  return chromium.executablePath();
}

function installPackage(name: string): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}
