import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const DAY = 86_400;
const PAGE = `/soccer/results/page?timestamp=${KICK_OFF}`;
const TEAMS = Array.from({ length: 20 }, (_, index) => `Club ${index}`);

let api: TestApi;
let origin: string;
let nowSeconds = KICK_OFF;

function goTo(seconds: number): void {
  nowSeconds = seconds;
  api.setNow(nowSeconds);
}

beforeAll(async () => {
  api = await createTestApi({ now: nowSeconds });
  const matches = TEAMS.slice(1).map((team) => aFeedMatch('Club 0', team));
  await sendFeed(api, [...aFeedSetting(...TEAMS), ...matches]);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
}, 60_000);

afterAll(() => api.close());

async function countOfCached(): Promise<number> {
  const { body } = await api.app.inject('/metrics');
  return Number(/^cached_calls_total (\d+)$/m.exec(body)?.[1]);
}

interface Asked {
  readonly path: string;
  readonly headers?: Record<string, string>;
}

async function query({ path, headers = {} }: Asked) {
  const request = get(origin + path, { headers: { 'accept-encoding': 'identity', ...headers } });
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  return { status: reply.statusCode, headers: reply.headers, bytes: Buffer.concat(chunks) };
}

type Answered = Awaited<ReturnType<typeof query>>;

/** A response without what differs every time: the request id and the date. */
function comparable({ status, headers, bytes }: Answered) {
  const { 'x-request-id': _id, date: _date, ...others } = headers;
  return { status, headers: others, bytes: bytes.toString('hex') };
}

async function matchUrl(): Promise<string> {
  const { data } = (await api.app.inject(PAGE)).json();
  return encodeURIComponent(data.leagues[0].matches[0]['3']);
}

/** Requests twice: the second response comes from the cache. */
async function requestTwice(requested: Asked): Promise<[whole: Answered, cached: Answered]> {
  const whole = await query(requested);
  const before = await countOfCached();
  const cached = await query(requested);
  expect((await countOfCached()) - before).toBe(1);
  return [whole, cached];
}

test.each<Record<string, string>>([
  {},
  { 'accept-language': 'en' },
  { cookie: 'timezone=Asia/Tokyo; token=of-nobody' },
  { 'timezone-offset': '-300' },
  { authorization: 'of-nobody' },
  { 'accept-encoding': 'gzip, br' },
  { 'accept-encoding': 'zstd' },
])(
  'a repeated call is answered identically from the cache, with the headers %j',
  async (headers) => {
    const paths = [
      PAGE,
      `${PAGE}&odds=1`,
      '/soccer/results/page',
      '/soccer/main/page',
      `/soccer/events/page/${await matchUrl()}/10/0/0/0/0/0/0/0`,
    ];
    for (const path of paths) {
      const [whole, cached] = await requestTwice({ path, headers });
      expect(comparable(cached)).toEqual(comparable(whole));
      expect(cached.headers['x-request-id']).not.toBe(whole.headers['x-request-id']);
    }
  },
);

test('a matching If-None-Match is answered with 304 from the cache', async () => {
  const { headers } = await query({ path: PAGE });
  const known = { 'if-none-match': String(headers.etag) };
  const [whole, cached] = await requestTwice({ path: PAGE, headers: known });
  expect(cached.status).toBe(304);
  expect(comparable(cached)).toEqual(comparable(whole));
});

test('cached responses are not mixed up between languages and encodings', async () => {
  const texts = new Map<string, string>();
  for (const round of ['first', 'again']) {
    for (const language of ['ru', 'en']) {
      for (const encoding of ['identity', 'br']) {
        const headers = { 'accept-language': language, 'accept-encoding': encoding };
        const { bytes } = await query({ path: '/soccer/main/page', headers });
        const isPlain = encoding === 'identity' || bytes[0] === 0x7b;
        const text = (isPlain ? bytes : brotliDecompressSync(bytes)).toString();
        const known = texts.get(language) ?? text;
        texts.set(language, known);
        expect([round, language, text]).toEqual([round, language, known]);
      }
    }
  }
});

test('a cached response is logged in one line and counted as a request of its route', async () => {
  const countOf = async () => {
    const { body } = await api.app.inject('/metrics');
    const line = /duration_seconds_count\{route="\/soccer\/results\/page",status="200"\} (\d+)/;
    return Number(line.exec(body)?.[1]);
  };
  await query({ path: PAGE });
  const [before, lines] = [await countOf(), api.log.length];
  const { headers } = await query({ path: PAGE });
  expect((await countOf()) - before).toBe(1);
  expect(api.log.slice(lines)).toContainEqual(
    expect.objectContaining({
      reqId: headers['x-request-id'],
      method: 'GET',
      path: '/soccer/results/page',
      status: 200,
      ms: expect.any(Number),
      statements: 0,
      msg: 'request',
    }),
  );
});

test('a cached response is rebuilt after a feed record', async () => {
  const path = `${PAGE}&odds=0`;
  const scoreOf = async () =>
    JSON.parse((await query({ path })).bytes.toString()).data.leagues[0].matches[0]['7'];
  await requestTwice({ path });
  // no second has passed on the clock of the calls, but the bytes may be rebuilt
  goTo(nowSeconds + 2);
  await requestTwice({ path });
  await sendFeed(api, [aFeedScore('Club 0-Club 1', 3, 0)]);
  goTo(nowSeconds + 2);
  expect(await scoreOf()).toMatchObject({ 4: 3 });
  expect(await scoreOf()).toMatchObject({ 4: 3 });
});

test('a cached page of today is not served on the next day', async () => {
  const path = '/soccer/results/page';
  const dayOf = async () => JSON.parse((await query({ path })).bytes.toString()).data.timestamp;
  const today = await dayOf();
  expect(await dayOf()).toBe(today);
  goTo(nowSeconds + DAY);
  expect(await dayOf()).toBe(today + DAY);
});

test('a request with body headers is not answered from the cache', async () => {
  await requestTwice({ path: PAGE });
  const before = await countOfCached();
  const headers = { 'content-type': 'text/plain', 'content-encoding': 'gzip' };
  expect((await query({ path: PAGE, headers })).status).toBe(200);
  expect(await countOfCached()).toBe(before);
});

test('private calls and errors are never cached', async () => {
  const before = await countOfCached();
  for (const path of ['/timezone', '/soccer/results/page?timestamp=x', '/nowhere']) {
    const [one, other] = [await query({ path }), await query({ path })];
    expect(other.status).toBe(one.status);
  }
  expect(await countOfCached()).toBe(before);
});

test('during shutdown a request is answered without the cache, and ends its connection', async () => {
  const other = await createTestApi({ now: nowSeconds });
  await other.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((other.app.server.address() as AddressInfo).port, '127.0.0.1');
  const page = 'GET /soccer/main/page HTTP/1.1\r\nhost: x\r\n\r\n';
  let received = '';
  socket.on('data', (bytes) => {
    received += String(bytes);
  });
  // half of a request keeps the connection busy until the api is ending
  socket.write(page + page + page.slice(0, 10));
  while (received.split('HTTP/1.1 200').length < 3) await once(socket, 'data');
  const ended = other.close();
  await new Promise(setImmediate);
  socket.write(page.slice(10));
  await once(socket, 'close');
  await ended;
  const [, ...replies] = received.split('HTTP/1.1 ');
  expect(replies.map((reply) => reply.slice(0, 3))).toEqual(['200', '200', '200']);
  // only the app itself says so
  expect(replies.map((reply) => /^connection: close/im.test(reply))).toEqual([false, false, true]);
});
