import type { ValueTrendsPage } from '@tipmark/contract';
import { HOME_BLOCK, SPORT } from '@tipmark/domain';
import { aFeedMatch, aFeedOdds, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { predictUpcoming } from '../../matches/forecasts/testing/predict-upcoming.ts';
import { findValueTrends } from '../../matches/value-trends/find-value-trends.ts';
import { aPerson } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { aSubscriber } from './testing/a-subscriber.ts';

const KICK_OFF = 1_705_158_000;
const NOW = KICK_OFF - 3_600;
const DAY = 86_400;
const HOUR = 3_600;
const CLUBS = ['Rovers', 'Town', 'City', 'Albion', 'Wanderers', 'Orient'];
const DEFAULT = '0/24/10/1.50/1/1/1';

let api: TestApi;
let subscriber: Record<string, string>;

/** Rovers play at home twice in three matches and score a lot: eight of ten go over 2.5. */
const ROVERS = [
  ['Rovers', 'City', 3, 1],
  ['Albion', 'Rovers', 2, 2],
  ['Rovers', 'Orient', 4, 0],
  ['Rovers', 'Wanderers', 0, 0],
  ['Orient', 'Rovers', 1, 2],
  ['Rovers', 'Albion', 2, 1],
  ['Wanderers', 'Rovers', 3, 3],
  ['Rovers', 'Town', 5, 1],
  ['City', 'Rovers', 0, 1],
  ['Town', 'Rovers', 2, 4],
] as const;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await sendFeed(api, [
    ...aFeedSetting(...CLUBS),
    aFeedMatch('Rovers', 'Town', { startsAt: KICK_OFF, key: 'next' }),
    aFeedMatch('City', 'Albion', { startsAt: KICK_OFF + 40 * HOUR, key: 'later' }),
  ]);
  for (const [index, [home, away, goals, against]] of ROVERS.entries()) {
    await sendFeed(api, [
      aFeedMatch(home, away, { startsAt: KICK_OFF - (index + 1) * 3 * DAY }),
      aFeedScore(`${home}-${away}`, goals, against),
    ]);
  }
  const price = (match: string, prices: readonly (readonly [string, number])[]) =>
    aFeedOdds(
      match,
      prices.map(([oddType, milli]) => ['Kappa', oddType, milli] as const),
      { at: NOW - HOUR },
    );
  await sendFeed(api, [
    price('next', [
      ['ou.o:2.5', 1_900],
      ['ou.u:2.5', 1_900],
      ['1x2.1', 2_100],
      ['1x2.x', 3_400],
      ['1x2.2', 3_600],
      // an incomplete market has no fair probability, and no trend
      ['btts.y', 3_000],
    ]),
    price('later', [
      ['ou.o:2.5', 1_900],
      ['ou.u:2.5', 1_900],
    ]),
  ]);
  await predictUpcoming(api, { p_over_main: 0.6 });
  ({ headers: subscriber } = await aSubscriber(api));
}, 60_000);

afterAll(() => api.close());

