import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  openReleaseStore,
  type RegistryEntry,
  type ReleaseStore,
} from '@tipmark/remotes-registry/store';
import { offerRemote } from './offer-remote.ts';
import { releaseRemote } from './release-remote.ts';
import { rollBackRemote } from './roll-back-remote.ts';
import { aBuild, hashOf } from './testing/a-build.ts';

let dir: string;
let remotesDir: string;
let store: ReleaseStore;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'release-'));
  remotesDir = path.join(dir, 'remotes');
  store = openReleaseStore({}, remotesDir);
});
afterEach(() => rm(dir, { recursive: true }));

const buildOf = (name: string, code: string) => aBuild(path.join(dir, name), code);

/** The live entries, without how they went live. */
async function liveNow(): Promise<Record<string, RegistryEntry>> {
  const text = await readFile(path.join(remotesDir, 'remotes.json'), 'utf8').catch(() => '{}');
  const registry = JSON.parse(text) as Record<string, RegistryEntry>;
  return Object.fromEntries(
    Object.entries(registry).map(([name, { history: _, ...entry }]) => [name, entry]),
  );
}

const release = async (name: string, code: string) =>
  releaseRemote(await buildOf(name, code), name, store);

it('copies the build into a folder of its version and makes it live', async () => {
  const entry = await release('soccer', 'one');
  expect(entry.version).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
  const base = `/remotes/soccer/${entry.version}`;
  expect(await liveNow()).toEqual({ soccer: entry });
  expect(entry).toMatchObject({
    entry: `${base}/remoteEntry.js`,
    integrity: hashOf('entry one'),
    integrities: { [`${base}/12.ab.js`]: hashOf('one') },
    preload: [`${base}/remoteEntry.js`, `${base}/12.ab.js`],
    ssrBundle: `soccer/${entry.version}/ssr/remote.js`,
    contract: 1,
    uses: { react: ['useMemo'] },
  });
  const bundle = await readFile(path.join(remotesDir, entry.ssrBundle), 'utf8');
  expect(bundle).toBe("module.exports = 'one'");
});

it('keeps the other remotes and the old versions', async () => {
  const hockey = await release('hockey', 'puck');
  const first = await release('soccer', 'one');
  const second = await release('soccer', 'two');
  expect(await liveNow()).toEqual({ hockey, soccer: second });
  const old = path.join(remotesDir, 'soccer', first.version, 'client/12.ab.js');
  expect(await readFile(old, 'utf8')).toBe('one');
});

it('never rewrites a version and leaves no drafts', async () => {
  const entry = await release('soccer', 'one');
  const file = path.join(remotesDir, 'soccer', entry.version, 'client/styles.css');
  await writeFile(file, 'touched');
  await release('soccer', 'one');
  expect(await readFile(file, 'utf8')).toBe('touched');
  const left = await readdir(remotesDir, { recursive: true });
  expect(left.filter((name) => /tmp|lock/.test(name))).toEqual([]);
});

it('stores the source maps of its scripts where no address leads', async () => {
  const app = await buildOf('soccer', 'one');
  await mkdir(path.join(app, 'dist/maps'));
  for (const script of ['12.ab.js', 'of-an-earlier-build.js'])
    await writeFile(path.join(app, 'dist/maps', `${script}.map`), '{"sources":["remote.ts"]}');
  const { version } = await releaseRemote(app, 'soccer', store);
  const folder = path.join(remotesDir, 'soccer', version);
  expect(await readdir(path.join(folder, 'maps'))).toEqual(['12.ab.js.map']);
  expect((await readdir(path.join(folder, 'client'))).join()).not.toContain('.map');
});

it.each([
  ['12.ab.js.map', '{}', '12.ab.js.map is a source map'],
  ['styles.css', 'a{}\n/*# sourceMappingURL=styles.css.map */', 'styles.css names a source map'],
])('does not release a build that would serve its sources: %s', async (file, text, reason) => {
  const app = await buildOf('soccer', 'one');
  await writeFile(path.join(app, 'dist/client', file), text);
  await expect(releaseRemote(app, 'soccer', store)).rejects.toThrow(reason);
});

