import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loginBundle, putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { aSite, type Site } from '../testing/a-site.ts';

let site: Site;
beforeEach(async () => {
  site = await aSite(async (remotesDir) => {
    const account = await putBundle(remotesDir, '7', loginBundle, { name: 'account' });
    await putBundle(remotesDir, '2', resultsBundle('two'));
    await register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one')), account);
  });
});
afterEach(() => site.stop());

const bootOf = (html: string) =>
  JSON.parse(/<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

it('a page carries the files of its own remote; those of others are answered for its versions', async () => {
  const { registry } = bootOf((await site.get('/Results')).body);
  expect(registry.soccer.files).toMatchObject({ entry: '/remotes/soccer/1/remoteEntry.js' });
  expect(registry.account).toMatchObject({ version: '7' });
  expect(registry.account.files).toBeUndefined();
  expect(registry.account.lacks).toContain('profile');
  expect(registry.account.lacks).not.toContain('login');
  const answer = await site.get('/remotes/releases/1?account=7&soccer=1');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.json()).toMatchObject({
    account: {
      entry: '/remotes/account/7/remoteEntry.js',
      integrity: expect.stringMatching(/^sha384-/),
    },
    soccer: registry.soccer.files,
  });
});

it('a version that is not live any more, or not yet, is answered too', async () => {
  const answer = await site.get('/remotes/releases/1?soccer=2');
  expect(answer.json().soccer.entry).toBe('/remotes/soccer/2/remoteEntry.js');
});

it.each([
  ['no version', '', {}],
  ['an unknown version', '?soccer=3', {}],
  ['an unknown remote', '?darts=1', {}],
  ['a path', '?soccer=..&..=soccer&soccer=../account/7&__proto__=1', {}],
  ['broken encoding', '?%E0%A4%A=%&=', {}],
])('%s has no files, and nothing of it is cached', async (_, query, files) => {
  const answer = await site.get(`/remotes/releases/1${query}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(files);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('what is missing does not hide what is there', async () => {
  const answer = await site.get('/remotes/releases/1?soccer=3&account=7');
  expect(Object.keys(answer.json())).toEqual(['account']);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('a release whose file is damaged does not hide the others', async () => {
  await writeFile(path.join(site.remotesDir, 'soccer/2/release.json'), '{');
  const answer = await site.get('/remotes/releases/1?soccer=2&account=7');
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['account']]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('an answer that leaves remotes out is not cached', async () => {
  const query = 'account=7&'.repeat(31);
  const answer = await site.get(`/remotes/releases/1?${query}`);
  expect(answer.headers['cache-control']).toBe('no-store');
});
