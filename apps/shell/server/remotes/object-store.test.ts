import { setTimeout as delay } from 'node:timers/promises';
import { openReleaseStore } from '@tipmark/remotes-registry/store';
import { resultsBundle } from '@tipmark/remotes-registry/testing';
import { releaseInto, type S3Server, startS3Server } from '@tipmark/remotes-registry/testing/s3';
import { aSite, type Site } from '../testing/a-site.ts';

let server: S3Server;
let sites: Site[];

jest.setTimeout(30_000);

beforeEach(async () => {
  sites = [];
  server = await startS3Server();
});
afterEach(async () => {
  for (const site of sites) await site.stop();
  await server.stop();
});

async function aShell(env: Record<string, string> = {}): Promise<Site> {
  const site = await aSite(undefined, { ...server.env, ...env });
  sites.push(site);
  return site;
}

const release = (version: string, source: string) =>
  releaseInto(openReleaseStore(server.env, ''), { version, bundle: source });

async function shows(site: Site, title: string): Promise<string> {
  for (let waits = 0; waits < 100; waits += 1) {
    const { body } = await site.get('/Results');
    if (body.includes(`${title}:`)) return body;
    await delay(100);
  }
  throw new Error(`the page never showed ${title}`);
}

it('several shells follow a release of the store within seconds', async () => {
  await release('1', resultsBundle('one'));
  const shells = [await aShell(), await aShell()];
  for (const shell of shells) await shows(shell, 'one');
  await release('2', resultsBundle('two'));
  const started = performance.now();
  await Promise.all(shells.map((shell) => shows(shell, 'two')));
  expect(performance.now() - started).toBeLessThan(5000);
});

it('is not ready before the releases of the store run', async () => {
  await release('1', resultsBundle('one'));
  const shell = await aShell();
  // reads the releases all the time, as visitors do
  const remotes = async () => (await shell.get('/health/remotes')).json();
  while ((await shell.get('/health/ready')).statusCode !== 200) {
    await remotes();
    await delay(1);
  }
  expect(await remotes()).toMatchObject({ soccer: { live: '1' } });
});

it('shows the last good release while the store is away', async () => {
  await release('1', resultsBundle('one'));
  const shell = await aShell();
  await shows(shell, 'one');
  server.faultOf = () => 'cut';
  await delay(1500);
  expect((await shell.get('/Results')).body).toContain('one:');
  const script = await shell.get('/remotes/soccer/1/remoteEntry.js');
  expect(script.body).toBe('/* 1 */');
});

it('serves the scripts of a version that it never ran, for a tab opened on another shell', async () => {
  await release('1', resultsBundle('one'));
  await release('2', resultsBundle('two'));
  const shell = await aShell();
  await shows(shell, 'two');
  const script = await shell.get('/remotes/soccer/1/remoteEntry.js');
  expect([script.statusCode, script.body]).toEqual([200, '/* 1 */']);
  const files = await shell.get('/remotes/releases/1?soccer=1');
  expect(files.json().soccer.entry).toBe('/remotes/soccer/1/remoteEntry.js');
  expect((await shell.get('/remotes/soccer/7/remoteEntry.js')).statusCode).toBe(404);
});

it('a tester can choose a version that is only in the store', async () => {
  await release('2', resultsBundle('two'));
  await release('1', resultsBundle('one'));
  const shell = await aShell({ ALLOW_REMOTE_OVERRIDES: '1' });
  await shows(shell, 'one');
  const { body } = await shell.get('/Results', { cookie: 'mf.soccer=2' });
  expect(body).toContain('two:');
});

describe('files of remotes from a CDN', () => {
  const cdn = 'https://cdn.example/tipmark';

  it('pages name its addresses with their hashes, and allow that folder only', async () => {
    await release('1', resultsBundle('one'));
    const shell = await aShell({ REMOTES_ASSETS_URL: `${cdn}/` });
    const body = await shows(shell, 'one');
    const entry = `${cdn}/soccer/1/client/remoteEntry.js`;
    expect(body).toMatch(
      new RegExp(`rel="preload"[^>]* href="${entry}" crossorigin="anonymous" integrity="sha384-`),
    );
    expect(body).toContain(`"entry":"${entry}","integrity":"sha384-`);
    const policy = String((await shell.get('/Results')).headers['content-security-policy']);
    expect(policy).toMatch(new RegExp(`script-src \\S+/assets/ \\S+/remotes/ ${cdn}/[ ;]`));
    expect(policy).toMatch(new RegExp(`style-src \\S+/assets/ \\S+/remotes/ ${cdn}/ 'sha256-`));
    const files = await shell.get('/remotes/releases/1?soccer=1');
    expect(files.json().soccer).toMatchObject({ entry });
    expect(files.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('the site can be what the CDN fetches from', async () => {
    await release('1', resultsBundle('one'));
    const shell = await aShell({ REMOTES_ASSETS_URL: cdn });
    await shows(shell, 'one');
    const script = await shell.get('/remotes/soccer/1/client/remoteEntry.js');
    expect(script.body).toBe('/* 1 */');
    expect(script.headers['access-control-allow-origin']).toBe('*');
  });

  it.each(['cdn.example', 'https://user@cdn.example', 'https://cdn.example/?a=1', "https://x/';"])(
    'refuses the address %s',
    async (address) => {
      await expect(aSite(undefined, { REMOTES_ASSETS_URL: address })).rejects.toThrow(
        'REMOTES_ASSETS_URL',
      );
    },
  );
});

it('a wrong address of the store aborts the start and is named', async () => {
  await expect(aSite(undefined, { REMOTES_URL: 'bucket' })).rejects.toThrow('s3://bucket/prefix');
});
