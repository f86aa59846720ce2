import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const PAGE = `/soccer/results/page?timestamp=${KICK_OFF}`;
const TEAMS = Array.from({ length: 20 }, (_, index) => `Club ${index}`);

let api: TestApi;
let nowSeconds = KICK_OFF;

/** Skips the second in which cached bytes are not rebuilt. */
function waitSeconds(seconds: number): void {
  nowSeconds += seconds;
  api.setNow(nowSeconds);
}

beforeAll(async () => {
  api = await createTestApi({ now: nowSeconds });
  const matches = TEAMS.slice(1).map((team) => aFeedMatch('Club 0', team));
  await sendFeed(api, [...aFeedSetting(...TEAMS), ...matches]);
}, 60_000);

afterAll(() => api.close());

test('a shared response has Cache-Control, Vary and ETag headers and sets no cookie', async () => {
  const { headers } = await api.app.inject(PAGE);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=5, stale-while-revalidate=25',
    vary: 'Accept-Language, Authorization, Cookie, Accept-Encoding, Timezone-Offset',
    etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
    'content-type': 'application/json; charset=utf-8',
  });
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a page that does not depend on the day does not vary by Timezone-Offset', async () => {
  const { headers } = await api.app.inject('/page-soccer-leagues/1/0/1/0/0/0/1/1');
  expect(headers.vary).toBe('Accept-Language, Authorization, Cookie, Accept-Encoding');
});

test('a matching If-None-Match is answered with 304', async () => {
  const { headers } = await api.app.inject(PAGE);
  for (const tag of [headers.etag, `"x", ${headers.etag}`, String(headers.etag).slice(2), '*']) {
    const reply = await api.app.inject({ url: PAGE, headers: { 'if-none-match': String(tag) } });
    expect(reply.statusCode).toBe(304);
    expect(reply.body).toBe('');
    expect(reply.headers.etag).toBe(headers.etag);
  }
  const other = await api.app.inject({ url: PAGE, headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
});

test.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
])('a response encoded with %s has the same content', async (encoding, decompress) => {
  const plain = await api.app.inject(PAGE);
  const reply = await api.app.inject({ url: PAGE, headers: { 'accept-encoding': encoding } });
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(decompress(reply.rawPayload)).toEqual(plain.rawPayload);
  expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test('the best accepted encoding wins and a refused one is not used', async () => {
  const request = async (accepted: string) => {
    const reply = await api.app.inject({ url: PAGE, headers: { 'accept-encoding': accepted } });
    return reply.headers['content-encoding'];
  };
  expect(await request('gzip, deflate, br, zstd')).toBe('br');
  expect(await request('gzip, br;q=0')).toBe('gzip');
  expect(await request('identity')).toBeUndefined();
});

test('HEAD has the headers and no body', async () => {
  const get = await api.app.inject(PAGE);
  const head = await api.app.inject({ method: 'HEAD', url: PAGE });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers.etag).toBe(get.headers.etag);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

test('200 concurrent requests without a cache entry build the response once', async () => {
  const page = `/soccer/results/page?timestamp=${KICK_OFF + 5 * 86_400}&odds=1`;
  const before = api.services.responses.countOfBuilds;
  const replies = await Promise.all(Array.from({ length: 200 }, () => api.app.inject(page)));
  expect(api.services.responses.countOfBuilds - before).toBe(1);
  expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
});

test('time zones with the same day share a cached response, languages do not', async () => {
  const day = `/soccer/results/page?timestamp=${KICK_OFF + 9 * 86_400}`;
  const before = api.services.responses.countOfBuilds;
  await api.app.inject({ url: day, headers: { cookie: 'timezone=Europe/Moscow' } });
  await api.app.inject({ url: day, headers: { cookie: 'timezone=Asia/Riyadh' } });
  await api.app.inject({ url: day, headers: { 'timezone-offset': '180' } });
  expect(api.services.responses.countOfBuilds - before).toBe(1);
  await api.app.inject({ url: day, headers: { 'accept-language': 'en' } });
  expect(api.services.responses.countOfBuilds - before).toBe(2);
});

test('a feed record is on the page two seconds later', async () => {
  const readScore = async () => (await api.app.inject(PAGE)).json().data.leagues[0].matches[0]['7'];
  expect(await readScore()).not.toHaveProperty('4');
  waitSeconds(2);
  await sendFeed(api, [aFeedScore('Club 0-Club 1', 3, 0)]);
  expect(await readScore()).toMatchObject({ 4: 3 });
});
