import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { type EdgeServer, startEdge } from '@tipmark/test-kit/edge';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';

const MATCH = '/Events/7-right-slug';
const RESULTS = '/Results';
const ivan = 'token=u.1; user_url=ivan; user_name=Ivan';

jest.setTimeout(40_000);

let edge: EdgeServer;
let site: Site;
const logged: Record<string, unknown>[] = [];

async function behindAnEdge(env: (edge: EdgeServer) => Record<string, string>): Promise<void> {
  edge = await startEdge({ token: 'a token of the edge' });
  logged.length = 0;
  site = await aSite(
    async (remotesDir) =>
      register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
    { EDGE_PURGE_TOKEN: 'a token of the edge', LOG_LEVEL: 'info', ...env(edge) },
    (line) => logged.push(line),
  );
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  edge.origin = `http://localhost:${port}`;
  await site.api.followed();
  site.api.answer = json({ data: { name: '0:0' } });
  // the first remote is loaded by the first page
  await site.get(RESULTS);
  // everything is purged once when the stream of changes begins
  if (!('EDGE_PURGE_URL' in env(edge))) return;
  await until(() => edge.purges.length > 0);
  // the first remote that runs purges everything again, a second later
  await delay(1300);
}
afterEach(async () => {
  await site.stop();
  await edge.close();
});

async function until(isTrue: () => boolean | Promise<boolean>, withinMs = 8000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('not within the time');
    await delay(20);
  }
}

interface Got {
  readonly mark: string | null;
  readonly text: string;
  readonly headers: Headers;
}
async function get(path: string, headers: Record<string, string> = {}): Promise<Got> {
  const reply = await fetch(edge.url + path, { headers });
  return { mark: reply.headers.get('x-cache'), text: await reply.text(), headers: reply.headers };
}
const metric = async (name: string) =>
  new RegExp(`^${name} (\\S+)$`, 'm').exec((await site.get('/metrics')).body)?.[1];

const varnish = ({ url }: EdgeServer) => ({ EDGE_PURGE_URL: url });
const fastly = ({ fastlyPurgeUrl }: EdgeServer) => ({
  EDGE_PURGE_URL: fastlyPurgeUrl,
  EDGE_PURGE_STYLE: 'fastly',
});

it.each([
  ['Varnish', varnish],
  ['Fastly', fastly],
])(
  'a goal is shown at once through %s, and pages of other days stay stored',
  async (_name, env) => {
    await behindAnEdge(env);
    expect((await get(RESULTS)).mark).toBe('MISS');
    expect(await get(RESULTS)).toMatchObject({ mark: 'HIT', text: expect.stringContaining('0:0') });
    expect((await get('/Results?timestamp=1000000')).mark).toBe('MISS');

    site.api.answer = json({ data: { name: '1:0' } });
    const since = Date.now();
    site.api.purge('{"topics":["day:1:2026-11-29","match:10"]}');
    await until(async () => (await get(RESULTS)).text.includes('1:0'));
    expect(Date.now() - since).toBeLessThan(2000);
    expect(edge.purges.at(-1)).toEqual(['s1', 's1d2026-11-29', 'm10']);
    expect((await get('/Results?timestamp=1000000')).mark).toBe('HIT');
  },
);

it('drops the page of a match alone when only that changed', async () => {
  await behindAnEdge(varnish);
  for (const path of [MATCH, RESULTS]) await get(path);
  site.api.purge('{"topics":["match:7"]}');
  await until(() => edge.purges.at(-1)?.join() === 'm7');
  expect((await get(RESULTS)).mark).toBe('HIT');
  expect((await get(MATCH)).mark).toBe('MISS');
});

