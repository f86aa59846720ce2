import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { offerRemote } from './offer-remote.ts';
import { readRegistry } from './registry.ts';
import { releaseRemote } from './release-remote.ts';
import { rollBackRemote } from './roll-back-remote.ts';

let dir: string;
let remotesDir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'release-'));
  remotesDir = path.join(dir, 'remotes');
});
afterEach(() => rm(dir, { recursive: true }));

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

async function aBuild(name: string, code: string): Promise<string> {
  const app = path.join(dir, name);
  await rm(app, { recursive: true, force: true });
  await mkdir(path.join(app, 'dist/client'), { recursive: true });
  await mkdir(path.join(app, 'dist/ssr'), { recursive: true });
  const files: Record<string, string> = {
    'package.json': '{"version":"1.2.3"}',
    'dist/client/remoteEntry.js': `entry ${code}`,
    'dist/client/12.ab.js': code,
    'dist/client/styles.css': code,
    'dist/client/assets.json': JSON.stringify({
      entry: '',
      chunks: {},
      exposed: ['12.ab.js'],
      integrities: { 'remoteEntry.js': hashOf(`entry ${code}`), '12.ab.js': hashOf(code) },
    }),
    'dist/ssr/remote.js': `module.exports = '${code}'`,
    'dist/ssr/seam.json': JSON.stringify({ contract: 1, uses: { react: ['useMemo'] } }),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(app, file), text);
  return app;
}

const release = async (name: string, code: string) =>
  releaseRemote(await aBuild(name, code), name, remotesDir);

it('copies the build into a folder of its version and makes it live', async () => {
  const entry = await release('soccer', 'one');
  expect(entry.version).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
  const base = `/remotes/soccer/${entry.version}`;
  expect(await readRegistry(remotesDir)).toEqual({ soccer: entry });
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
  expect(await readRegistry(remotesDir)).toEqual({ hockey, soccer: second });
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

it('rolls back version by version, and rejects a roll-back without an earlier version', async () => {
  const first = await release('soccer', 'one');
  const second = await release('soccer', 'two');
  await release('soccer', 'three');
  await rollBackRemote('soccer', remotesDir);
  expect(await readRegistry(remotesDir)).toEqual({ soccer: second });
  await rollBackRemote('soccer', remotesDir);
  expect(await readRegistry(remotesDir)).toEqual({ soccer: first });
  await expect(rollBackRemote('soccer', remotesDir)).rejects.toThrow('no earlier version');
  expect(await readRegistry(remotesDir)).toEqual({ soccer: first });
});

it('loses no remote when releases run concurrently', async () => {
  const names = ['soccer', 'hockey', 'tennis', 'account', 'scanner'];
  await Promise.all(names.map((name) => release(name, name)));
  expect(Object.keys(await readRegistry(remotesDir)).toSorted()).toEqual(names.toSorted());
});

it('keeps the live version when a build is incomplete', async () => {
  const entry = await release('soccer', 'one');
  const app = await aBuild('soccer', 'two');
  await rm(path.join(app, 'dist/ssr/seam.json'));
  await expect(releaseRemote(app, 'soccer', remotesDir)).rejects.toThrow('build the remote first');
  expect(await readRegistry(remotesDir)).toEqual({ soccer: entry });
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
  const app = await aBuild('soccer', 'two');
  await damage(path.join(app, 'dist/client/remoteEntry.js'));
  await expect(releaseRemote(app, 'soccer', remotesDir)).rejects.toThrow(reason);
  expect(await readRegistry(remotesDir)).toEqual({ soccer: live });
  const folders = await readdir(path.join(remotesDir, 'soccer'), { withFileTypes: true });
  expect(folders.filter((one) => one.isDirectory()).map(({ name }) => name)).toEqual([
    live.version,
  ]);
});

it('does not make a version live again if a script of it is missing', async () => {
  const first = await release('soccer', 'one');
  const second = await release('soccer', 'two');
  await rm(path.join(remotesDir, 'soccer', first.version, 'client/remoteEntry.js'));
  await expect(rollBackRemote('soccer', remotesDir)).rejects.toThrow('remoteEntry.js is missing');
  await expect(release('soccer', 'one')).rejects.toThrow('does not go live');
  expect(await readRegistry(remotesDir)).toEqual({ soccer: second });
});

it('is not blocked by the lock of a process that died', async () => {
  await mkdir(remotesDir, { recursive: true });
  await writeFile(path.join(remotesDir, 'release.lock'), '999999999');
  await expect(release('soccer', 'one')).resolves.toMatchObject({ name: 'soccer' });
});

it('stores a staged version without making it live', async () => {
  const live = await release('soccer', 'one');
  const app = await aBuild('soccer', 'two');
  const staged = await releaseRemote(app, 'soccer', remotesDir, { isLive: false });
  expect(await readRegistry(remotesDir)).toEqual({ soccer: live });
  const file = path.join(remotesDir, 'soccer', staged.version, 'release.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(staged);
  await releaseRemote(app, 'soccer', remotesDir);
  await rollBackRemote('soccer', remotesDir);
  expect(await readRegistry(remotesDir)).toEqual({ soccer: live });
});

it('serves a build to testers of other origins, and no other files', async () => {
  const app = await aBuild('soccer', 'one');
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
    await aBuild('soccer', 'two');
    expect(await textOf(release['entry'])).toBe('entry two');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
