import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { releaseInto } from '../testing/release-into.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { createMirror, type MirrorOptions } from './mirror.ts';
import { readS3Options } from './open-store.ts';
import { readWhole } from './release-store.ts';
import { createS3Store } from './s3-store.ts';

let remotesDir: string;
let server: S3Server;
let lines: string[];

beforeEach(async () => {
  remotesDir = await mkdtemp(path.join(tmpdir(), 'mirror-'));
  server = await startS3Server();
  lines = [];
});
afterEach(async () => {
  await server.stop();
  await rm(remotesDir, { recursive: true });
});

const aStore = (deadlineMs = 20_000) => {
  const options = readS3Options(server.env);
  if (!options) throw new Error('the server has no address');
  return createS3Store({ ...options, retries: 0, deadlineMs });
};
const aMirror = (options: Partial<MirrorOptions> = {}) =>
  createMirror({
    store: aStore(),
    remotesDir,
    log: { info: (line) => lines.push(line), warn: (line) => lines.push(line) },
    pollEveryMs: 50,
    ...options,
  });

const local = (key: string) => readFile(path.join(remotesDir, key), 'utf8');
const liveHere = async () => {
  const registry = JSON.parse(await local('remotes.json').catch(() => '{}')) as Record<
    string,
    { readonly version: string }
  >;
  return Object.fromEntries(Object.entries(registry).map(([name, one]) => [name, one.version]));
};

it('copies what is live, whole and before it is named', async () => {
  await releaseInto(aStore(), { version: '1', bundle: 'one' });
  await aMirror().sync();
  expect(await liveHere()).toEqual({ soccer: '1' });
  expect(await local('soccer/1/ssr/remote.js')).toBe('one');
  expect(await local('soccer/1/client/remoteEntry.js')).toBe('/* 1 */');
  expect(await local('soccer/1/release.json')).toContain('"version":"1"');
});

it('reads nothing but the tag while nothing changes', async () => {
  await releaseInto(aStore(), { version: '1', bundle: 'one' });
  const mirror = aMirror();
  await mirror.sync();
  const before = server.requests.length;
  await mirror.sync();
  expect(server.requests.slice(before)).toEqual(['GET remotes.json']);
});

it('follows a release within seconds, and a file it already has is not fetched again', async () => {
  await releaseInto(aStore(), { version: '1', bundle: 'one' });
  const mirror = aMirror();
  await mirror.sync();
  const stop = mirror.follow();
  await releaseInto(aStore(), { version: '2', bundle: 'two' });
  await until(async () => (await liveHere())['soccer'] === '2');
  await releaseInto(aStore(), { version: '1', bundle: 'one' });
  const before = server.requests.length;
  await until(async () => (await liveHere())['soccer'] === '1');
  await stop();
  expect(server.requests.slice(before).filter((one) => one.includes('soccer/1/'))).toEqual([]);
});

