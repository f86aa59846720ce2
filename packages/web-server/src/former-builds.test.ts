import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { retainFormerBuilds } from './former-builds.ts';
import { registerStatic } from './static-routes.ts';

let root: string;
let warnings: string[];
beforeEach(async () => {
  warnings = [];
  root = await mkdtemp(path.join(tmpdir(), 'builds-'));
});
afterEach(() => rm(root, { recursive: true }));

/** A start of the shell with a build of these files, which replaces the one before it. */
async function startWith(files: Readonly<Record<string, string>>) {
  const buildDir = path.join(root, 'client');
  await rm(buildDir, { recursive: true, force: true });
  await mkdir(buildDir);
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(buildDir, name), text);
  }
  const storeDir = path.join(root, 'data/shell-builds');
  const find = await retainFormerBuilds({
    buildDir,
    storeDir,
    warn: (text) => warnings.push(text),
  });
  return async (name: string) => (await find(name))?.bytes.identity.toString();
}

const buildOf = (digit: number) => ({
  [`main.${String(digit).repeat(8)}.js`]: `of build ${digit}`,
  [`main.${String(digit).repeat(8)}.js.br`]: 'compressed',
  'asset-manifest.json': '{}',
  'favicon.svg': `<svg id="${digit}"/>`,
});

test('files of former builds are found after the next ones, the oldest are deleted', async () => {
  for (const digit of [1, 2, 3]) await startWith(buildOf(digit));
  await startWith(buildOf(2));
  await startWith(buildOf(4));
  const find = await startWith(buildOf(5));
  expect(await find('main.22222222.js')).toBe('of build 2');
  expect(await find('main.33333333.js')).toBe('of build 3');
  expect(await find('main.11111111.js')).toBeUndefined();
  expect(await readdir(path.join(root, 'data/shell-builds'))).toHaveLength(4);
  expect(warnings).toEqual([]);
});

test('a file whose name does not name its content is never one of a former build', async () => {
  await startWith(buildOf(1));
  const find = await startWith({ 'main.22222222.js': 'of build 2' });
  expect(await find('main.11111111.js')).toBe('of build 1');
  for (const name of ['favicon.svg', 'asset-manifest.json', '../client/main.22222222.js', '']) {
    expect([name, await find(name)]).toEqual([name, undefined]);
  }
});

test('a folder that cannot be written is logged, and the site works without', async () => {
  await writeFile(path.join(root, 'data'), 'a file');
  const find = await startWith(buildOf(1));
  expect(await find('main.11111111.js')).toBeUndefined();
  expect(warnings).toEqual([expect.stringMatching(/^open pages of this build will miss files/)]);
});

test('an open page gets the chunk of its build from the server that replaced it', async () => {
  const storeDir = path.join(root, 'site/builds');
  const buildDir = path.join(root, 'former');
  await mkdir(buildDir);
  await writeFile(path.join(buildDir, 'late.0123abcd.js'), 'export const late = 1;');
  const warn = (text: string) => warnings.push(text);
  await retainFormerBuilds({ buildDir, storeDir, warn });
  const app = Fastify();
  const remotesDir = path.join(root, 'remotes');
  await registerStatic(app, { buildDir: path.join(root, 'client'), remotesDir, storeDir, warn });
  const reply = await app.inject('/assets/late.0123abcd.js');
  expect([reply.statusCode, reply.body]).toEqual([200, 'export const late = 1;']);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await app.inject('/assets/late.ffffffff.js')).statusCode).toBe(404);
  await app.close();
});