it('stores one copy for each look, none of one visitor, and hides its keys', async () => {
  await behindAnEdge(varnish);
  expect((await get(RESULTS, { cookie: 'theme=dark; promo_chat=1' })).mark).toBe('MISS');
  expect((await get(RESULTS, { cookie: 'promo_chat=2; theme=dark' })).mark).toBe('HIT');
  const light = await get(RESULTS, { cookie: 'theme=light' });
  expect(light.mark).toBe('MISS');
  expect([...light.headers.keys()].filter((name) => name.startsWith('surrogate'))).toEqual([]);
  expect(light.headers.get('cache-control')).toBe('private, no-cache');
  for (let visit = 0; visit < 2; visit++)
    expect((await get(RESULTS, { cookie: ivan })).mark).toBe('PASS');
  const own = await site.get(RESULTS, { cookie: ivan });
  expect(own.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'surrogate-control': 'no-store',
    'cdn-cache-control': 'no-store',
  });
  expect(own.headers).not.toHaveProperty('surrogate-key');
});

it('combines the changes of one moment into few purges', async () => {
  await behindAnEdge(varnish);
  const before = edge.purges.length;
  for (let id = 1; id <= 20; id++) site.api.purge(`{"topics":["match:${id}"]}`);
  await until(() => edge.purges.flat().includes('m20'));
  expect(edge.purges.length - before).toBeLessThanOrEqual(3);
});

it('an edge that is lost gets pages with a short life, and a purge of all when it is back', async () => {
  await behindAnEdge(varnish);
  const lifetime = async () => (await site.get(RESULTS)).headers['surrogate-control'];
  expect(await lifetime()).toBe('max-age=30, stale-while-revalidate=5');
  edge.refusesWith = 503;
  site.api.purge('{"topics":["match:10"]}');
  await until(async () => (await metric('edge_failing')) === '1');
  expect(await lifetime()).toBe('max-age=1, stale-while-revalidate=5');
  expect(logged.filter(({ msg }) => String(msg).startsWith('edge: a purge failed'))).toEqual([
    expect.objectContaining({ level: 50, error: 'status 503', keys: 1 }),
  ]);
  expect(JSON.stringify(logged)).not.toContain('a token of the edge');
  expect(await metric('edge_purges_total{outcome="failed"}')).toBe('1');

  edge.refusesWith = undefined;
  site.api.purge('{"topics":["match:11"]}');
  await until(async () => (await metric('edge_failing')) === '0', 12_000);
  expect(edge.purges.at(-1)).toEqual(['site']);
  expect(await lifetime()).toBe('max-age=30, stale-while-revalidate=5');
});

it('pages have a short life while the changes of the API are not known', async () => {
  await behindAnEdge(varnish);
  const lifetime = async () => (await site.get(RESULTS)).headers['surrogate-control'];
  expect(await lifetime()).toMatch(/^max-age=30,/);
  site.api.cutOff();
  await until(async () => (await lifetime()) === 'max-age=1, stale-while-revalidate=5');
  // it connects again by itself
  await until(async () => String(await lifetime()).startsWith('max-age=30,'));
});

it('a page that was begun before a change is not stored', async () => {
  await behindAnEdge(varnish);
  site.api.answer = (request, response) => {
    void delay(600).then(() => json({ data: { name: 'before the goal' } })(request, response));
  };
  const slow = get('/Results?timestamp=1764374400');
  await until(() => site.api.requests.some(({ url = '' }) => url.includes('1764374400')));
  site.api.purge('{"topics":["day:1:2025-11-29"]}');
  expect((await slow).text).toContain('before the goal');
  site.api.answer = json({ data: { name: 'after the goal' } });
  expect((await get('/Results?timestamp=1764374400')).text).toContain('after the goal');
});

it('a release replaces every page', async () => {
  await behindAnEdge(varnish);
  await get(RESULTS);
  await register(site.remotesDir, await putBundle(site.remotesDir, '2', resultsBundle('two')));
  await until(async () => (await get(RESULTS)).text.includes('two: День'));
  expect(edge.purges.at(-1)).toEqual(['site']);
});

it('without an edge nothing is to be stored by one', async () => {
  await behindAnEdge(() => ({}));
  const { headers } = await site.get(RESULTS);
  expect(Object.keys(headers).filter((name) => /surrogate|cdn/.test(name))).toEqual([]);
});
