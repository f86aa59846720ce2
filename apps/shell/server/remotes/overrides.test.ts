import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RegistryEntry } from '@tipmark/remotes-registry';
import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { readConfig } from '../config/config.ts';
import { aSite, type Site } from '../testing/a-site.ts';

const ALLOWED = { ALLOW_REMOTE_OVERRIDES: '1' };
const ivan = 'token=u.1; user_url=ivan; user_name=Ivan';

jest.setTimeout(30_000);

let site: Site;
let elsewhere: Server | undefined;
afterEach(async () => {
  await site.stop();
  elsewhere?.closeAllConnections();
  elsewhere?.close();
  elsewhere = undefined;
});

/** A site on version 1 of soccer; the other `versions` are in the folder, not live. */
const aTestedSite = async (
  env: Record<string, string> = ALLOWED,
  versions: Record<string, Partial<RegistryEntry>> = {},
) => {
  site = await aSite(async (remotesDir) => {
    for (const [version, changes] of Object.entries(versions)) {
      await putBundle(remotesDir, version, resultsBundle(`v${version}`), changes);
    }
    await register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('v1')));
  }, env);
  return site;
};

/** Another machine that serves a build of soccer. */
async function anOrigin(answers: (path: string) => string | undefined): Promise<string> {
  elsewhere = createServer((request, reply) => {
    const body = answers(request.url ?? '');
    reply.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => elsewhere?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
}

const chosen = (value: string) => ({ cookie: `mf.soccer=${encodeURIComponent(value)}` });

describe('a version of the folder that is not live', () => {
  it('is shown to the tester only, with a badge, and is not cached', async () => {
    await aTestedSite(ALLOWED, { '2': {} });
    const tested = await site.get('/Results', chosen('2'));
    expect(tested.body).toContain('v2: День');
    expect(tested.body).toContain('/remotes/soccer/2/remoteEntry.js');
    expect(tested.body).toContain('Тестовая сборка сайта');
    expect(tested.body).toContain('soccer → 2');
    expect(tested.headers['cache-control']).toBe('private, no-store');
    const ordinary = await site.get('/Results');
    expect(ordinary.body).toContain('v1: День');
    expect(ordinary.body).not.toContain('mf-badge');
    expect((await site.get('/Results', { cookie: ivan })).body).toContain('v1: День');
  });

  it('is rejected by the same checks as a release, without falling back to the live version', async () => {
    await aTestedSite(ALLOWED, {
      '2': { contract: 9 },
      '3': { uses: { '@tipmark/remote-kit/router': ['useBlocker'] } },
      '4': { ssrIntegrity: `sha384-${'A'.repeat(64)}` },
    });
    const problems = {
      '2': 'has contract 9',
      '3': 'has no useBlocker',
      '4': 'is not what was released',
      '5': 'there is no version 5 of soccer',
    };
    for (const [version, problem] of Object.entries(problems)) {
      const page = await site.get('/Results', chosen(version));
      expect(page.statusCode).toBe(503);
      expect(page.body).toContain('"reason":"remoteAbsent"');
      expect(page.body).toContain(problem);
      expect(page.body).not.toContain('v1: День');
      expect(page.body).not.toContain('remoteEntry.js');
    }
    expect((await site.get('/about-us', chosen('5'))).statusCode).toBe(200);
  });

  it('is never read from outside the folder', async () => {
    await aTestedSite(ALLOWED, { '2': {} });
    const page = await site.get('/Results', chosen('..'));
    expect(page.body).toContain('neither a version nor an address');
  });
});

describe('a release at another origin', () => {
  const served = async (change: (entry: RegistryEntry) => object = () => ({})) => {
    const entry = await putBundle(site.remotesDir, '9', resultsBundle('far'));
    const release = { ...entry, entry: 'remoteEntry.js', ssrBundle: 'ssr/remote.js' };
    const answers: Record<string, string> = {
      '/release.json': JSON.stringify({ ...release, ...change(entry) }),
      '/ssr/remote.js': resultsBundle('far'),
    };
    return anOrigin((requested) => answers[requested]);
  };

  it('is rendered by this server and loaded from its own origin, with its hash', async () => {
    await aTestedSite();
    const origin = await served();
    const page = await site.get('/Results', chosen(`${origin}/release.json`));
    expect(page.body).toContain('far: День');
    expect(page.body).toContain(`"entry":"${origin}/remoteEntry.js","integrity":"sha384-`);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' ${origin} ws://127.0.0.1`);
    expect(page.headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it.each([
    [
      'a bundle whose hash does not match',
      { ssrIntegrity: `sha384-${'A'.repeat(64)}` },
      'is not what',
    ],
    [
      'a script on a foreign origin',
      { entry: 'https://evil.example/x.js' },
      'is not an allowed origin',
    ],
    ['another remote', { name: 'account' }, 'release of account, not of soccer'],
    ['something that is not a release', { contract: 'new' }, 'is not a release'],
  ])('is absent with %s', async (_, change, problem) => {
    await aTestedSite();
    const origin = await served(() => change);
    const page = await site.get('/Results', chosen(`${origin}/release.json`));
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain(problem);
  });

  it('is absent when its origin answers 404, and is only requested from allowed origins', async () => {
    await aTestedSite({ ...ALLOWED, REMOTE_OVERRIDE_ORIGINS: 'https://stage.example' });
    let requested = 0;
    const origin = await anOrigin(() => void (requested += 1) as undefined);
    const refused = await site.get('/Results', chosen(`${origin}/release.json`));
    expect(refused.body).toContain('is not an allowed origin');
    expect(requested).toBe(0);
    await site.stop();
    await aTestedSite();
    const missing = await site.get('/Results', chosen(`${origin}/release.json`));
    expect(missing.body).toContain('answers 404');
  });
});

describe('the choice', () => {
  it('moves from the address into a cookie that scripts cannot read', async () => {
    await aTestedSite(ALLOWED, { '2': {} });
    const reply = await site.get('/Results?mf.soccer=2&timestamp=7');
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('/Results?timestamp=7');
    expect(reply.headers['set-cookie']).toEqual(['mf.soccer=2; Path=/; HttpOnly; SameSite=Lax']);
    expect(reply.headers['cache-control']).toBe('no-store');
    const reset = await site.get('/Results?mf.soccer=');
    expect(reset.headers['set-cookie']).toEqual([
      'mf.soccer=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('never redirects to another site', async () => {
    await aTestedSite();
    const reply = await site.get('//evil.example/?mf.soccer=2');
    expect(String(reply.headers.location)).not.toMatch(/^(?:[/\\]{2}|https?:)/);
  });

  it('of `none` removes the remote’s pages; everything else works', async () => {
    await aTestedSite();
    expect((await site.get('/Results', chosen('none'))).statusCode).toBe(404);
    expect((await site.get('/about-us', chosen('none'))).statusCode).toBe(200);
    expect((await site.get('/Results')).statusCode).toBe(200);
  });

  it('is ignored unless the environment allows it', async () => {
    await aTestedSite({}, { '2': {} });
    const page = await site.get('/Results', chosen('2'));
    expect(page.body).toContain('v1: День');
    expect(page.body).not.toContain('mf-badge');
    expect((await site.get('/Results?mf.soccer=2')).statusCode).toBe(200);
  });

  it('of the environment applies to every visitor, a cookie overrides it, and it requires ALLOW_REMOTE_OVERRIDES', async () => {
    await aTestedSite({ ...ALLOWED, REMOTE_SOCCER_URL: '2' }, { '2': {}, '3': {} });
    expect((await site.get('/Results')).body).toContain('v2: День');
    expect((await site.get('/Results', chosen('3'))).body).toContain('v3: День');
    expect(() => readConfig({ REMOTE_SOCCER_URL: '2' })).toThrow('ALLOW_REMOTE_OVERRIDES');
  });
});
