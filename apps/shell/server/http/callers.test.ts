import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';

let site: Site;
let log: Record<string, unknown>[];

async function start(env: Record<string, string> = {}) {
  log = [];
  site = await aSite(
    async (remotesDir) =>
      register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('a'))),
    env,
    (line) => void log.push(line),
  );
}

afterEach(() => site.stop());

const lastCall = () => site.api.requests.at(-1)?.headers ?? {};
const premiumForm = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  site.ask({
    method: 'POST',
    url: '/premium',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: 'subscriptionType=2',
    remoteAddress,
  });

describe('the country of a visitor', () => {
  const outside = '198.51.100.7';

  test('is found by the shell: a visitor cannot choose one, on any way to the api', async () => {
    await start();
    const chosen = { 'x-country-code': 'DE' };
    const host = { host: 'tips.example' };
    await site.ask({
      url: '/api/page-premium',
      headers: { ...chosen, ...host },
      remoteAddress: outside,
    });
    expect(lastCall()['x-country-code']).toBe('RU');
    await site.ask({ url: '/Results', headers: { ...chosen, ...host }, remoteAddress: outside });
    expect(lastCall()['x-country-code']).toBe('RU');
    await premiumForm({ ...chosen, ...host }, outside);
    expect(lastCall()).toMatchObject({ 'x-country-code': 'RU', 'x-forwarded-for': outside });
  });

  test('is what a trusted proxy says in the header of the settings, on every way to the api', async () => {
    await start({ COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '127.0.0.1' });
    const named = { 'cf-ipcountry': 'de', 'x-country-code': 'US', 'x-forwarded-for': outside };
    await site.get('/api/page-premium', named);
    expect(lastCall()['x-country-code']).toBe('DE');
    await site.get('/Results', named);
    expect(lastCall()['x-country-code']).toBe('DE');
    await premiumForm(named);
    expect(lastCall()).toMatchObject({ 'x-country-code': 'DE', 'x-forwarded-for': outside });
    await site.get('/Results?timestamp=1700000000', { cookie: 'old_auth=abc', ...named });
    const exchanged = site.api.requests.find(({ url }) => url?.startsWith('/user-info/'));
    expect(exchanged?.headers['x-country-code']).toBe('DE');
  });
});

describe('the log', () => {
  test('has a line for each page and call, under the id that the api receives', async () => {
    await start();
    const page = await site.get('/Results?timestamp=1700000000');
    const id = page.headers['x-request-id'];
    expect(lastCall()['x-request-id']).toBe(id);
    expect(log).toContainEqual(
      expect.objectContaining({ reqId: id, method: 'GET', path: '/Results', status: 200 }),
    );
    const call = await site.get('/api/timezone?a=b');
    expect(lastCall()['x-request-id']).toBe(log.at(-1)?.['reqId']);
    expect(log.at(-1)).toMatchObject({ path: '/api/timezone', status: call.statusCode });
  });

  test('has failures as warnings', async () => {
    await start();
    site.api.answer = json({ error: { code: 'unavailable', message: 'not now' } }, 503);
    const { statusCode } = await site.get('/Results');
    expect(statusCode).toBe(503);
    expect(log).toContainEqual(
      expect.objectContaining({ level: 40, path: '/Results', status: 503 }),
    );
  }, 30_000);

  test('takes the id of a trusted proxy when it is well-formed, and of nobody else', async () => {
    await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const idFor = async (id: string, remoteAddress = '127.0.0.1') => {
      const headers = { 'x-request-id': id, host: 'tips.example' };
      return (await site.ask({ url: '/about-us', headers, remoteAddress })).headers['x-request-id'];
    };
    expect(await idFor('edge-0123456789')).toBe('edge-0123456789');
    expect(await idFor('edge-0123456789', '198.51.100.7')).not.toBe('edge-0123456789');
    expect(await idFor('a b"}{ 0123456789')).not.toContain('a b');
  });

  test('contains no secret of an address, even of one that matches nothing', async () => {
    await start();
    const secret = 's3cretS3cretS3cret';
    for (const address of [
      `/recover-password/${secret}`,
      `/en/recover-password/${secret}`,
      `/recover-password/${secret}/more`,
      `/confirm-email/${secret}/`,
      `/unsubscribe?token=${secret}`,
      `/api/user-info/${secret}`,
      `/api/confirm-email/${secret}/more`,
      `/api/unsubscribe?token=${secret}`,
      `/nothing/${secret}`,
    ]) {
      await site.get(address, { cookie: `token=${secret}`, authorization: secret });
    }
    expect(log.length).toBeGreaterThan(8);
    expect(JSON.stringify(log)).not.toContain(secret);
  });
});

describe('the metrics', () => {
  test('count requests by kind and status, for callers on this machine only', async () => {
    await start();
    await site.get('/Results');
    await site.get('/Results');
    await site.get('/api/timezone');
    const { body, headers } = await site.get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('http_request_duration_seconds_count{kind="page",status="200"} 2');
    expect(body).toContain('http_request_duration_seconds_count{kind="api",status="200"} 1');
    expect(body).toMatch(/^page_cache_bytes [1-9]\d*$/m);
    for (const elsewhere of [
      { url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } },
      { url: '/metrics', headers: { host: 'tips.example' }, remoteAddress: '198.51.100.7' },
      { url: '/api/metrics' },
    ]) {
      expect((await site.ask(elsewhere)).statusCode).toBe(404);
    }
  });
});

describe('connections', () => {
  async function answerTo(bytes: string): Promise<string> {
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = site.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8').write(bytes);
    let answer = '';
    for await (const part of socket) {
      answer += part;
      if (answer.includes('\r\n\r\n')) break;
    }
    socket.destroy();
    return answer;
  }

  test.each(['/api/timezone', '/Results', '/promo/offers'])(
    'a request for %s with two hosts is refused before the api is called',
    async (path) => {
      await start();
      const answer = await answerTo(
        `GET ${path} HTTP/1.1\r\nHost: tips.example\r\nHost: evil.example\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(site.api.requests).toEqual([]);
    },
  );

  test('slow senders are looked for every few seconds, and the number of sockets has a limit', async () => {
    await start();
    const server = site.app.server as typeof site.app.server & { maxConnections: number };
    expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
    expect(server.maxConnections).toBeLessThanOrEqual(10_000);
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = site.app.server.address() as AddressInfo;
    server.headersTimeout = 500;
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      received += part;
    });
    socket.write('GET / HTTP/1.1\r\nHost: tips.example\r\nX-Slow: ');
    for (let waited = 0; received === '' && waited < 8_000; waited += 100) await delay(100);
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    socket.destroy();
  }, 20_000);
});