async function read(segments: string): Promise<ValueTrendsPage> {
  const reply = await api.app.inject({
    url: `/page-soccer-value-trends/${segments}`,
    headers: subscriber,
  });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

test('a trend shows what may be believed of its price, and as a note what the model alone claims', async () => {
  const { trends, count, categories, asOf } = await read(DEFAULT);
  const over = trends.find(({ oddType, side }) => oddType === 'ou.o:2.5' && side === 'home');
  expect(over).toMatchObject({
    home: 'Rovers',
    away: 'Town',
    startsAt: KICK_OFF,
    scope: 'all',
    odds: 1.9,
    hits: 8,
    of: 10,
    fairPercent: 50,
    probabilityPercent: 60,
    breakEvenPercent: 52.63,
    interval: [54.1, 93.1].map((edge) => expect.closeTo(edge, 1)),
    // 60 % at 1.90; a market of 1.90 each, moved by a tenth
    claimedPercent: 14,
    valuePercent: -3.07,
  });
  expect(over?.record.map(({ isHit }) => isHit).filter(Boolean)).toHaveLength(8);
  // newest last: 3:1 at home three days ago
  expect(over?.record.at(-1)).toEqual({
    isHit: true,
    startsAt: KICK_OFF - 3 * DAY,
    score: [3, 1],
    isHome: true,
  });
  expect(categories).toContain(3);
  expect(count).toBe(trends.length);
  expect(asOf).toBe(NOW);
  expect(trends.every(({ oddType }) => !oddType.startsWith('btts'))).toBe(true);
});

test('a trend is listed whatever its price is worth: the list is in that order', async () => {
  const rows = api.database.db.updateTable('predictions');
  await rows.set({ p_over_main: 0.43 }).execute();
  const found = await findValueTrends(api.database.db, SPORT.soccer, NOW, 10);
  const over = found.find(({ oddType }) => oddType === 'ou.o:2.5');
  expect(over?.claimedPercent).toBeLessThan(-18);
  expect(over?.valuePercent).toBeLessThan(-6);
  await rows.set({ p_over_main: 0.6 }).execute();
});

test('there are no value trends without publishable predictions', async () => {
  const { db } = api.database;
  await db.updateTable('predictions').set({ is_publishable: false }).execute();
  expect(await findValueTrends(db, SPORT.soccer, NOW, 10)).toEqual([]);
  await db.updateTable('predictions').set({ is_publishable: true }).execute();
});

test('a side and market of a match is listed only once', async () => {
  const { trends } = await read(DEFAULT);
  const keys = trends.map(({ link, side, oddType }) => `${link} ${side} ${oddType.split(':')[0]}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('trends are filtered by hours to the start, lowest odds and category', async () => {
  const soon = await read('0/6/10/1.50/2/1/0');
  expect(soon.trends.every(({ startsAt }) => startsAt <= NOW + 6 * HOUR)).toBe(true);
  expect(soon.categories).toBeNull();
  expect(soon.sidebar).toBeNull();
  const expensive = await read('0/24/10/2/4/1/0');
  expect(expensive.trends.every(({ odds }) => odds >= 2)).toBe(true);
  const results = await read('1/24/10/1.30/1/1/0');
  expect(results.trends.length).toBeGreaterThan(0);
  expect(results.trends.every(({ oddType }) => oddType.startsWith('1x2'))).toBe(true);
  const other = await read('5/24/10/1.50/1/1/0');
  expect(other).toMatchObject({ trends: [], count: 0, nextPageNumber: null });
});

test.each([
  ['1', (page: ValueTrendsPage) => page.trends.map(({ valuePercent }) => -valuePercent)],
  ['2', (page: ValueTrendsPage) => page.trends.map(({ startsAt }) => startsAt)],
  ['3', (page: ValueTrendsPage) => page.trends.map(({ hits, of }) => -hits / of)],
  ['4', (page: ValueTrendsPage) => page.trends.map(({ odds }) => -odds)],
])('trends are ordered by sortType %s', async (sort, keysOf) => {
  const keys = keysOf(await read(`0/72/10/1.30/${sort}/1/0`));
  expect(keys.length).toBeGreaterThan(1);
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
});

test('a page after the last one is empty', async () => {
  expect(await read('0/72/10/1.30/1/1000/0')).toMatchObject({ trends: [], nextPageNumber: null });
});

test('the main page shows the first trends to everyone, one per match', async () => {
  const { blocks } = (await api.app.inject('/soccer/main/page')).json().data;
  const block = blocks.find(({ kind }: { kind: number }) => kind === HOME_BLOCK.valueTrends);
  expect(block).toMatchObject({ routeName: 'valueTrends', params: {} });
  expect(block.items).toHaveLength(1);
  expect(block.items[0]).toMatchObject({ home: 'Rovers', away: 'Town' });
});

test('a guest gets the trends of the main page and the number of all trends', async () => {
  const reply = await api.app.inject('/soccer/value-trends/teaser');
  expect(reply.statusCode).toBe(200);
  const { trends, count } = reply.json().data;
  const all = await read('0/72/10/1.30/1/1/0');
  expect(all.count).toBeGreaterThan(trends.length);
  expect(count).toBe(all.count);
  const { blocks } = (await api.app.inject('/soccer/main/page')).json().data;
  const block = blocks.find(({ kind }: { kind: number }) => kind === HOME_BLOCK.valueTrends);
  expect(trends).toEqual(block.items);
  const paid = all.trends.filter(({ link }) => link !== trends[0].link);
  for (const { link } of paid) expect(reply.body).not.toContain(link);
});

test('a match that has started is removed from the cached trends', async () => {
  const before = await read(DEFAULT);
  expect(before.trends.some(({ home }) => home === 'Rovers')).toBe(true);
  api.setNow(KICK_OFF);
  const after = await read(DEFAULT);
  expect(after.trends.some(({ home }) => home === 'Rovers')).toBe(false);
  api.setNow(NOW);
});

test.each([
  ['12/24/10/1.50/1/1/9', 'isInit'],
  ['0/25/10/1.50/1/1/1', 'matchesHours'],
  ['0/24/11/1.50/1/1/1', 'countOfMatches'],
  ['0/24/10/1,50/1/1/1', 'minOdds'],
  ['0/24/10/1e3/1/1/1', 'minOdds'],
  ['0/24/10/0.5/1/1/1', 'minOdds'],
  ['0/24/10/1.50/5/1/1', 'sortType'],
  ['0/24/10/1.50/1/0/1', 'pageNumber'],
  ['13/24/10/1.50/1/1/1', 'outcomeCategoryId'],
])('%s is refused, naming %s', async (segments, field) => {
  const url = `/page-soccer-value-trends/${segments}`;
  const reply = await api.app.inject({ url, headers: subscriber });
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().error.details)).toEqual([field]);
});

test('a guest and a user without a subscription get premium_required', async () => {
  const url = `/page-soccer-value-trends/${DEFAULT}`;
  const { headers } = await aPerson(api);
  for (const caller of [{}, headers]) {
    const reply = await api.app.inject({ url, headers: caller });
    expect(reply.statusCode).toBe(402);
    expect(reply.json().error.code).toBe('premium_required');
  }
});
