import { aFeedLeague, aFeedReferee, aFeedTeam } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { aUser } from '../../testing/users.ts';

let api: TestApi;

const TEAMS = [
  ['Real Madrid', 'Реал Мадрид'],
  ['Real Sociedad', 'Реал Сосьедад'],
  ['Barcelona', 'Барселона'],
  ['Arsenal', 'Арсенал'],
  ['Arsenal Tula', 'Арсенал Тула'],
  ['Tottenham Hotspur', 'Тоттенхэм Хотспур'],
  ['Liverpool', 'Ливерпуль'],
  ['Milan', 'Милан'],
  ['Mulhouse', 'Мюлуз'],
  ['Rome', 'Рома'],
  ['Home Guard', 'Хоум Гард'],
] as const;

beforeAll(async () => {
  api = await createTestApi();
  await sendFeed(api, [
    ...TEAMS.map(([en, ru]) => aFeedTeam(en, { name: { en, ru } })),
    aFeedLeague({ key: 'premier', name: { en: 'Premier League', ru: 'Премьер-лига' } }),
    aFeedReferee('S Karasev', { name: { en: 'Sergey Karasev', ru: 'Сергей Карасёв' } }),
  ]);
  await aUser(api, 'sociedat-forever');
}, 60_000);

afterAll(() => api.close());

async function search(query: string, searchType = 1) {
  const reply = await api.app.inject({
    url: `/soccer/search/?query=${encodeURIComponent(query)}&searchType=${searchType}`,
    headers: { 'accept-language': 'ru' },
  });
  const { data } = reply.json();
  const names = (group: readonly { name: string }[]) => group.map(({ name }) => name);
  return {
    teams: names(data.teams),
    leagues: names(data.leagues),
    referees: names(data.referees),
    users: names(data.users),
  };
}

test.each([
  ['реал мадрит', ['Реал Мадрид']],
  ['real madird', ['Реал Мадрид']],
  ['барселонна', ['Барселона']],
  ['барсилона', ['Барселона']],
  ['брселона', ['Барселона']],
  ['барсил', ['Барселона']],
  ['arsenl', ['Арсенал', 'Арсенал Тула']],
  ['арсинал тула', ['Арсенал Тула']],
  ['тотенхем', ['Тоттенхэм Хотспур']],
  ['тоттнхэм хотспурр', ['Тоттенхэм Хотспур']],
  ['ливерпль', ['Ливерпуль']],
  ['молан', ['Милан']],
  ['рона', ['Рома']],
  ['сосьедат', ['Реал Сосьедад']],
])('%s with a typing error finds %j', async (query, teams) => {
  expect((await search(query)).teams).toEqual(teams);
});

test('a name in the wrong keyboard layout with a typing error is found', async () => {
  expect((await search('fhctyfk')).teams).toEqual(['Арсенал', 'Арсенал Тула']);
  expect((await search('fhcbyfk')).teams).toEqual(['Арсенал', 'Арсенал Тула']);
});

test('leagues and referees are found despite typing errors', async () => {
  expect((await search('премер лига')).leagues).toEqual(['Премьер-лига']);
  expect((await search('карсев')).referees).toEqual(['Сергей Карасёв']);
});

test('exact matches are not joined by similar names', async () => {
  expect((await search('мила')).teams).toEqual(['Милан']);
  expect((await search('roma')).teams).toEqual(['Рома']);
  expect((await search('реал')).teams).toEqual(['Реал Мадрид', 'Реал Сосьедад']);
});

test('an exact match of a user is not joined by similar teams', async () => {
  expect(await search('sociedat')).toMatchObject({ teams: [], users: ['sociedat-forever'] });
});

test.each([
  'zzzzzz',
  'ман',
  'мадрид барселона',
  'рмо',
  'арсенал зззззз',
  `арсенл${'абв'.repeat(31)}`,
])('%s is not similar to any team', async (query) => {
  expect((await search(query)).teams).toEqual([]);
});
