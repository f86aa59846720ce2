import { createHash } from 'node:crypto';
import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';
import { retryingPage, retryingPagePolicy } from './small-page.ts';

let site: Site;

beforeEach(async () => {
  site = await aSite(async (remotesDir) =>
    register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
  );
  // a remote runs from its first page on
  await site.get('/Results');
});
afterEach(() => site.stop());

const busy = json({ error: { code: 'unavailable', message: 'not now' } }, 503);
const hashes = (html: string, element: 'style' | 'script') =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Everything changes: the cached page is out of date. */
async function change() {
  await site.api.followed();
  site.api.purge('{"topics":["*"]}');
  await new Promise((resolve) => setTimeout(resolve, 100));
}

test('a page that cannot be made now shows its older copy with its time, and counts as such', async () => {
  const before = await site.get('/Results');
  await change();
  site.api.answer = busy;
  const page = await site.get('/Results', { 'accept-encoding': 'gzip' });
  expect([page.statusCode, page.headers['cache-control'], page.headers.etag]).toEqual([
    200,
    'no-store',
    undefined,
  ]);
  const { body } = await site.get('/Results');
  expect(body).toMatch(/Сервер занят\. Это страница, какой она была .*\d\d:\d\d/);
  expect(body).toContain('<a href="/Results">Попробовать сейчас</a>');
  expect(body).toContain('one: День');
  // nothing else of the page has changed, and its policy allows what was added
  expect(body.replace(/<style>:is\(#older-copy[^]*?<\/div>/, '')).toBe(before.body);
  const policy = String((await site.get('/Results')).headers['content-security-policy']);
  for (const hash of hashes(body, 'style')) expect(policy).toContain(hash);
  expect((await site.get('/metrics')).body).toContain('pages_total{outcome="older"} 3');
  site.api.answer = json({ data: { name: 'новый' } });
  expect((await site.get('/Results')).body).toContain('День новый');
}, 30_000);

test('the older copy is the last that was made, even if something changed meanwhile', async () => {
  const before = await site.get('/Results');
  expect(before.body).not.toContain('День новый');
  await change();
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  site.api.answer = (request, response) => {
    asked.resolve();
    void answer.promise.then(() => json({ data: { name: 'новый' } })(request, response));
  };
  const slow = site.get('/Results');
  await asked.promise;
  await change();
  answer.resolve();
  expect((await slow).body).toContain('День новый');
  site.api.answer = busy;
  const { body } = await site.get('/Results');
  expect(body).toMatch(/Это страница, какой она была/);
  expect(body).toContain('День новый');
}, 30_000);

test('a page without an older copy says that the server is busy, and tries again by itself', async () => {
  site.api.answer = busy;
  for (const [path, text] of [
    ['/Results?timestamp=1', 'Мы пробуем снова сами'],
    ['/en/Results?timestamp=1', 'We are trying again'],
  ] as const) {
    const page = await site.get(path);
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain(text);
    expect(page.body).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
    const [markup = ''] = page.body.split('<script id="boot"', 1);
    expect(markup).not.toMatch(/Ошибка интернета|Internet error/);
  }
}, 30_000);

test('a signed-in visitor never gets the copy of somebody else', async () => {
  await site.get('/Results');
  await change();
  site.api.answer = busy;
  const page = await site.get('/Results', { cookie: 'token=abc; user_name=Ivan; user_url=ivan' });
  expect(page.statusCode).toBe(503);
  expect(page.body).not.toContain('Это страница, какой она была');
}, 30_000);

test.each(['light', 'dark', 'system'] as const)(
  'the small busy page (%s) runs what its policy allows',
  (theme) => {
    const page = retryingPage({
      locale: 'ru',
      theme,
      title: 'a & b',
      text: '<i>',
      action: 'c',
      address: '/x?"><script>',
    });
    for (const hash of [...hashes(page, 'style'), ...hashes(page, 'script')]) {
      expect(retryingPagePolicy).toContain(hash);
    }
    expect(page).toContain('href="/x?&quot;&gt;&lt;script&gt;"');
    expect(/<html[^>]* data-theme=/.test(page)).toBe(theme !== 'system');
  },
);
