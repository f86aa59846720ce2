import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  integrityOf,
  type RecordedSeam,
  type ReleaseStore,
  readWhole,
  recordedSeam,
  recordedShells,
  SHELLS_KEY,
  shellBuildOf,
  shellFilesKey,
  updateDocument,
} from '@tipmark/remotes-registry/store';
import { createQueue } from '@tipmark/server-kit';

const run = promisify(execFile);
const SHELL_PACKAGES = path.resolve(import.meta.dirname, '../../../../apps/shell/node_modules');
const FILES_AT_ONCE = 8;
/** Builds that are listed; the files of older ones remain. */
const MAX_LISTED = 20;

/**
 * Records the build of a shell that goes live: its files, so that later remotes can be tried in it,
 * and what it provides to remotes. It starts nothing: a shell is replaced by its operator.
 * @param appDir folder with the `dist` of the shell
 * @returns the build
 */
export async function releaseShell(appDir: string, store: ReleaseStore): Promise<string> {
  const distDir = path.join(appDir, 'dist');
  const build = await shellBuildOf(distDir).catch((error: unknown) => {
    throw new Error(`${distDir} is no build of the shell: npm run build -- --filter ./apps/shell`, {
      cause: error,
    });
  });
  const seam = await seamOf(distDir);
  if (!(await readWhole(store, shellFilesKey(build)))) await storeFiles(distDir, build, store);
  const parse = (value: unknown) => recordedShells.default([]).parse(value);
  await updateDocument(store, SHELLS_KEY, parse, async (now) => {
    if (now.at(-1)?.build === build) return undefined;
    const others = now.filter((one) => one.build !== build);
    const atSeconds = Math.floor(Date.now() / 1000);
    return [...others, { build, atSeconds, ...seam }].slice(-MAX_LISTED);
  });
  return build;
}

/** Asks the server of a build, which knows its modules; packages are those of this checkout. */
async function seamOf(distDir: string): Promise<RecordedSeam> {
  const server = path.join(distDir, 'server/server.js');
  const env = { ...process.env, NODE_PATH: SHELL_PACKAGES };
  const { stdout } = await run(process.execPath, [server, '--seam'], { env });
  return recordedSeam.parse(JSON.parse(stdout));
}

async function storeFiles(distDir: string, build: string, store: ReleaseStore): Promise<void> {
  const found = await readdir(distDir, { recursive: true, withFileTypes: true });
  const files = found
    .filter((one) => one.isFile() && !one.name.endsWith('.map'))
    .map(({ parentPath, name }) => path.relative(distDir, path.join(parentPath, name)))
    .filter((file) => /^(?:client|server|worker)[\\/]/.test(file))
    .toSorted();
  const transfers = createQueue({ running: FILES_AT_ONCE, waiting: files.length });
  const hashes = await Promise.all(
    files.map((file) =>
      transfers.run(async () => {
        const bytes = await readFile(path.join(distDir, file));
        const key = file.split(path.sep).join('/');
        await store.create(`shell/${build}/${key}`, bytes);
        return [key, integrityOf(bytes)] as const;
      }),
    ),
  );
  const list = Buffer.from(`${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
  await store.create(shellFilesKey(build), list);
}
