import { json } from '@tipmark/web-server/testing';
import type { SiteStatus } from '../../src/features/site-status/site-status.ts';
import { aSite, type Site } from '../testing/a-site.ts';
import { createSiteStatusReader } from './read-site-status.ts';

jest.setTimeout(30_000);

const NOW = 1_795_200_000;
const MINUTE = 60;

let site: Site;
beforeEach(async () => {
  site = await aSite(undefined, { FIXED_NOW: String(NOW) });
});
afterEach(() => site.stop());

const calm = {
  checkedAt: NOW - 4,
  areas: [
    { area: 'scores', state: 'ok', since: NOW - 9_000, age: 12 },
    { area: 'mail', state: 'slow', since: NOW - 90, age: null },
    { area: 'payments', state: 'off', since: NOW - 9_000, age: null },
  ],
};
const reports = (watched: object) => {
  site.api.answer = json({ data: watched });
};
const statusNow = async () => (await site.get('/status.json')).json() as SiteStatus;
const stateOf = ({ areas }: SiteStatus, name: string) =>
  areas.find(({ area }) => area === name)?.state;

it('is a page of plain sentences in both languages, made by the server and never stored', async () => {
  reports(calm);
  const page = await site.get('/status');
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('<meta name="robots" content="noindex">');
  for (const text of [
    'Состояние сайта',
    'Сайт работает с задержками.',
    'обновлён 12 секунд назад',
    'уходят с опозданием в несколько минут',
    'на этом сайте её нет',
  ]) {
    expect(page.body).toContain(text);
  }
  const english = await site.get('/en/status');
  expect(english.body).toContain('updated 12 seconds ago');
  expect(english.body).toContain('href="/en/status/remotes"');
});

it('is read by monitors: 503 while a part is down, and not because one is slow or off', async () => {
  reports(calm);
  const slow = await site.get('/status.json');
  expect([slow.statusCode, slow.json().state]).toEqual([200, 'slow']);
  expect(slow.headers['access-control-allow-origin']).toBe('*');
  await site.stop();
  site = await aSite(undefined, { FIXED_NOW: String(NOW) });
  const [scores, mail, payments] = calm.areas;
  reports({ ...calm, areas: [scores, { ...mail, state: 'down' }, payments] });
  const down = await site.get('/status.json');
  expect([down.statusCode, down.json().state]).toEqual([503, 'down']);
  const { data } = (await site.get('/api/status')).json();
  expect(data).toEqual(down.json());
});

it('says so itself while the API is away, without a word of its address', async () => {
  site.api.answer = json({ error: 'down' }, 503);
  const answer = await site.get('/status.json');
  expect(answer.statusCode).toBe(503);
  expect(stateOf(answer.json(), 'pages')).toBe('down');
  expect(stateOf(answer.json(), 'scores')).toBe('unknown');
  const page = await site.get('/status');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('сервер данных не отвечает');
  expect(page.body + answer.body).not.toContain(new URL(site.api.url).host);
});

it('does not call old knowledge new: without the job that looks, areas are unknown', async () => {
  reports({ ...calm, checkedAt: NOW - 5 * MINUTE });
  const status = await statusNow();
  expect(stateOf(status, 'mail')).toBe('unknown');
  expect(status.areas.at(-1)).toMatchObject({ sinceSeconds: NOW - 5 * MINUTE });
  expect(status.state).toBe('slow');
});

it('asks the API once in five seconds, however many monitors ask', async () => {
  reports(calm);
  await Promise.all(Array.from({ length: 20 }, statusNow));
  await site.get('/status');
  expect(site.api.requests.filter(({ url }) => url === '/site-status')).toHaveLength(1);
});

it('says since when the pages get their data, and gives up an API that hangs', async () => {
  let now = NOW;
  reports({ ...calm, checkedAt: null });
  const read = createSiteStatusReader({
    apiUrl: site.api.url,
    fixedNowSeconds: undefined,
    nowSeconds: () => now,
  });
  expect((await read()).areas[0]).toMatchObject({ state: 'ok', sinceSeconds: NOW });
  now += MINUTE;
  site.api.answer = () => {};
  // longer than an answer is stored
  await new Promise((resolve) => setTimeout(resolve, 5_100));
  const begun = performance.now();
  expect((await read()).areas[0]).toMatchObject({ state: 'down', sinceSeconds: NOW + MINUTE });
  expect(performance.now() - begun).toBeLessThan(4_000);
});
