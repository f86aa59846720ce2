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

it('looks again at once where it is known that a release has arrived', async () => {
  const read = aReader();
  expect(read()).toEqual({});
  await register(remotesDir, await putBundle(remotesDir, '1', ''));
  read.lookAgain();
  expect(read()['soccer']?.version).toBe('1');
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

const UNUSABLE: [string, Record<string, unknown>, string][] = [
  ['an entry of another site', { entry: 'https://evil.example/remoteEntry.js' }, 'entry: '],
  ['a bundle outside of the folder', { ssrBundle: '../../etc/passwd' }, 'ssrBundle: '],
  ['an entry without a hash', { integrity: '' }, 'integrity: '],
  ['a hash that is none', { integrity: 'x' }, 'integrity: '],
  ['no contract', { contract: 'one' }, 'contract: '],
  ['a name of its code that is none', { uses: { react: [7] } }, 'uses.react.0: '],
  ['an entry with the name of another remote', { name: 'hockey' }, 'it is the entry of hockey'],
];

const whichEntry = () => `remote soccer: its entry in ${path.join(remotesDir, 'remotes.json')}`;

it.each(UNUSABLE)(
  'keeps the last good version of a remote beside %s',
  async (_case, changes, fault) => {
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
    expect(warnings).toEqual([
      expect.stringContaining(`${whichEntry()} is wrong, 1 stays live: ${fault}`),
    ]);
    expect(warnings[0]).not.toContain('\n');
    await register(remotesDir, newer);
    await lookedAgain();
    expect(Object.keys(read())).toEqual(['tennis']);
  },
);

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

it.each(UNUSABLE)(
  'leaves out %s of a remote that was never there',
  async (_case, changes, fault) => {
    const entry = await putBundle(remotesDir, '1', '');
    const text = JSON.stringify({ soccer: { ...entry, ...changes } });
    await writeFile(path.join(remotesDir, 'remotes.json'), text);
    expect(aReader()()).toEqual({});
    expect(warnings).toEqual([
      expect.stringContaining(`${whichEntry()} is wrong, it is left out: ${fault}`),
    ]);
  },
);

it('can be limited to some of the remotes', async () => {
  await register(remotesDir, await putBundle(remotesDir, '1', ''));
  expect(aReader(['hockey'])()).toEqual({});
  expect(Object.keys(aReader(['soccer'])())).toEqual(['soccer']);
});
