import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createRegistryReader } from './registry.ts';
import { putBundle, register } from './testing/fixture-remote.ts';

let remotesDir: string;
let warnings: string[];

beforeEach(async () => {
  remotesDir = await mkdtemp(path.join(tmpdir(), 'registry-'));
  warnings = [];
});
afterEach(() => rm(remotesDir, { recursive: true }));

const aReader = (only?: string[]) =>
  createRegistryReader({ remotesDir, only, warn: (line) => warnings.push(line) });

const lookedAgain = () => delay(300);

it('has no remotes before the first release', () => {
  expect(aReader()()).toEqual({});
  expect(warnings).toEqual([]);
});

it('notices a release without a restart', async () => {
  const read = aReader();
  expect(read()).toEqual({});
  await register(remotesDir, await putBundle(remotesDir, '1', ''));
  await lookedAgain();
  expect(read()['soccer']?.version).toBe('1');
  await register(remotesDir, await putBundle(remotesDir, '22', ''));
  await lookedAgain();
  expect(read()['soccer']?.version).toBe('22');
});

it('keeps the previous registry when the file is broken', async () => {
  await register(remotesDir, await putBundle(remotesDir, '1', ''));
  const read = aReader();
  read();
  await writeFile(path.join(remotesDir, 'remotes.json'), '{"soccer": ');
  await lookedAgain();
  expect(read()['soccer']?.version).toBe('1');
  expect(warnings.join()).toContain('stay as they were');
});

const UNUSABLE: [string, Record<string, unknown>][] = [
  ['an entry of another site', { entry: 'https://evil.example/remoteEntry.js' }],
  ['a bundle outside of the folder', { ssrBundle: '../../etc/passwd' }],
  ['an entry without a hash', { integrity: '' }],
  ['a hash that is none', { integrity: 'x' }],
  ['no contract', { contract: 'one' }],
  ['an entry with the name of another remote', { name: 'hockey' }],
];

it.each(UNUSABLE)('keeps the last good version of a remote beside %s', async (_case, changes) => {
  const good = await putBundle(remotesDir, '1', '');
  const other = await putBundle(remotesDir, '1', '', { name: 'tennis' });
  await register(remotesDir, good, other);
  const read = aReader();
  read();
  const newer = await putBundle(remotesDir, '2', '', { name: 'tennis' });
  const text = JSON.stringify({ soccer: { ...good, version: '2', ...changes }, tennis: newer });
  await writeFile(path.join(remotesDir, 'remotes.json'), text);
  await lookedAgain();
  expect([read()['soccer'], read()['tennis']?.version]).toEqual([good, '2']);
  expect(warnings.join()).toContain('remote soccer: its entry');
  await register(remotesDir, newer);
  await lookedAgain();
  expect(Object.keys(read())).toEqual(['tennis']);
});

it.each(['remotes.json', '.'])('keeps the remotes while %s is gone', async (gone) => {
  const good = await putBundle(remotesDir, '1', '');
  await register(remotesDir, good);
  const read = aReader();
  read();
  await rm(path.resolve(remotesDir, gone), { recursive: true });
  await lookedAgain();
  expect(read()).toEqual({ soccer: good });
  expect(warnings).toEqual([expect.stringContaining('is gone')]);
  await register(remotesDir, await putBundle(remotesDir, '2', ''));
  await lookedAgain();
  expect(read()['soccer']?.version).toBe('2');
});

it.each(UNUSABLE)('leaves out %s of a remote that was never there', async (_case, changes) => {
  const entry = await putBundle(remotesDir, '1', '');
  const text = JSON.stringify({ soccer: { ...entry, ...changes } });
  await writeFile(path.join(remotesDir, 'remotes.json'), text);
  expect(aReader()()).toEqual({});
  expect(warnings.join()).toContain('it is left out');
});

it('can be limited to some of the remotes', async () => {
  await register(remotesDir, await putBundle(remotesDir, '1', ''));
  expect(aReader(['hockey'])()).toEqual({});
  expect(Object.keys(aReader(['soccer'])())).toEqual(['soccer']);
});
