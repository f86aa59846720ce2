import { matchBundle, putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { putFonts } from '@tipmark/share-images/testing';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';

const zenit = json({ data: { home: 'Зенит', away: 'Спартак', score: '2:1' } });

let site: Site;

beforeAll(async () => {
  site = await aSite(async (remotesDir) =>
    register(remotesDir, await putBundle(remotesDir, '1', matchBundle)),
  );
  await putFonts(site.buildDir);
});
beforeEach(() => {
  site.api.answer = zenit;
});
afterAll(() => site.stop());

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];
const pathOf = (html: string) => contentOf(html, 'og:image')?.replace('http://tips.example', '');

test.each([
  ['/Events/7-zenit', '/pictures/Events/7-zenit.png', 'Россия · Гранд-лига, Повторить'],
  ['/en/Events/7-zenit', '/pictures/en/Events/7-zenit.png', 'Russia · Grand League, Retry'],
])(
  'the head of %s names its share image, with texts of the remote and of the site',
  async (page, shareImage, text) => {
    const { body } = await site.get(`${page}?tab=odds`);
    expect(pathOf(body)).toMatch(new RegExp(`^${shareImage}\\?v=[\\w-]{16}$`));
    expect(contentOf(body, 'og:image:width')).toBe('1200');
    expect(contentOf(body, 'og:image:height')).toBe('630');
    expect(contentOf(body, 'og:image:alt')).toBe(`Зенит – Спартак &quot;2:1&quot; ${text}`);
    expect(contentOf(body, 'twitter:card')).toBe('summary_large_image');
  },
);

test('the share image is a PNG of the declared size, cached for a week under its versioned address', async () => {
  const address = pathOf((await site.get('/Events/7-zenit')).body) ?? '';
  const { statusCode, headers, rawPayload } = await site.get(address);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(headers['cache-control']).toBe('public, max-age=604800');
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  const known = { 'if-none-match': `W/"x", ${headers['etag']}` };
  const again = await site.get(address, known);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['etag']).toBe(headers['etag']);
});

test('without its current version in the address the share image is cached for one minute', async () => {
  for (const address of ['/pictures/Events/7-zenit.png', '/pictures/Events/7-zenit.png?v=old']) {
    expect((await site.get(address)).headers['cache-control']).toBe('public, max-age=60');
  }
});

test('each language has a share image of its own', async () => {
  const [ru, en] = [
    await site.get('/pictures/Events/7-zenit.png'),
    await site.get('/pictures/en/Events/7-zenit.png'),
  ];
  expect(ru.headers['etag']).not.toBe(en.headers['etag']);
  expect(ru.rawPayload.equals(en.rawPayload)).toBe(false);
});

test('another score changes the address of the share image', async () => {
  const before = pathOf((await site.get('/Events/8-zenit')).body);
  site.api.answer = json({ data: { home: 'Зенит', away: 'Спартак', score: '3:1' } });
  expect(pathOf((await site.get('/Events/9-zenit')).body)).not.toBe(before);
});

test('the share image does not depend on cookies', async () => {
  const cookie = 'timezone=Pacific/Auckland; token=secret; user_url=ivan';
  const plain = await site.get('/pictures/Events/7-zenit.png');
  site.api.requests.length = 0;
  const theirs = await site.get('/pictures/Events/10-zenit.png', { cookie });
  expect(theirs.headers['etag']).toBe(plain.headers['etag']);
  expect(theirs.headers['set-cookie']).toBeUndefined();
  const [requested] = site.api.requests;
  expect(JSON.stringify(requested?.headers)).not.toMatch(/secret|Auckland|ivan/);
});

test('an unknown match has no share image', async () => {
  site.api.answer = json({ error: { code: 'not_found', message: '' } }, 404);
  const { statusCode, headers } = await site.get('/pictures/Events/404-nobody.png');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  expect((await site.get('/Events/404-nobody')).body).not.toContain('og:image');
});

test.each([
  '/pictures/',
  '/pictures/.png',
  '/pictures/Events/7-zenit',
  '/pictures/events/7-zenit.png',
  '/pictures/Results.png',
  '/pictures/login.png',
  '/pictures/hockey/Events/7-x.png',
  '/pictures/%zz.png',
  '/pictures/Events/..%2F..%2Fetc.png',
])('there is no share image at %s', async (address) => {
  site.api.answer = json({ error: { code: 'not_found', message: '' } }, 404);
  expect((await site.get(address)).statusCode).toBe(404);
});

test('a page without a share image of its own has one with its title', async () => {
  const other = await aSite(async (remotesDir) =>
    register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
  );
  await putFonts(other.buildDir);
  const { body } = await other.get('/Results');
  expect(contentOf(body, 'og:image:alt')).toBe('День. Зенит');
  const shareImage = await other.get(pathOf(body) ?? '');
  expect([shareImage.statusCode, shareImage.headers['content-type']]).toEqual([200, 'image/png']);
  const about = await other.get('/about-us');
  expect((await other.get(pathOf(about.body) ?? '')).statusCode).toBe(200);
  // a choice has no share image, since the address of a share image names none
  expect((await other.get('/nobody')).body).not.toContain('og:image');
  await other.stop();
});

test('answers 503 with Retry-After when the api is down', async () => {
  site.api.answer = (request) => request.socket.destroy();
  const { statusCode, headers } = await site.get('/pictures/Events/11-zenit.png');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
});
