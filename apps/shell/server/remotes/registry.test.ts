import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { putBundle, register } from '../testing/fixture-remote.ts';
import { createRegistryReader } from './registry.ts';

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

it.each([
  ['an entry of another site', { entry: 'https://evil.example/remoteEntry.js' }],
  ['a bundle outside of the folder', { ssrBundle: '../../etc/passwd' }],
  ['an entry without a hash', { integrity: '' }],
  ['an entry with the name of another remote', { name: 'hockey' }],
])('leaves out %s', async (_case, changes) => {
  const entry = await putBundle(remotesDir, '1', '');
  const text = JSON.stringify({ soccer: { ...entry, ...changes } });
  await writeFile(path.join(remotesDir, 'remotes.json'), text);
  expect(aReader()()).toEqual({});
  expect(warnings.join()).toContain('remote soccer is left out');
});

it('can be limited to some of the remotes', async () => {
  await register(remotesDir, await putBundle(remotesDir, '1', ''));
  expect(aReader(['hockey'])()).toEqual({});
  expect(Object.keys(aReader(['soccer'])())).toEqual(['soccer']);
});
