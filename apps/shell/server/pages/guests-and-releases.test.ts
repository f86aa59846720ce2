import { setTimeout as delay } from 'node:timers/promises';
import { loginBundle, putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';

let site: Site;

beforeEach(async () => {
  site = await aSite(async (remotesDir) =>
    register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
  );
});
afterEach(() => site.stop());

const withLogin = async (remotesDir: string) => {
  const results = await putBundle(remotesDir, '1', resultsBundle('one'));
  const account = await putBundle(remotesDir, 'login', loginBundle, { name: 'account' });
  await register(remotesDir, results, account);
};

describe('a page that requires signing in', () => {
  const unauthorized = json({ error: { code: 'unauthorized', message: '' } }, 401);

  it('redirects to the login, with the requested address to return to', async () => {
    const composed = await aSite(withLogin);
    // a remote only runs once it has been requested
    expect((await composed.get('/login')).statusCode).toBe(200);
    composed.api.answer = unauthorized;
    const page = await composed.get('/en/Results?timestamp=5');
    expect(page.statusCode).toBe(302);
    expect(page.headers).toMatchObject({
      location: '/en/login?next=%2Fen%2FResults%3Ftimestamp%3D5',
      'cache-control': 'no-store',
    });
    await composed.stop();
  });

  it('answers 401 on a site without a login page', async () => {
    site.api.answer = unauthorized;
    expect((await site.get('/Results')).statusCode).toBe(401);
  });
});

it('a release is noticed without a request, and no cached page names the version before', async () => {
  await site.get('/Results');
  await register(site.remotesDir, await putBundle(site.remotesDir, '2', resultsBundle('two')));
  // no page is requested meanwhile
  await delay(2_500);
  const { body } = await site.get('/Results');
  expect(body).toContain('two: День');
  expect(body).not.toContain('/remotes/soccer/1/');
});
