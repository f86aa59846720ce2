import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';

const MAX_BYTES = 25_000;

const capper = {
  position: 1,
  label: '5.0',
  name: 'Anton <b>"A"</b>',
  url: 'anton b',
  score: 2.28,
  countOfTips: 101,
  won: 60,
  lost: 41,
  profit: 110,
  roiPercent: 11.3,
  averageOdds: 1.81,
  clvPercent: -2.6,
  maxDrawdownPercent: 11,
  isPremiumCapper: true,
  badges: [1, 202_610],
  followers: 3,
  delayedPercent: 0,
  languages: [],
  placesMoved: 2,
  effectiveTips: 88.4,
  bank: [0, 4, 28],
  lastResults: [],
};

let site: Site;

beforeAll(async () => {
  site = await aSite();
});
beforeEach(() => {
  site.api.answer = json({ data: { capper, asOf: 1_795_284_420 } });
});
afterAll(() => site.stop());

test('a card has the record with its interval and badges, and links to the profile', async () => {
  const { body, statusCode } = await site.get('/en/embed/capper/anton%20b');
  expect(statusCode).toBe(200);
  expect(site.api.requests.at(-1)?.url).toBe('/capper-card/anton%20b');
  expect(site.api.requests.at(-1)?.headers['accept-language']).toBe('en');
  const text = body.replace(/<style>.*<\/style>/, '').replaceAll(/<[^>]*>/g, ' ');
  expect(text).toMatch(/5\.0.*No\. 1 · Oct 2026.*CLV above 0.*Premium/);
  // 165 · √(0.81 / 88.4) = 15.8
  expect(text).toMatch(/2\.28.*\+11\.3%.*±16.*−2\.6%.*101.*1\.81/);
  expect(body).toContain('Anton &lt;b&gt;&quot;A&quot;&lt;/b&gt;');
  expect(body).toContain('href="http://tips.example/en/profile/anton%20b"');
  expect(body).toContain('d="M0 28L1 24L2 0"');
});

test('a card is Russian without a prefix, in the theme of the address', async () => {
  const { body } = await site.get('/embed/capper/anton?theme=dark');
  expect(body).toMatch(/^<!doctype html><html lang="ru" data-theme="dark">/);
  expect(body).toContain('№ 1 · окт. 2026');
  expect(body).toContain('Прогнозов');
  const { body: plain } = await site.get('/embed/capper/anton?theme="><script>');
  expect(plain).toMatch(/^<!doctype html><html lang="ru"><head>/);
});

test('only a card may be framed; it has no scripts, no cookies and few bytes', async () => {
  const { body, headers } = await site.get('/embed/capper/anton');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('frame-ancestors *');
  expect(policy).not.toContain('script-src');
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(body).not.toContain('<script');
  expect(Buffer.byteLength(body)).toBeLessThan(MAX_BYTES);
  const page = await site.get('/about-us');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers['x-frame-options']).toBe('DENY');
});

test('a capper without rated tips has a card that says so', async () => {
  const empty = { ...capper, position: null, label: null, countOfTips: 0, badges: [], bank: [] };
  site.api.answer = json({ data: { capper: empty, asOf: 1 } });
  const { body } = await site.get('/en/embed/capper/new');
  expect(body).toContain('No settled tips in the last 90 days.');
  expect(body).not.toContain('<dl>');
});

test.each([
  [404, 404, 'Такой карточки нет'],
  [503, 503, 'Карточка сейчас недоступна'],
])('an API that replies %d makes it %d: %s', async (reply, status, text) => {
  site.api.answer = json({ error: { code: 'x', message: 'x' } }, reply);
  const { body, statusCode, headers } = await site.get('/embed/capper/nobody');
  expect(statusCode).toBe(status);
  expect(body).toContain(text);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
});
