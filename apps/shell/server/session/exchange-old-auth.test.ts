import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';

const SESSION = [
  'token=t-1; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
  'user_url=ivan; Path=/; Max-Age=31536000; SameSite=Lax',
  `user_name=${encodeURIComponent('Иван')}; Path=/; Max-Age=31536000; SameSite=Lax`,
  'old_auth=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
];
const EXPIRED = 'old_auth=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';

jest.setTimeout(30_000);

let site: Site;
let requested: string[];
afterEach(() => site.stop());

/** A site whose API knows the old value `good` and replies with `status` to every other. */
async function aSiteAfterAnother(status = 404): Promise<void> {
  requested = [];
  site = await aSite(async (remotesDir) =>
    register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
  );
  site.api.answer = (request, response) => {
    const value = /^\/user-info\/(.*)$/.exec(request.url ?? '')?.[1];
    if (value === undefined) return json({ data: { name: 'Зенит' } })(request, response);
    requested.push(decodeURIComponent(value));
    if (value === 'good') {
      response.setHeader('set-cookie', SESSION);
      return json({ data: { token: 't-1', name: 'Иван', url: 'ivan' } })(request, response);
    }
    if (status === 404) response.setHeader('set-cookie', [EXPIRED]);
    return json({ error: { code: 'not_found', message: '' } }, status)(request, response);
  };
}

it('signs a visitor of the old site in: cookies, page and calls are theirs at once', async () => {
  await aSiteAfterAnother();
  const page = await site.get('/Results', { cookie: 'old_auth=good; theme=dark' });
  expect(requested).toEqual(['good']);
  expect(page.headers['set-cookie']).toEqual(SESSION);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.body).toContain('"isSignedIn":true');
  expect(page.body).toContain('Иван');
  expect(page.body).toContain('data-theme="dark"');
  const call = site.api.requests.find(({ url }) => url?.startsWith('/soccer/results'));
  expect(call?.headers.authorization).toBe('t-1');
  expect(call?.headers.cookie).not.toContain('old_auth');
});

it('expires an unknown value and renders a guest’s page', async () => {
  await aSiteAfterAnother();
  const page = await site.get('/Results', { cookie: 'old_auth=spent' });
  expect(page.headers['set-cookie']).toEqual([EXPIRED]);
  expect(page.body).toContain('"isSignedIn":false');
});

it.each([429, 500, 503])('keeps the value when the api answers %p', async (status) => {
  await aSiteAfterAnother(status);
  const page = await site.get('/Results', { cookie: 'old_auth=good%2Fother' });
  expect(requested).toEqual(['good/other']);
  expect(page.statusCode).toBe(200);
  expect(page.headers['set-cookie']).toBeUndefined();
});

it('exchanges the value only for visitors without a session, and only when a page is rendered', async () => {
  await aSiteAfterAnother();
  await site.get('/Results', { cookie: 'old_auth=good; token=u-9; user_url=olga' });
  await site.get('/ru/Results', { cookie: 'old_auth=good' });
  await site.ask({ method: 'HEAD', url: '/Results', headers: { cookie: 'old_auth=good' } });
  expect(requested).toEqual([]);
  const guest = await site.get('/Results', { cookie: 'old_auth=good; token=g.1.x' });
  expect(requested).toEqual(['good']);
  expect(guest.body).toContain('"isSignedIn":true');
});

it('does not share the session: the next guest gets a guest’s page', async () => {
  await aSiteAfterAnother();
  await site.get('/Results', { cookie: 'old_auth=good' });
  const guest = await site.get('/Results');
  expect(guest.headers['set-cookie']).toBeUndefined();
  expect(guest.body).not.toContain('Иван');
});

it.each([
  ['good', SESSION],
  ['spent', [EXPIRED]],
])('does not let caches store a redirect with cookies (%s)', async (value, cookies) => {
  await aSiteAfterAnother();
  const page = await site.get('/Events/7-wrong', { cookie: `old_auth=${value}` });
  expect([page.statusCode, page.headers.location]).toEqual([301, '/Events/7-right-slug']);
  expect(page.headers['set-cookie']).toEqual(cookies);
  expect(page.headers['cache-control']).toBe('private, no-store');
  const guest = await site.get('/Events/7-wrong');
  expect(guest.headers['cache-control']).toBe('public, max-age=300');
});
