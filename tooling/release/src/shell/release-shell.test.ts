import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleaseStore, type ReleaseStore } from '@tipmark/remotes-registry/store';
import { copyShell, lastShell } from './recorded-shell.ts';
import { releaseShell } from './release-shell.ts';

let dir: string;
let store: ReleaseStore;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'shell-'));
  store = openReleaseStore({}, path.join(dir, 'remotes'));
});
afterEach(() => rm(dir, { recursive: true }));

/** A build whose server answers what it provides. */
async function aShell(contract: number): Promise<string> {
  const app = path.join(dir, 'shell');
  const seam = JSON.stringify({ contract, modules: { react: ['useMemo'] } });
  const files: Record<string, string> = {
    'server/package.json': '{"type":"commonjs"}',
    'server/server.js': `if (process.argv[2] === '--seam') console.log('${seam}');`,
    'client/assets.json': '{}',
    'client/main.0123abcd.js': 'main()',
    'client/main.0123abcd.js.map': '{}',
    'worker/worker.js': 'worker()',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(app, 'dist', file)), { recursive: true });
    await writeFile(path.join(app, 'dist', file), text);
  }
  return app;
}

it('records what a build provides, and its files without source maps', async () => {
  const build = await releaseShell(await aShell(3), store);
  expect(build).toMatch(/^[0-9a-f]{10}$/);
  expect(await lastShell(store)).toMatchObject({
    build,
    contract: 3,
    modules: { react: ['useMemo'] },
  });
  await copyShell(store, build, path.join(dir, 'copy'));
  expect((await readdir(path.join(dir, 'copy/client'))).toSorted()).toEqual([
    'assets.json',
    'main.0123abcd.js',
  ]);
  expect(await readFile(path.join(dir, 'copy/worker/worker.js'), 'utf8')).toBe('worker()');
});

it('the same build again is not a second one; the last one recorded is the last', async () => {
  const first = await releaseShell(await aShell(3), store);
  await releaseShell(await aShell(3), store);
  const second = await releaseShell(await aShell(4), store);
  expect((await lastShell(store))?.build).toBe(second);
  await releaseShell(await aShell(3), store);
  expect((await lastShell(store))?.build).toBe(first);
  const list = await readFile(path.join(dir, 'remotes/shell/released.json'), 'utf8');
  expect(JSON.parse(list)).toHaveLength(2);
});

it('what is no build is refused with what to do, and a damaged record is not run', async () => {
  await expect(releaseShell(path.join(dir, 'nothing'), store)).rejects.toThrow(
    'npm run build -- --filter ./apps/shell',
  );
  expect(await lastShell(store)).toBeUndefined();
  const build = await releaseShell(await aShell(3), store);
  await writeFile(path.join(dir, `remotes/shell/${build}/server/server.js`), 'half');
  await expect(copyShell(store, build, path.join(dir, 'copy'))).rejects.toThrow(
    'server/server.js is not what was recorded',
  );
});
