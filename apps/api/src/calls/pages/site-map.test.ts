import { MAX_ID, SITE_MAP_LAST_PART, SITE_MAP_ROUTES } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { aFeedMatch, aFeedReferee, aFeedSetting } from '@tipmark/test-kit';
import { aPerson } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;

/** A record of one settled tip. */
const aRating = (userId: number) => ({
  user_id: userId,
  tips: 1,
  counted: 1,
  won: 1,
  profit_milli: 900,
  stake_milli: 1_000,
  mean_milli: 1_900,
  clv: null,
  drawdown: 0,
  score: 0,
  first_at: new Date(KICK_OFF * 1_000),
  last_at: new Date(KICK_OFF * 1_000),
  position: null,
});

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF });
  const match = aFeedMatch('Arsenal', 'Chelsea', { startsAt: KICK_OFF, refereeKey: 'M Oliver' });
  await sendFeed(api, [...aFeedSetting('Arsenal', 'Chelsea'), aFeedReferee('M Oliver'), match]);
}, 60_000);

afterAll(() => api.close());

const get = async (url: string) => (await api.app.inject(url)).json().data;
const pagesOf = async (route: string): Promise<{ link: string; changedAt: number | null }[]> =>
  (await get(`/site-map/${route}/0`)).pages;
const links = async (route: string) => (await pagesOf(route)).map(({ link }) => link);

test('there are parts only for routes that have pages', async () => {
  const { parts } = await get('/site-map');
  expect(parts).toEqual(
    ['events', 'league', 'referee', 'team'].map((route) => ({ route, part: 0 })),
  );
});

test('links are those of the pages', async () => {
  const [event] = await links('events');
  const page = await get(`/soccer/events/page/${event}/10/12/0/0/0/0/1/0`);
  expect(event).toBe(page.match['3']);
  const [team] = await links('team');
  expect((await get(`/page-soccer-team/${team}/10/0/0/0/1/1/1`)).team.link).toBe(team);
  expect(await links('referee')).toHaveLength(1);
  expect(await links('hockeyEvents')).toEqual([]);
});

test('a match that was played changed then, its team nobody knows when', async () => {
  expect((await pagesOf('team'))[0]?.changedAt).toBeNull();
  api.setNow(KICK_OFF + 600);
  const later = await createTestApi({ now: KICK_OFF + 90_000, database: api.database });
  const { pages } = (await later.app.inject('/site-map/events/0')).json().data;
  await later.close();
  expect(pages[0].changedAt).toBe(KICK_OFF + 3 * 3_600);
  api.setNow(KICK_OFF);
});

test('users with a public record are listed, private and blocked ones are not', async () => {
  const { db } = api.services;
  const people = await Promise.all(
    ['open', 'hidden', 'blocked', 'new'].map((name) => aPerson(api, { name: `${name} one` })),
  );
  const [open, hidden, blocked] = people.map(({ url }) => url);
  const ids = await db
    .selectFrom('users')
    .select(['id', 'url'])
    .where('url', 'in', [open, hidden, blocked] as string[])
    .execute();
  for (const { id } of ids) {
    await db.insertInto('ratings').values(aRating(id)).execute();
  }
  await db
    .updateTable('users')
    .set({ is_private: true })
    .where('url', '=', hidden ?? '')
    .execute();
  await db
    .updateTable('users')
    .set({ blocked_at: new Date() })
    .where('url', '=', blocked ?? '')
    .execute();
  expect(await links('profile')).toEqual([open]);
});

test('an unknown route and an invalid part are refused, naming the parameter', async () => {
  for (const [url, field] of [
    ['/site-map/users/0', 'route'],
    ['/site-map/events/-1', 'part'],
    ['/site-map/events/x', 'part'],
  ] as const) {
    const reply = await api.app.inject(url);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().error.details)).toEqual([field]);
  }
});

test('the highest possible id is in the last part', async () => {
  const { db } = api.services;
  const names = { slug: 'last', name_en: 'Last', name_ru: 'Last', country_code: 'ENG' };
  await db
    .insertInto('teams')
    .values({ ...names, id: MAX_ID, sport: SPORT.hockey })
    .execute();
  const { pages: last } = await get(`/site-map/hockeyTeam/${SITE_MAP_LAST_PART}`);
  expect(last).toEqual([{ link: `${MAX_ID}-last`, changedAt: null }]);
});

test.each(SITE_MAP_ROUTES)('the parts of %s end at the highest possible id', async (route) => {
  const last = await get(`/site-map/${route}/${SITE_MAP_LAST_PART}`);
  expect(last.pages).toHaveLength(route === 'hockeyTeam' ? 1 : 0);
  const behind = await api.app.inject(`/site-map/${route}/${SITE_MAP_LAST_PART + 1}`);
  expect(behind.statusCode).toBe(400);
});
