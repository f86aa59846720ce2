import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultPromo } from '@tipmark/promo/config';
import { createBareServer, createLogger, createServerMetrics } from '@tipmark/web-server';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createPromoLog, type PromoRecord } from './promo-log.ts';
import { registerPromo } from './promo-routes.ts';

let app: FastifyInstance;
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'promo-'));
  const publicUrl = 'http://tips.example';
  app = createBareServer({
    config: {
      publicUrl,
      hosts: ['localhost'],
      countryHeader: 'x-country-code',
      defaultCountry: 'RU',
    },
    isTrustedProxy: () => true,
    logger: createLogger('test', 'silent'),
    metrics: createServerMetrics(),
  });
  const promo = defaultPromo();
  const log = createPromoLog({ folder: dir, warn: () => {} });
  registerPromo(app, { promo: () => promo, log, publicUrl, frameOrigin: undefined });
  await app.ready();
});
afterEach(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const site = {
  ask: (options: InjectOptions) => app.inject(options),
  get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
};

const inCountry = (code: string) => ({ 'x-country-code': code });

async function logged(): Promise<PromoRecord[]> {
  const files = await readdir(dir).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(path.join(dir, file), 'utf8')));
  return texts.flatMap((text) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as PromoRecord),
  );
}

describe('the offers of a country', () => {
  test('exist in Russia, with their advertising label', async () => {
    const { offers } = (await site.get('/promo/offers')).json<{ offers: object[] }>();
    expect(offers.length).toBeGreaterThan(2);
    for (const offer of offers) {
      expect(offer).toMatchObject({
        erid: expect.stringMatching(/\w+/),
        advertisingText: expect.stringContaining('ООО'),
      });
    }
  });

  test('are entirely in the language of the page', async () => {
    const { body } = await site.get('/promo/offers?locale=en');
    expect(body).toContain('Rivalto LLC');
    expect(body).not.toMatch(/[а-яё]/i);
    for (const other of ['?locale=ru', '?locale=de', '?locale=en&locale=en', '']) {
      expect((await site.get(`/promo/offers${other}`)).body).toContain('ООО «Ривалто»');
    }
  });

  test.each(['KZ', 'DE', 'XX'])('are empty in %s', async (code) => {
    const { body } = await site.get('/promo/offers', inCountry(code));
    expect(JSON.parse(body)).toEqual({ offers: [] });
  });
});

describe('the redirect to an advertiser', () => {
  test('is temporary, sends no referrer and is logged', async () => {
    const { statusCode, headers } = await site.get('/link-redirect?id=1&place=top');
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject({
      location: 'https://rivalto.example/ru/welcome?erid=2VtzqwR7kLm',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(await logged()).toMatchObject([
      { kind: 'click', place: 'top', link: 1, bookieName: 'rivalto', country: 'RU' },
    ]);
  });

  test('ignores an address and a label in the query', async () => {
    const { headers } = await site.get(
      '/link-redirect?id=1&url=https://evil.example&erid=https://evil.example&place=%00',
    );
    expect(headers.location).toBe('https://rivalto.example/ru/welcome?erid=2VtzqwR7kLm');
    expect(await logged()).toMatchObject([{ place: '' }]);
  });

  test('is not logged for prefetches and HEAD requests', async () => {
    await site.get('/link-redirect?id=1', { 'sec-purpose': 'prefetch' });
    const head = await site.ask({ method: 'HEAD', url: '/link-redirect?id=1' });
    expect(head.statusCode).toBe(302);
    expect(await logged()).toEqual([]);
  });

  test.each([
    ['/link-redirect', {}],
    ['/link-redirect?id=7', {}],
    ['/link-redirect?id=51', {}],
    ['/link-redirect?id=1e1', {}],
    ['/link-redirect?id=1e0', {}],
    ['/link-redirect?id=01', {}],
    ['/link-redirect?id=%201', {}],
    ['/link-redirect?id=1.0', {}],
    ['/link-redirect?id=0x1', {}],
    ['/link-redirect?id=%2B1', {}],
    ['/link-redirect?id=https://evil.example', {}],
    ['/link-redirect?id=1', inCountry('DE')],
    ['/link-redirect?id=2', inCountry('KZ')],
  ])('answers 404 to %s with %j', async (url, headers) => {
    const { statusCode, body } = await site.get(url, headers);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('evil');
    expect(await logged()).toEqual([]);
  });

  test('works abroad where the bookmaker is available', async () => {
    const { statusCode } = await site.get('/link-redirect?id=1', inCountry('KZ'));
    expect(statusCode).toBe(302);
  });
});

describe('a shown offer', () => {
  const show = (body: unknown, headers: Record<string, string> = {}) =>
    site.ask({
      method: 'POST',
      url: '/promo/shown',
      headers: { 'content-type': 'application/json', origin: 'http://tips.example', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });

  test('is logged', async () => {
    expect((await show({ place: 'catfish', link: 2 })).statusCode).toBe(204);
    expect(await logged()).toMatchObject([{ kind: 'show', place: 'catfish', link: 2 }]);
  });

  test('is counted once, however often the same browser reports it at once', async () => {
    const statuses = [];
    for (let i = 0; i < 5; i += 1) {
      statuses.push((await show({ place: 'catfish', link: 2 })).statusCode);
    }
    await show({ place: 'catfish', link: 2 }, { 'user-agent': 'another browser' });
    await show({ place: 'top', link: 2 });
    expect(statuses).toEqual([204, 204, 204, 204, 204]);
    expect((await logged()).map(({ place }) => place)).toEqual(['catfish', 'catfish', 'top']);
  });

  test('of one network is counted up to a limit, whatever its browsers call themselves', async () => {
    for (let i = 0; i < 130; i += 1) {
      await show({ place: 'top', link: 2 }, { 'user-agent': `browser ${i}` });
    }
    await show({ place: 'top', link: 2 }, { 'x-forwarded-for': '203.0.113.7' });
    expect(await logged()).toHaveLength(121);
  });

  test('without an origin is rejected and not logged', async () => {
    const { statusCode } = await site.ask({
      method: 'POST',
      url: '/promo/shown',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ place: 'catfish', link: 2 }),
    });
    expect(statusCode).toBe(403);
    expect(await logged()).toEqual([]);
  });

  test.each([
    [{ place: 'catfish', link: 2 }, { 'sec-fetch-site': 'cross-site' }, 403],
    [{ place: 'catfish', link: 2 }, { origin: 'https://evil.example' }, 403],
    [{ place: 'catfish', link: 2 }, inCountry('DE'), 404],
    [{ place: 'catfish', link: 9 }, {}, 404],
    [{ place: 'nowhere', link: 2 }, {}, 400],
    ['{', {}, 400],
    ['x'.repeat(600), {}, 413],
  ])('%j with %j is rejected and not logged', async (body, headers, status) => {
    expect((await show(body, headers)).statusCode).toBe(status);
    expect(await logged()).toEqual([]);
  });
});

test('the log of a day has a size limit, with one warning', async () => {
  const reported: string[] = [];
  const log = createPromoLog({
    folder: dir,
    warn: (message) => void reported.push(message),
    maxBytesOfDay: 300,
  });
  const record = { kind: 'click', place: 'top', link: 1, bookieName: 'a', erid: '' } as const;
  for (let i = 0; i < 20; i += 1) {
    await log.write({ at: 1_795_255_200, ...record, country: 'RU' });
  }
  expect((await logged()).length).toBeLessThan(5);
  expect(reported).toHaveLength(1);
});
