import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';

let site: Site;

beforeEach(async () => {
  site = await aSite(async (remotesDir) =>
    register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
  );
  // a page makes the remote run: until then its routes are not served
  await site.get('/Results');
  site.api.requests.length = 0;
});
afterEach(() => site.stop());

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
const parts = (...routes: string[]) =>
  json({ data: { parts: routes.map((route) => ({ route, part: 3 })) } });

test('the index lists the parts whose pages are served', async () => {
  site.api.answer = parts('events', 'hockeyEvents', 'profile');
  const { body, headers } = await site.get('/sitemap.xml');
  expect(headers['content-type']).toMatch(/^application\/xml/);
  expect(addresses(body)).toEqual([
    'http://tips.example/sitemaps/pages.xml',
    'http://tips.example/sitemaps/events-3.xml',
  ]);
});

test('a part lists each page in both languages, each with a link to the other', async () => {
  site.api.answer = json({
    data: { pages: [{ link: '7-zenit-spartak', changedAt: 1_700_000_000 }] },
  });
  const { body } = await site.get('/sitemaps/events-3.xml');
  expect(site.api.requests.map(({ url }) => url)).toEqual(['/site-map/events/3']);
  expect(addresses(body)).toEqual([
    'http://tips.example/Events/7-zenit-spartak',
    'http://tips.example/en/Events/7-zenit-spartak',
  ]);
  expect(body.match(/<lastmod>2023-11-14T22:13:20\.000Z<\/lastmod>/g)).toHaveLength(2);
  expect(body.match(/hreflang="en" href="http:\/\/tips\.example\/en\/Events\/7-/g)).toHaveLength(2);
});

test('links are escaped as addresses and as XML', async () => {
  site.api.answer = json({ data: { pages: [{ link: '7-a&b<c>"d', changedAt: null }] } });
  const { body } = await site.get('/sitemaps/events-0.xml');
  expect(addresses(body)[0]).toBe('http://tips.example/Events/7-a%26b%3Cc%3E%22d');
  expect(body).not.toContain('lastmod');
});

test('single pages are those that are served and may be indexed', async () => {
  const { body } = await site.get('/sitemaps/pages.xml');
  expect(addresses(body)).toEqual(
    expect.arrayContaining(['http://tips.example/Results', 'http://tips.example/en/about-us']),
  );
  expect(body).not.toMatch(/login|link-redirect|\/tennis|\[/);
});

test('unknown and empty files are not found; the api is not asked for unknown ones', async () => {
  const files = ['hockeyEvents-0.xml', 'users-0.xml', 'events.xml', 'events-x.xml', '..%2Fx.xml'];
  for (const file of files) expect((await site.get(`/sitemaps/${file}`)).statusCode).toBe(404);
  expect(site.api.requests).toEqual([]);
  site.api.answer = json({ data: { pages: [] } });
  expect((await site.get('/sitemaps/events-900.xml')).statusCode).toBe(404);
});

test('without an api search engines are asked to retry later', async () => {
  site.api.answer = (request) => request.socket.destroy();
  const reply = await site.get('/sitemap.xml');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '60']);
});

test('robots.txt names the sitemap', async () => {
  const { body } = await site.get('/robots.txt');
  expect(body).toContain('Disallow: /api/\n');
  expect(body).toContain('Sitemap: http://tips.example/sitemap.xml\n');
});
