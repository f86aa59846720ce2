import {
  aFeedLeague,
  aFeedMatch,
  aFeedReferee,
  aFeedScore,
  aFeedSetting,
  aFeedTeam,
} from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { aUser } from '../../testing/users.ts';

const KICK_OFF = 1_705_158_000;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF });
  const team = (en: string, ru: string) => aFeedTeam(en, { name: { en, ru } });
  await sendFeed(api, [
    ...aFeedSetting(),
    aFeedLeague({ key: 'second', name: { en: 'Second Division', ru: 'Вторая лига' }, tier: 2 }),
    team('Zenit', 'Зенит'),
    team('Spartak Moscow', 'Спартак Москва'),
    team('Shakhtar', 'Шахтёр'),
    team('Málaga', 'Малага'),
    team('Khimki', 'Химки'),
    team('Yantar', 'Янтарь'),
    team('Biryuza Shchyolkovo', 'Бирюза Щёлково'),
    ...Array.from({ length: 7 }, (_, index) => team(`City ${index}`, `Город ${index}`)),
    aFeedReferee('S Karasev', { name: { en: 'Sergey Karasev', ru: 'Сергей Карасёв' } }),
    aFeedMatch('Zenit', 'Spartak Moscow', { startsAt: KICK_OFF + 3_600 }),
    aFeedMatch('Spartak Moscow', 'Zenit', { startsAt: KICK_OFF + 9 * 86_400 }),
    aFeedMatch('Zenit', 'Málaga', { startsAt: KICK_OFF - 1_800 }),
    aFeedScore('Zenit-Málaga', 1, 0, { status: 2, liveState: '1H:30' }),
    aFeedMatch('Zenit', 'Shakhtar', { startsAt: KICK_OFF - 60 * 86_400 }),
  ]);
  await aUser(api, 'zenith-fan');
  await aUser(api, 'zenit-hidden', { isPrivate: true });
}, 60_000);

afterAll(() => api.close());

async function search(query: string, searchType?: number, locale = 'ru') {
  const type = searchType === undefined ? '' : `&searchType=${searchType}`;
  const reply = await api.app.inject({
    url: `/soccer/search/?query=${encodeURIComponent(query)}${type}`,
    headers: { 'accept-language': locale },
  });
  return { status: reply.statusCode, ...reply.json() };
}

const names = (group: readonly { readonly name: string }[]) => group.map(({ name }) => name);

test.each(['зен', 'Zen', 'ЗЕНИТ', 'zénit', 'ptybn', 'яутше', '  zenit  '])(
  '%j finds the team, whatever alphabet, case, accent or keyboard layout',
  async (query) => {
    expect(names((await search(query)).data.teams)).toEqual(['Зенит']);
  },
);

test.each([
  ['моск', 'Спартак Москва'],
  ['moskva spar', 'Спартак Москва'],
  ['шахтер', 'Шахтёр'],
  ['shakht', 'Шахтёр'],
  ['malaga', 'Малага'],
  ['himki', 'Химки'],
  ['jantar', 'Янтарь'],
  ['biruza schelk', 'Бирюза Щёлково'],
  ['зенитт', 'Зенит'],
])('%s finds %s by any word of its name', async (query, name) => {
  expect(names((await search(query)).data.teams)).toEqual([name]);
});

test('leagues, referees and users have groups of their own, in the requested language', async () => {
  const { data } = await search('se', undefined, 'en');
  expect(names(data.leagues)).toEqual(['Second Division']);
  expect(names(data.referees)).toEqual(['Sergey Karasev']);
  expect(names((await search('зенит')).data.users)).toEqual(['zenith-fan']);
});

test('matches near now are found, in play first, then the nearest; two words match both sides', async () => {
  const { data } = await search('zenit');
  expect(data.matches.map(({ match }: { match: Record<string, unknown> }) => match[3])).toEqual([
    expect.stringContaining('zenit-malaga'),
    expect.stringContaining('zenit-spartak'),
    expect.stringContaining('spartak-moscow-zenit'),
  ]);
  expect((await search('спартак зенит')).data.matches).toHaveLength(2);
  expect((await search('спартак малага')).data.matches).toEqual([]);
});

test('a group has five results, and more when only that group is requested', async () => {
  expect((await search('city')).data.teams).toHaveLength(5);
  expect((await search('city', 3)).data.teams).toHaveLength(7);
});

test('past matches are found when only matches are requested', async () => {
  const links = async (type?: number) =>
    (await search('zenit shakhtar', type)).data.matches.map(
      ({ match }: { match: Record<string, unknown> }) => match[3],
    );
  expect(await links()).toEqual([]);
  expect(await links(2)).toEqual([expect.stringContaining('zenit-shakhtar')]);
});

test('cappers can be searched alone, without private ones', async () => {
  const { data } = await search('зенит', 6);
  expect(names(data.users)).toEqual(['zenith-fan']);
  expect([data.matches, data.teams]).toEqual([[], []]);
});

test('a search type returns only its group', async () => {
  const { data } = await search('zenit', 3);
  expect(names(data.teams)).toEqual(['Зенит']);
  expect([data.matches, data.users]).toEqual([[], []]);
  expect((await search('zenit', 2)).data.teams).toEqual([]);
});

test.each(['', ' ', 'z', '%%', '__', "';--", '日本'])(
  '%j finds nothing and is not an error',
  async (query) => {
    expect(await search(query)).toEqual({
      status: 200,
      data: { matches: [], teams: [], leagues: [], referees: [], users: [] },
    });
  },
);

test('too long a query and an unknown type are refused', async () => {
  expect((await search('z'.repeat(101))).status).toBe(400);
  expect((await search('zenit', 7)).status).toBe(400);
});

test('a renamed team is found by its new and its old name', async () => {
  await api.database.db
    .updateTable('teams')
    .set({ name_en: 'Miners', name_ru: 'Горняк' })
    .where('name_en', 'in', ['Shakhtar', 'Miners'])
    .execute();
  expect(names((await search('shakht')).data.teams)).toEqual(['Горняк']);
  expect(names((await search('горн')).data.teams)).toEqual(['Горняк']);
});
