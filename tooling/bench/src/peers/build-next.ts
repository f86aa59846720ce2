import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, runScript } from '../processes/start-process.ts';

const sources = path.resolve(import.meta.dirname, '../../peers/next');
const wire = path.join(root, 'packages/contract/src');
const publicFiles = path.join(root, 'apps/shell/dist/client');
/** Beside the build output of the repository, and ignored like it. */
const folder = path.join(root, 'tooling/bench/dist/next-peer');
const stamp = path.join(folder, 'built-from');

export const nextScript = 'tooling/bench/dist/next-peer/node_modules/next/dist/bin/next';
export const nextEnv = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } as const;

/**
 * Installs and builds the Next.js peer for production unless its build is there already.
 * @returns its folder
 */
export async function buildNextPeer(): Promise<string> {
  const wanted = await fingerprint();
  const built = await readFile(stamp, 'utf8').catch(() => undefined);
  if (built === wanted) return folder;
  console.log('building the Next.js peer …');
  await rm(folder, { recursive: true, force: true });
  await cp(sources, folder, { recursive: true });
  await copyAssets();
  await install();
  await runScript(nextScript, ['build', folder], nextEnv);
  await writeFile(stamp, wanted);
  return folder;
}

async function install(): Promise<void> {
  const child = spawn('pnpm', ['install', '--frozen-lockfile'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the packages of the Next.js peer were not installed: ${code}`);
}

/** The site's own fonts, flags and mark: both sides show the same images and typeface. */
async function copyAssets(): Promise<void> {
  await cp(path.join(publicFiles, 'fonts'), path.join(folder, 'fonts'), { recursive: true });
  const assets = path.join(folder, 'public/assets');
  await mkdir(assets, { recursive: true });
  await cp(path.join(publicFiles, 'flags'), path.join(assets, 'flags'), { recursive: true });
  await cp(path.join(publicFiles, 'favicon.svg'), path.join(folder, 'public/favicon.svg'));
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const dir of [sources, wire]) {
    const names = await readdir(dir, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile() && !entry.name.includes('.test.'));
    for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted()) {
      hash.update(path.relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}
