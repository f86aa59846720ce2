import { readDisplaySettings } from '@tipmark/domain';
import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';
import { createDayMatches } from './day-matches.ts';
import { createPageStore } from './page-store.ts';

const matches = [
  {
    league: aLeague().named('Кубок').buildHead(),
    match: aMatch().between('Ладога', 'Сталь').startingAt(1_795_255_200).buildWire(),
  },
];
const answered = json({ data: { sidebar: null, matches } });
const down = json({ error: { code: 'unavailable', message: '' } }, 503);

let site: Site;

beforeEach(async () => {
  site = await aSite(async (remotesDir) =>
    register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
  );
  site.api.answer = answered;
});
afterEach(() => site.stop());

const requestedUrls = () => site.api.requests.map(({ url }) => url);

it.each([
  ['/nope', 404, 1],
  ['/en/hockey/nope', 404, 2],
  ['/tennis/events/1-x/y', 404, 3],
  ['/hockey/Series', 200, 2],
])('%s lists matches of its sport', async (address, status, sport) => {
  const page = await site.get(address);
  expect(page.statusCode).toBe(status);
  expect(page.body).toContain('Ладога – Сталь');
  expect(page.body).toContain('<meta name="robots" content="noindex">');
  expect(requestedUrls()).toEqual([`/page-empty?hasMatches=1&sport=${sport}`]);
});

it('a screen whose subject is not found lists matches', async () => {
  const missing = json({ error: { code: 'not_found', message: '' } }, 404);
  site.api.answer = (request, response) =>
    (request.url?.startsWith('/page-empty') ? answered : missing)(request, response);
  const page = await site.get('/Results');
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('Ладога – Сталь');
});

it('an existing page, or one that fails for another reason, does not request them', async () => {
  site.api.answer = down;
  expect((await site.get('/Results')).statusCode).toBe(503);
  expect((await site.get('/about-us')).statusCode).toBe(200);
  // a busy api is asked once more for the page itself
  expect(new Set(requestedUrls())).toEqual(new Set(['/soccer/results/page']));
});

it('any number of unknown addresses causes one call for each sport and language', async () => {
  const paths = ['/nope', '/en/nope', '/hockey/nope', '/en/hockey/nope'];
  await Promise.all(paths.flatMap((path) => [1, 2, 3].map((page) => site.get(path + page))));
  for (const path of paths) expect((await site.get(`${path}9`)).body).toContain('Ладога');
  expect(requestedUrls()).toHaveLength(4);
});

it('says that the matches did not load, and requests them again for the next page', async () => {
  site.api.answer = down;
  const page = await site.get('/nope');
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('Матчи не загрузились');
  const reserved = await site.get('/Averages');
  expect(reserved.headers['cache-control']).toBe('no-store');
  site.api.answer = answered;
  expect((await site.get('/nope')).body).toContain('Ладога – Сталь');
  expect((await site.get('/Averages')).body).toContain('Ладога – Сталь');
});

it('requests the matches again after ten seconds', async () => {
  const started = 1_000_000;
  let now = started;
  const find = createDayMatches(() => now);
  const visitor = { clientUrl: '/nope', ip: '127.0.0.1', httpVersion: '1.1' };
  const context = {
    locale: 'ru',
    pathname: '/nope',
    theme: 'light',
    isMobile: false,
    session: { timeZone: 'UTC' },
    display: readDisplaySettings(''),
  };
  const calls = async () => {
    const store = createPageStore(context as never, visitor, site.api.url, () => 1, fail);
    const [, outcome] = await find({ locale: 'ru', pathname: '/nope' }, store);
    expect(outcome).toMatchObject({ phase: 'succeeded', data: { matches: [{}] } });
    store.dispose();
    return requestedUrls().length;
  };
  expect(await calls()).toBe(1);
  now = started + 9_000;
  expect(await calls()).toBe(1);
  now = started + 11_000;
  expect(await calls()).toBe(2);
});

function fail(error: unknown): never {
  throw error;
}
