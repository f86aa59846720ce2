import { decodeMatch } from '@tipmark/contract/match-wire';
import { aFeedLeague, aFeedMatch, aFeedScore, aFeedSeason, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { aHockeyLeague, aHockeyMatch } from '../hockey/testing/hockey-feed.ts';

const KICK_OFF = 1_705_158_000;
const HOUR = 3_600;
const DAY = 24 * HOUR;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF });
}, 60_000);

afterAll(() => api.close());

async function readBlocks() {
  const reply = await api.app.inject('/soccer/main/page');
  expect(reply.statusCode).toBe(200);
  return reply.json().data.blocks;
}

test('an empty world has no blocks', async () => {
  expect(await readBlocks()).toEqual([]);
});

test('the blocks of popular matches, live matches, teams and leagues come in this order', async () => {
  await sendFeed(api, [
    ...aFeedSetting('A', 'B', 'C', 'D', 'E'),
    aFeedLeague({ key: 'second', name: { en: 'Second', ru: 'Вторая' }, tier: 2 }),
    aFeedMatch('A', 'B', { startsAt: KICK_OFF - HOUR }),
    aFeedScore('A-B', 1, 0, { status: 2, liveState: '2H:55' }),
    aFeedMatch('C', 'D', { startsAt: KICK_OFF + HOUR }),
    aFeedMatch('D', 'E', { startsAt: KICK_OFF - 5 * HOUR }),
    aFeedScore('D-E', 0, 0),
    aFeedMatch('E', 'A', { startsAt: KICK_OFF + 90 * HOUR }),
  ]);
  api.setNow(KICK_OFF + 60);
  const [popular, live, teams, leagues, ...rest] = await readBlocks();
  expect(rest).toEqual([]);
  expect(teams).toMatchObject({ kind: 8, routeName: 'teams' });
  const watched = teams.items.map(({ name, match }: { name: string; match: object }) => ({
    name,
    ...match,
  }));
  expect(watched).toMatchObject([
    { name: 'A', isLive: true, score: [1, 0], opponent: 'B' },
    { name: 'B', isLive: true, score: [0, 1], opponent: 'A' },
    { name: 'C', isLive: false, score: null, opponent: 'D' },
    { name: 'D', isLive: false, score: null, opponent: 'C' },
    { name: 'E', isLive: false, score: null, opponent: 'A' },
  ]);
  expect(popular).toMatchObject({ kind: 5, routeName: 'results' });
  const names = popular.items.map(({ match }: { match: never }) => decodeMatch(match).home.name);
  expect(names).toEqual(['A', 'C']);
  expect(live).toMatchObject({ kind: 4, params: { tab: 'live' } });
  expect(live.items.map(({ name }: { name: string }) => name)).toEqual(['Премьер-лига']);
  expect(decodeMatch(live.items[0].matches[0])).toMatchObject({ liveState: '2H:55' });
  expect(leagues).toMatchObject({ kind: 6, routeName: 'leagues' });
  expect(leagues.items).toMatchObject([
    { name: 'Премьер-лига', countOfMatches: 4, countOfNext: 2 },
  ]);
});

test('a league without matches is not popular, one without matches soon comes after those that have some', async () => {
  const inLeague = (key: string, tier: 1 | 3, startsAt: number) => [
    aFeedLeague({ key, name: { en: key, ru: key }, tier }),
    aFeedSeason({ key: `${key} season`, leagueKey: key }),
    aFeedMatch('A', 'C', { key: `${key} match`, seasonKey: `${key} season`, startsAt }),
  ];
  await sendFeed(api, [
    ...inLeague('Resting', 1, KICK_OFF + 31 * DAY),
    ...inLeague('Playing', 3, KICK_OFF + 29 * DAY),
  ]);
  const full = await api.app.inject('/page-empty?hasSidebar=1');
  const names = full
    .json()
    .data.sidebar.popularLeagues.map(({ name }: { readonly name: string }) => name);
  expect(names).toEqual(['Премьер-лига', 'Playing', 'Resting']);
});

test('a league that plays within a day is listed before one that does not', async () => {
  await sendFeed(api, [
    aFeedLeague({ key: 'Today', name: { en: 'Today', ru: 'Today' }, tier: 3 }),
    aFeedSeason({ key: 'Today season', leagueKey: 'Today' }),
    ...aFeedSetting('F', 'G'),
    aFeedMatch('F', 'G', { seasonKey: 'Today season', startsAt: KICK_OFF + 20 * HOUR }),
  ]);
  api.setNow(KICK_OFF + 90);
  const leagues = (await readBlocks()).at(-1);
  const names = leagues.items.map(({ name }: { readonly name: string }) => name);
  expect(names).toEqual(['Премьер-лига', 'Today', 'Playing', 'Resting']);
});

test('the most viewed match comes first', async () => {
  const [popular] = await readBlocks();
  const { match } = popular.items[1];
  await api.app.inject({
    method: 'POST',
    url: '/statistics',
    headers: {
      cookie: `token=${api.services.guests.issue().token}`,
      'user-agent': 'Mozilla/5.0 Firefox/150.0',
    },
    payload: { event_type: 'page_view', event_properties: { matchUrl: decodeMatch(match).link } },
  });
  api.setNow(KICK_OFF + 120);
  const [again] = await readBlocks();
  expect(again.items[0].match['3']).toBe(match['3']);
});

test('an empty page has a sidebar of leagues and matches only on request', async () => {
  const empty = await api.app.inject('/page-empty');
  expect(empty.json()).toEqual({ data: { sidebar: null } });
  const full = await api.app.inject('/page-empty?hasSidebar=1');
  const { popularLeagues, popularMatches } = full.json().data.sidebar;
  expect(popularLeagues).toHaveLength(4);
  expect(popularMatches).toHaveLength(3);
});

test('an empty page lists the live matches of its sport and the next ones, eight at most', async () => {
  const read = async (sport: string) => {
    const reply = await api.app.inject(`/page-empty?hasMatches=1${sport}`);
    const { sidebar, matches } = reply.json().data;
    expect(sidebar).toBeNull();
    return matches.map(
      ({ match }: { match: never }) => decodeMatch(match).home.name + decodeMatch(match).away.name,
    );
  };
  const soccer = await read('');
  expect(soccer).toEqual(['AB', 'CD', 'FG', 'EA', 'AC', 'AC']);
  expect(await read('&sport=3')).toEqual([]);
  const clubs = Array.from({ length: 10 }, (_, index) => `Club ${index}`);
  const later = (index: number) =>
    aHockeyMatch('Club 0', `Club ${index}`, { startsAt: KICK_OFF + index * HOUR });
  await sendFeed(api, [
    ...aHockeyLeague(clubs),
    ...clubs.slice(1).map((_, index) => later(9 - index)),
  ]);
  const reply = await api.app.inject('/page-empty?hasMatches=1&sport=2');
  const starts = reply
    .json()
    .data.matches.map(({ match }: { match: never }) => decodeMatch(match).startsAt);
  expect(starts).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((hours) => KICK_OFF + hours * HOUR));
  expect((await api.app.inject('/page-empty?hasMatches=1&sport=9')).statusCode).toBe(400);
  expect(await read('&sport=1')).toEqual(soccer);
});
