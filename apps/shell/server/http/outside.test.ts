import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { putBundle, register } from '@tipmark/remotes-registry/testing';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';

let site: Site;
beforeAll(async () => {
  site = await aSite(async (remotesDir) =>
    register(remotesDir, await putBundle(remotesDir, '1', '')),
  );
});
afterAll(() => site.stop());
beforeEach(() => {
  site.api.requests.length = 0;
});

describe('/api', () => {
  it('forwards a call without the /api prefix, with the client’s address and the host', async () => {
    site.api.answer = (request, response) => {
      response.setHeader('x-own', 'kept');
      request.setEncoding('utf8');
      let body = '';
      request.on('data', (text: string) => {
        body += text;
      });
      request.on('end', () => json({ data: body }, 201)(request, response));
    };
    const answer = await site.ask({
      method: 'POST',
      url: '/api/statistics?a=%2F1',
      headers: {
        'content-type': 'application/json',
        cookie: 'token=t',
        'x-forwarded-for': '10.9.8.7',
      },
      payload: '{"event_type":"page_view"}',
    });
    expect([answer.statusCode, answer.headers['x-own']]).toEqual([201, 'kept']);
    expect(answer.json()).toEqual({ data: '{"event_type":"page_view"}' });
    expect(site.api.requests[0]).toMatchObject({
      url: '/statistics?a=%2F1',
      headers: {
        cookie: 'token=t',
        'x-forwarded-for': '10.9.8.7',
        'x-forwarded-host': 'localhost:80',
      },
    });
  });

  it.each([
    '/api/metrics',
    '/api/feed/records',
    '/api/health/live',
    '/api/dev/mail',
    '/api/operator/payments',
    '/api/operator/providers',
    '/api//METRICS',
  ])('answers 404 for %s without calling the api', async (address) => {
    const answer = await site.get(address, { 'accept-language': 'en' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      error: { code: 'route_not_found', message: 'This address does not exist.' },
    });
    expect(site.api.requests).toEqual([]);
  });

  it.each([
    ['GET', '/api/soccer/%zz', 400, 'validation'],
    ['GET', '/api/%', 400, 'validation'],
    ['PROPFIND', '/api/timezone', 405, 'method_not_allowed'],
  ])('answers %s %s with %i %s in the api’s error format', async (method, url, status, code) => {
    const answer = await site.ask({
      method: method as 'GET',
      url,
      headers: { 'accept-language': 'en' },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect(site.api.requests).toEqual([]);
  });

  it('names the part of an address that cannot be decoded', async () => {
    const answer = await site.get('/api/%zz', { 'accept-language': 'en' });
    expect(answer.json().error.details).toEqual({ path: 'contains invalid characters' });
  });

  it('forwards the api’s status and headers, except those of its connection', async () => {
    site.api.answer = (_request, response) => {
      response.writeHead(304, {
        etag: 'W/"1"',
        'content-security-policy': 'of the api',
        connection: 'close, x-hop',
        'x-hop': '1',
        'set-cookie': ['a=1', 'b=2'],
      });
      response.end();
    };
    const answer = await site.get('/api/docs?a=%2F&b', { host: 'tips.example', expect: 'x' });
    expect(answer.statusCode).toBe(304);
    expect(answer.headers).toMatchObject({
      etag: 'W/"1"',
      'content-security-policy': 'of the api',
      'set-cookie': ['a=1', 'b=2'],
    });
    expect(Object.keys(answer.headers)).not.toContain('x-hop');
    expect(answer.headers['x-content-type-options']).toBeUndefined();
    expect(site.api.requests[0]).toMatchObject({
      url: '/docs?a=%2F&b',
      headers: { host: 'tips.example' },
    });
  });

  it('adds no content type to a body without one, and no content length to a GET', async () => {
    await site.ask({ method: 'POST', url: '/api/logout', payload: Buffer.from('x') });
    await site.ask({ method: 'GET', url: '/api/timezone', payload: 'ignored' });
    await site.ask({
      method: 'POST',
      url: '/api/logout',
      headers: { 'content-type': 'application/json', 'content-length': '0' },
    });
    const [bare, read, empty] = site.api.requests.map(({ headers }) => headers);
    expect(bare?.['content-length']).toBe('1');
    expect(bare).not.toHaveProperty('content-type');
    expect(read?.['content-length']).toBeUndefined();
    expect(empty).toMatchObject({ 'content-type': 'application/json', 'content-length': '0' });
  });

  it('answers 503 in the api’s error format when the api is down', async () => {
    const down = await aSite(undefined, { API_URL: 'http://127.0.0.1:1' });
    const answer = await down.get('/api/timezone');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json().error.code).toBe('unavailable');
    await down.stop();
  });
});

describe('files', () => {
  it('serves hashed files as immutable, compressed if accepted, and 304 for a matching ETag', async () => {
    const url = '/assets/main.0123abcd.js';
    const answer = await site.get(url, { 'accept-encoding': 'gzip' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    // the next best variant where the best one was not made
    for (const accepted of ['br, gzip', 'gzip, zstd']) {
      const packed = await site.get(url, { 'accept-encoding': accepted });
      expect(packed.headers['content-encoding']).toBe('gzip');
    }
    expect((await site.get(url)).body).toBe('main()');
    const again = await site.get(url, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('serves the client files of a released remote and nothing else', async () => {
    for (const folder of ['client', 'maps']) {
      const dir = join(site.remotesDir, 'soccer/1', folder);
      await mkdir(dir, { recursive: true });
      await writeFile(join(dir, 'remoteEntry.js.map'), '{"sources":["remote.ts"]}');
    }
    const answer = await site.get('/remotes/soccer/1/remoteEntry.js');
    expect(answer.body).toBe('/* 1 */');
    expect(answer.headers['cache-control']).toContain('immutable');
    for (const path of [
      '/remotes/remotes.json',
      '/remotes/soccer/1/ssr/remote.js',
      '/remotes/soccer/1/maps/remoteEntry.js.map',
      '/remotes/soccer/1/remoteEntry.js.map',
      '/remotes/soccer/1/../1/ssr/remote.js',
      '/remotes/soccer/..%2f..%2fremotes.json',
      '/remotes/soccer/2/remoteEntry.js',
    ]) {
      expect((await site.get(path)).statusCode).toBe(404);
    }
  });

  it('serves pictures of offers as immutable', async () => {
    const { headers } = await site.get('/assets/promo/bookmaker-0123abcd-640.avif');
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('serves no files of unknown types and none outside the build', async () => {
    for (const path of [
      '/assets/secret.map',
      '/assets/assets.json',
      '/assets/../config.ts',
      '/assets/%2e%2e/x.js',
    ]) {
      expect((await site.get(path)).statusCode).toBe(404);
    }
    expect((await site.get('/robots.txt')).statusCode).toBe(200);
    expect((await site.get('/assets/flags/RU.svg')).headers['content-type']).toBe('image/svg+xml');
    const sheet = await site.get('/assets/styles.0123abcd.css');
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});

describe('health', () => {
  it('is available on this machine', async () => {
    expect((await site.get('/health/live')).statusCode).toBe(200);
    expect((await site.get('/health/remotes')).json()).toHaveProperty('soccer.registered', '1');
  });

  it('is not found through a proxy or from another machine', async () => {
    expect((await site.get('/health/live', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(
      404,
    );
    const other = { method: 'GET', url: '/health/remotes', remoteAddress: '203.0.113.5' } as const;
    expect((await site.ask(other)).statusCode).toBe(404);
  });

  it('is available to the networks of operators, who name the machine as they like', async () => {
    const operated = await aSite(undefined, { OPERATOR_NETWORKS: 'loopback,10.4.0.0/16' });
    const asked = (remoteAddress: string, url: string, headers: Record<string, string> = {}) =>
      operated.ask({
        method: 'GET',
        url,
        remoteAddress,
        headers: { host: '10.4.7.7', ...headers },
      });
    for (const url of ['/health/live', '/health/ready', '/metrics']) {
      expect((await asked('10.4.1.2', url)).statusCode).toBe(200);
      expect((await asked('10.5.1.2', url)).statusCode).toBe(421);
      const forwarded = await asked('10.4.1.2', url, { 'x-forwarded-for': '9.9.9.9' });
      expect(forwarded.statusCode).toBe(421);
    }
    expect((await asked('10.4.1.2', '/about-us')).statusCode).toBe(421);
    await operated.stop();
    await expect(aSite(undefined, { OPERATOR_NETWORKS: 'kubernetes' })).rejects.toThrow(
      /OPERATOR_NETWORKS: "kubernetes" is neither an address nor a network/,
    );
  });
});

describe('unexpected errors', () => {
  it('are answered 500 without internal details', async () => {
    site.api.answer = json({ data: null });
    const answer = await site.get('/sitemap.xml');
    expect([answer.statusCode, answer.body]).toEqual([500, 'Internal Server Error']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('do not replace the status of an invalid request', async () => {
    const answer = await site.ask({
      method: 'POST',
      url: '/Results',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect([answer.statusCode, answer.body]).toEqual([400, 'Bad Request']);
  });
});
