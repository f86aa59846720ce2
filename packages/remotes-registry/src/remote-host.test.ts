import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '@tipmark/remote-kit';
import type { Registry } from './registry.ts';
import { createRemoteHost, type RemoteHostOptions } from './remote-host.ts';
import { seamModules } from './seam-modules.ts';
import { putBundle, resultsBundle } from './testing/fixture-remote.ts';

let remotesDir: string;
let registry: Registry;
let lines: string[];
let nowMs: number;

beforeEach(async () => {
  remotesDir = await mkdtemp(path.join(tmpdir(), 'remotes-'));
  registry = {};
  lines = [];
  nowMs = 0;
});
afterEach(() => rm(remotesDir, { recursive: true }));

const aHost = (options: Partial<RemoteHostOptions> = {}) =>
  createRemoteHost({
    registry: () => registry,
    remotesDir,
    seam: { contract: CONTRACT_VERSION, modules: seamModules },
    log: { info: (line) => lines.push(line), warn: (line) => lines.push(line) },
    now: () => nowMs,
    ...options,
  });

async function publish(version: string, source: string, changes = {}) {
  registry = { soccer: await putBundle(remotesDir, version, source, changes) };
}

it('runs a released bundle and reads its styles', async () => {
  await publish('1', resultsBundle('one'));
  const live = await aHost().get('soccer');
  expect(live?.module.features[0]?.screens[0]?.route).toBe('results');
  expect([...(live?.styles ?? [])]).toEqual([['tbox01', '.tbox01{outline:3px dotted teal;}']]);
});

it('does not have a remote that is not registered, whatever its name', async () => {
  await publish('1', resultsBundle('one'));
  const host = aHost();
  for (const name of ['hockey', 'constructor', '__proto__']) {
    expect(await host.get(name)).toBeUndefined();
    expect(host.has(name)).toBe(false);
  }
});

it('serves the old version until the next one has loaded', async () => {
  await publish('1', resultsBundle('one'));
  const host = aHost();
  await host.get('soccer');
  await publish('2', resultsBundle('two'));
  expect((await host.get('soccer'))?.entry.version).toBe('1');
  await host.warm();
  expect((await host.get('soccer'))?.entry.version).toBe('2');
});

const flag = globalThis as { wasEvaluated?: boolean };
const evil = 'globalThis.wasEvaluated = true;';
const bad: [string, string, object, RegExp][] = [
  [
    'content other than what was released',
    evil,
    { ssrIntegrity: `sha384-${'A'.repeat(64)}` },
    /not what was released/,
  ],
  ['a missing file', evil, { ssrBundle: 'soccer/9/ssr/remote.js' }, /ENOENT/],
  ['a contract of another shell', evil, { contract: 99 }, /refused: it has contract 99/],
  [
    'a name the seam does not have',
    evil,
    { uses: { '@tipmark/remote-kit/router': ['useBlocker'] } },
    /refused: @tipmark\/remote-kit\/router has no useBlocker/,
  ],
  [
    'a module the shell does not have',
    evil,
    { uses: { rxjs: ['of'] } },
    /refused: the shell has no module rxjs/,
  ],
  ['an inherited name', evil, { uses: { react: ['toString'] } }, /refused: react has no toString/],
];

it.each(bad)('does not evaluate %s', async (_case, source, changes, reason) => {
  delete flag.wasEvaluated;
  await publish('1', source, changes);
  const host = aHost();
  expect(await host.get('soccer')).toBeUndefined();
  expect(flag.wasEvaluated).toBeUndefined();
  expect(lines.join()).toMatch(reason);
});

it.each([
  ...bad,
  ['code that throws', 'throw new Error("at once")', {}, /at once/],
  [
    'code that requires a module outside the seam',
    'require("node:fs")',
    {},
    /imports "node:fs", which the host does not share/,
  ],
  ['a bundle without a remote', '', {}, /exports no "remote"/],
  [
    'a remote with another name',
    'exports.remote = { name: "hockey" }',
    {},
    /has the name "hockey"/,
  ],
] as typeof bad)(
  'continues with the last good version after %s',
  async (_case, source, changes, reason) => {
    await publish('1', resultsBundle('one'));
    const host = aHost();
    await host.get('soccer');
    await publish('2', source, changes);
    await host.warm();
    expect((await host.get('soccer'))?.entry.version).toBe('1');
    expect(host.publicRegistry()['soccer']?.version).toBe('1');
    expect(host.state()['soccer']).toMatchObject({ live: '1', registered: '2' });
    expect(host.state()['soccer']?.failure).toMatch(reason);
    expect(lines.at(-1)).toMatch(/1 stays live$/);
  },
);

it('does not offer browsers a remote that it rejects itself', async () => {
  await publish('1', resultsBundle('one'), { contract: 99 });
  expect(aHost().publicRegistry()).toEqual({});
});

describe('a release with an incomplete client', () => {
  const entryOf = (version: string) =>
    path.join(remotesDir, 'soccer', version, 'client/remoteEntry.js');

  it.each([
    ['is missing', (file: string) => rm(file), /refused: its client entry .* is missing/],
    ['is truncated', (file: string) => writeFile(file, '/*'), /is not what was released/],
  ])('does not go live if its entry %s', async (_fault, damage, reason) => {
    await publish('1', resultsBundle('one'));
    const host = aHost();
    await host.get('soccer');
    await publish('2', resultsBundle('two'));
    await damage(entryOf('2'));
    await host.warm();
    expect(host.state()['soccer']).toMatchObject({ live: '1', registered: '2' });
    expect(host.state()['soccer']?.failure).toMatch(reason);
    expect(host.publicRegistry()['soccer']?.version).toBe('1');
  });

  it('does not go live if one of its preloaded scripts is missing', async () => {
    const preload = ['/remotes/soccer/1/remoteEntry.js', '/remotes/soccer/1/12.ab.js'];
    await publish('1', resultsBundle('one'), { preload });
    const host = aHost();
    await host.warm();
    expect(host.state()['soccer']).toMatchObject({ live: null });
    expect(lines.join()).toMatch(/its script .*12\.ab\.js is missing; nothing of it is live/);
    expect(host.publicRegistry()).toEqual({});
  });

  it('goes live once its entry exists', async () => {
    await publish('1', resultsBundle('one'));
    await rm(entryOf('1'));
    const host = aHost();
    expect(await host.get('soccer')).toBeUndefined();
    await publish('1', resultsBundle('one'));
    nowMs = 5000;
    expect((await host.get('soccer'))?.entry.version).toBe('1');
  });
});

it('tries a failed version again after five seconds, not before', async () => {
  await publish('1', resultsBundle('one'));
  const file = path.join(remotesDir, 'soccer/1/ssr/remote.js');
  await writeFile(file, 'corrupt');
  const host = aHost();
  await host.get('soccer');
  await writeFile(file, resultsBundle('one'));
  nowMs = 4999;
  expect(await host.get('soccer')).toBeUndefined();
  nowMs = 5000;
  expect((await host.get('soccer'))?.entry.version).toBe('1');
  expect(host.state()['soccer']?.failure).toBeNull();
});

it('does not wait for ever for a remote that never loads', async () => {
  await publish('1', resultsBundle('one'));
  const host = aHost({ load: () => new Promise(() => {}) });
  expect(await host.get('soccer')).toBeUndefined();
});