it('rolls back version by version, and rejects a roll-back without an earlier version', async () => {
  const first = await release('soccer', 'one');
  const second = await release('soccer', 'two');
  await release('soccer', 'three');
  await rollBackRemote('soccer', store);
  expect(await liveNow()).toEqual({ soccer: second });
  await rollBackRemote('soccer', store);
  expect(await liveNow()).toEqual({ soccer: first });
  await expect(rollBackRemote('soccer', store)).rejects.toThrow('no earlier version');
  expect(await liveNow()).toEqual({ soccer: first });
});

it('loses no remote when releases run concurrently', async () => {
  const names = ['soccer', 'hockey', 'tennis', 'account', 'scanner'];
  await Promise.all(names.map((name) => release(name, name)));
  expect(Object.keys(await liveNow()).toSorted()).toEqual(names.toSorted());
});

it('keeps the live version when a build is incomplete', async () => {
  const entry = await release('soccer', 'one');
  const app = await buildOf('soccer', 'two');
  await rm(path.join(app, 'dist/ssr/seam.json'));
  await expect(releaseRemote(app, 'soccer', store)).rejects.toThrow('build the remote first');
  expect(await liveNow()).toEqual({ soccer: entry });
});

it.each([
  ['is missing', (file: string) => rm(file), 'remoteEntry.js is missing'],
  [
    'is truncated',
    (file: string) => writeFile(file, 'ent'),
    'remoteEntry.js is not what was built',
  ],
])('does not make a version live if its client entry %s', async (_fault, damage, reason) => {
  const live = await release('soccer', 'one');
  const app = await buildOf('soccer', 'two');
  await damage(path.join(app, 'dist/client/remoteEntry.js'));
  await expect(releaseRemote(app, 'soccer', store)).rejects.toThrow(reason);
  expect(await liveNow()).toEqual({ soccer: live });
  const folders = await readdir(path.join(remotesDir, 'soccer'), { withFileTypes: true });
  expect(folders.filter((one) => one.isDirectory()).map(({ name }) => name)).toEqual([
    live.version,
  ]);
});

it('does not make a version live again if a script of it is missing', async () => {
  const first = await release('soccer', 'one');
  const second = await release('soccer', 'two');
  await rm(path.join(remotesDir, 'soccer', first.version, 'client/remoteEntry.js'));
  await expect(rollBackRemote('soccer', store)).rejects.toThrow('remoteEntry.js is missing');
  await expect(release('soccer', 'one')).rejects.toThrow('does not go live');
  expect(await liveNow()).toEqual({ soccer: second });
});

it('is not blocked by the lock of a process that died', async () => {
  await mkdir(remotesDir, { recursive: true });
  await writeFile(path.join(remotesDir, 'release.lock'), '999999999');
  await expect(release('soccer', 'one')).resolves.toMatchObject({ name: 'soccer' });
});

it('stores a staged version without making it live', async () => {
  const live = await release('soccer', 'one');
  const app = await buildOf('soccer', 'two');
  const staged = await releaseRemote(app, 'soccer', store, { isLive: false });
  expect(await liveNow()).toEqual({ soccer: live });
  const file = path.join(remotesDir, 'soccer', staged.version, 'release.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(staged);
  await releaseRemote(app, 'soccer', store);
  await rollBackRemote('soccer', store);
  expect(await liveNow()).toEqual({ soccer: live });
});

it('serves a build to testers of other origins, and no other files', async () => {
  const app = await buildOf('soccer', 'one');
  const { address, server } = await offerRemote(app, 'soccer', 0);
  try {
    const reply = await fetch(address);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    const release = (await reply.json()) as Record<string, string>;
    expect(release).toMatchObject({ name: 'soccer', integrity: hashOf('entry one'), contract: 1 });
    const textOf = async (file = '') => (await fetch(new URL(file, address))).text();
    expect(await textOf(release['entry'])).toBe('entry one');
    expect(await textOf(release['ssrBundle'])).toBe("module.exports = 'one'");
    expect(await textOf('12.ab.js')).toBe('one');
    for (const file of ['assets.json', '%2e%2e/package.json', 'ssr/seam.json', '99.js']) {
      expect((await fetch(new URL(file, address))).status).toBe(404);
    }
    await buildOf('soccer', 'two');
    expect(await textOf(release['entry'])).toBe('entry two');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