it.each(['cut', 'busy', 'wrong', 'slow'] as const)(
  'keeps the last copy while the store is %s, says so once, and follows it again',
  async (fault) => {
    await releaseInto(aStore(), { version: '1', bundle: 'one' });
    const mirror = aMirror({ store: aStore(fault === 'slow' ? 2000 : undefined) });
    await mirror.sync();
    await releaseInto(aStore(), { version: '2', bundle: 'two' });
    server.faultOf = () => fault;
    await mirror.sync();
    await mirror.sync();
    expect(await liveHere()).toEqual({ soccer: '1' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('stays live');
    server.faultOf = () => undefined;
    await mirror.sync();
    expect(await liveHere()).toEqual({ soccer: '2' });
    expect(lines.at(-1)).toContain('followed again');
  },
);

it.each([
  ['{"soccer":', 'is not JSON; restore it from a backup or correct it by hand'],
  ['<html>Sign in</html>', 'is not JSON; restore it from a backup or correct it by hand'],
  ['[]', 'is wrong, Invalid input: expected record, received array; restore it from a backup'],
])('keeps the last copy while the registry is %s, and says so in one line', async (text, fault) => {
  const store = aStore();
  await releaseInto(store, { version: '1', bundle: 'one' });
  const mirror = aMirror();
  await mirror.sync();
  const seen = await readWhole(store, 'remotes.json');
  await store.replace('remotes.json', Buffer.from(text), seen?.tag);
  await mirror.sync();
  expect(await liveHere()).toEqual({ soccer: '1' });
  expect(lines).toEqual([
    expect.stringContaining(`releases: ${store.location}/remotes.json ${fault}`),
  ]);
  expect(lines[0]).toMatch(/; what was copied before stays live$/);
});

it.each(
  [
    'soccer/2/release.json',
    'soccer/2/files.json',
    'soccer/2/ssr/remote.js',
    'soccer/2/client/remoteEntry.js',
  ].flatMap((key) => (['cut', 'busy', 'wrong'] as const).map((fault) => [key, fault] as const)),
)('a version whose %s is %s leaves the one before it until it comes', async (key, fault) => {
  const mirror = aMirror();
  await releaseInto(aStore(), { version: '1', bundle: 'one' });
  await mirror.sync();
  await releaseInto(aStore(), { version: '2', bundle: 'two' });
  server.faultOf = (_method, asked) => (asked === key ? fault : undefined);
  await mirror.sync();
  expect(await liveHere()).toEqual({ soccer: '1' });
  expect(lines).toEqual([expect.stringContaining('releases: remote soccer 2 was not copied: ')]);
  expect(lines[0]).toContain(key);
  expect(lines[0]).toMatch(/; what was copied before stays live$/);
  server.faultOf = () => undefined;
  await mirror.sync();
  expect(await liveHere()).toEqual({ soccer: '2' });
});

const ADVICE = 'release another version, or the one before it again; what was copied before stays';

it.each<[string, object | string, string]>([
  ['release.json', '<html>', 'is not JSON'],
  ['release.json', { contract: 'new' }, 'is wrong, contract: '],
  ['release.json', { ssrBundle: '../x' }, 'is wrong, ssrBundle: '],
  ['release.json', { name: 'hockey' }, 'is that of hockey 2'],
  ['files.json', '<html>', 'is not JSON'],
  ['files.json', { 'ssr/remote.js': 'no hash' }, 'is wrong, ssr/remote.js: '],
  ['files.json', { 'ssr/gone.js': `sha384-${'A'.repeat(64)}` }, 'does not exist'],
])('a version with another %s (%j) leaves the one before it', async (file, changes, fault) => {
  const store = aStore();
  await releaseInto(store, { version: '1', bundle: 'one' });
  const mirror = aMirror();
  await mirror.sync();
  const key = `soccer/2/${file}`;
  const entry = JSON.parse(await local('soccer/1/release.json')) as Record<string, unknown>;
  const base = file === 'release.json' ? { ...entry, version: '2' } : {};
  const text = typeof changes === 'string' ? changes : JSON.stringify({ ...base, ...changes });
  // it is there already, and is never written again
  await store.create(key, Buffer.from(text));
  await releaseInto(store, { version: '2', bundle: 'two' });
  await mirror.sync();
  expect(await liveHere()).toEqual({ soccer: '1' });
  const where = fault === 'does not exist' ? 'soccer/2/ssr/gone.js' : key;
  expect(lines).toEqual([
    expect.stringContaining(`remote soccer 2 was not copied: ${store.location}/${where} ${fault}`),
  ]);
  expect(lines[0]).toContain(ADVICE);
});

it('a version with a damaged file stays off, the other remotes go on', async () => {
  const store = aStore();
  await releaseInto(store, { version: '1', bundle: 'one' });
  await aMirror().sync();
  const hash = createHash('sha384').update('other').digest('base64');
  await releaseInto(store, {
    version: '2',
    bundle: 'two',
    files: { 'ssr/remote.js': `sha384-${hash}` },
  });
  await releaseInto(store, { name: 'hockey', version: '7', bundle: 'puck' });
  await aMirror().sync();
  expect(await liveHere()).toEqual({ soccer: '1', hockey: '7' });
  expect(lines.join()).toContain('soccer/2/ssr/remote.js is not what was released');
});

it('after a restart without the store the copy is still there', async () => {
  await releaseInto(aStore(), { version: '1', bundle: 'one' });
  await aMirror().sync();
  server.faultOf = () => 'cut';
  await aMirror().sync();
  expect(await liveHere()).toEqual({ soccer: '1' });
});

it('copies a version that is not live when it is asked for, once', async () => {
  await releaseInto(aStore(), { version: '1', bundle: 'one' });
  await releaseInto(aStore(), { version: '2', bundle: 'two' });
  const mirror = aMirror();
  await Promise.all([mirror.fetchVersion('soccer', '1'), mirror.fetchVersion('soccer', '1')]);
  expect(await local('soccer/1/ssr/remote.js')).toBe('one');
  const asked = server.requests.filter((one) => one === 'GET soccer/1/ssr/remote.js');
  expect(asked).toHaveLength(1);
});

it('asks for only so many versions that do not exist, and for no strange names', async () => {
  const mirror = aMirror();
  for (let version = 0; version < 100; version += 1) {
    await mirror.fetchVersion('soccer', `9.${version}`);
  }
  expect(server.requests).toHaveLength(30);
  await mirror.fetchVersion('../soccer', '1');
  await mirror.fetchVersion('soccer', '../../keys');
  expect(server.requests).toHaveLength(30);
});

it('writes into no folder above it, whatever the list of files says', async () => {
  await releaseInto(aStore(), {
    version: '1',
    bundle: 'one',
    files: { 'client/../../../evil.js': `sha384-${'A'.repeat(64)}` },
  });
  await aMirror().sync();
  expect(await liveHere()).toEqual({});
  expect(await readdir(remotesDir)).toEqual([]);
});

it('replaces a local file that is damaged', async () => {
  await releaseInto(aStore(), { version: '1', bundle: 'one' });
  await aMirror().sync();
  await rm(path.join(remotesDir, 'soccer/1/release.json'));
  await writeFile(path.join(remotesDir, 'soccer/1/ssr/remote.js'), 'half');
  await aMirror().sync();
  expect(await local('soccer/1/ssr/remote.js')).toBe('one');
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let waits = 0; waits < 200; waits += 1) {
    if (await holds()) return;
    await delay(50);
  }
  throw new Error('it never happened');
}
