import { SPORT } from '@tipmark/domain';
import { aFeedLeague, aFeedMatch, aFeedReferee, aFeedSeason, aFeedTeam } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  await sendFeed(api, [
    aFeedLeague({ key: 'open', name: { en: 'Brisbane International' } }),
    aFeedSeason({ key: 'open-season', leagueKey: 'open' }),
    aFeedTeam('Stromsgodset', { name: { en: 'Stromsgodset' }, countryCode: 'NO' }),
    aFeedTeam('Viking', { name: { en: 'Viking', ru: 'Викинг' }, countryCode: 'NO' }),
    aFeedReferee('Espen Eskås', { name: { en: 'Espen Eskås' }, countryCode: 'NO' }),
    aFeedTeam('Kei Nishikori', {
      sport: SPORT.tennis,
      tour: 'ATP',
      countryCode: 'JP',
      name: { en: 'Kei Nishikori' },
    }),
    aFeedMatch('Stromsgodset', 'Viking', { seasonKey: 'open-season', refereeKey: 'Espen Eskås' }),
  ]);
}, 60_000);

afterAll(() => api.close());

async function idOf(table: 'teams' | 'leagues' | 'referees', name: string): Promise<number> {
  const query = api.database.db.selectFrom(table).select('id').where('name_en', '=', name);
  return (await query.executeTakeFirstOrThrow()).id;
}

async function read(url: string, language: string) {
  const reply = await api.app.inject({ url, headers: { 'accept-language': language } });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json().data;
}

describe.each([
  {
    table: 'teams',
    name: 'Stromsgodset',
    russian: 'Стрёмсгодсет',
    part: 'team',
    address: (id: number) => `/page-soccer-team/${id}/10/0/0/1/1/1/1`,
  },
  {
    table: 'teams',
    name: 'Kei Nishikori',
    russian: 'Кэй Нисикори',
    part: 'player',
    address: (id: number) => `/tennis/player/page/${id}`,
  },
  {
    table: 'referees',
    name: 'Espen Eskås',
    russian: 'Эспен Эскос',
    part: 'referee',
    address: (id: number) => `/page-soccer-referee/${id}/20/24/0/0`,
  },
  {
    table: 'leagues',
    name: 'Brisbane International',
    russian: 'Брисбен Интернешнл',
    part: 'league',
    address: (id: number) => `/page-soccer-league/${id}/0/0/0/1/1/1`,
  },
] as const)('the page of $name', ({ table, name, russian, part, address }) => {
  test('has the name by rule in Russian, with the original one', async () => {
    const page = await read(address(await idOf(table, name)), 'ru');
    expect([page[part].name, page.originalName]).toEqual([russian, name]);
  });

  test('has the name alone in English', async () => {
    const page = await read(address(await idOf(table, name)), 'en');
    expect(page[part].name).toBe(name);
    expect(page).not.toHaveProperty('originalName');
  });
});

test('a page with a name that a source gives says nothing of it', async () => {
  const page = await read(
    `/page-soccer-team/${await idOf('teams', 'Viking')}/10/0/0/1/1/1/1`,
    'ru',
  );
  expect(page.team.name).toBe('Викинг');
  expect(page).not.toHaveProperty('originalName');
});

test.each([
  ['stromsgodset', 'ru', { name: 'Стрёмсгодсет', originalName: 'Stromsgodset' }],
  ['стремсгодсет', 'ru', { name: 'Стрёмсгодсет', originalName: 'Stromsgodset' }],
  ['стрёмсг', 'en', { name: 'Stromsgodset' }],
  ['викинг', 'ru', { name: 'Викинг' }],
])('a search for %s in %s finds %j', async (query, language, found) => {
  const { teams } = await read(`/soccer/search/?query=${encodeURIComponent(query)}`, language);
  const names = teams.map(({ name, originalName }: { name: string; originalName?: string }) => ({
    name,
    originalName,
  }));
  expect(names).toEqual([found]);
});

test('a search has the original names of tournaments and referees, too', async () => {
  const leagues = await read('/soccer/search/?query=brisbane', 'ru');
  expect(leagues.leagues).toMatchObject([
    { name: 'Брисбен Интернешнл', originalName: 'Brisbane International' },
  ]);
  const { referees } = await read('/soccer/search/?query=espen', 'ru');
  expect(referees).toMatchObject([{ name: 'Эспен Эскос', originalName: 'Espen Eskås' }]);
  const inEnglish = await read('/soccer/search/?query=espen', 'en');
  expect(inEnglish.referees[0]).not.toHaveProperty('originalName');
});

const namesOf = (rows: readonly { name: string; originalName?: string }[]) =>
  rows.map(({ name, originalName }) => ({ name, originalName }));

test('lists of teams and tournaments have the original of names by rule, in Russian', async () => {
  const teams = '/page-soccer-teams/1/10/0/0/0/0/2';
  const leagues = '/page-soccer-leagues/1/0/0/0/0/0/2/0';
  expect(namesOf((await read(teams, 'ru')).teams)).toEqual([
    { name: 'Викинг' },
    { name: 'Стрёмсгодсет', originalName: 'Stromsgodset' },
  ]);
  expect(namesOf((await read(leagues, 'ru')).leagues)).toEqual([
    { name: 'Брисбен Интернешнл', originalName: 'Brisbane International' },
  ]);
  expect(namesOf((await read(teams, 'en')).teams)).toEqual([
    { name: 'Stromsgodset' },
    { name: 'Viking' },
  ]);
});

const ORIGINAL_NAME = '23';

test('rows of matches have the original of names by rule, in Russian', async () => {
  const url = `/page-soccer-league/${await idOf('leagues', 'Brisbane International')}/0/0/0/1/1/1`;
  const sidesOf = async (language: string) => {
    const { results, fixtures } = await read(url, language);
    const [match] = [...results.matches, ...fixtures.matches];
    return ['7', '8'].map((side) => [match[side]['1'], match[side][ORIGINAL_NAME]]);
  };
  expect(await sidesOf('ru')).toEqual([
    ['Стрёмсгодсет', 'Stromsgodset'],
    ['Викинг', undefined],
  ]);
  expect(await sidesOf('en')).toEqual([
    ['Stromsgodset', undefined],
    ['Viking', undefined],
  ]);
});

test('tables of leagues have it, too', async () => {
  const url = `/page-soccer-league/${await idOf('leagues', 'Brisbane International')}/0/0/0/1/1/1`;
  const teamsOf = async (language: string) => {
    const { table } = await read(url, language);
    return table.rows.map(({ team }: { team: { name: string } }) => team);
  };
  expect(await teamsOf('ru')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Стрёмсгодсет', originalName: 'Stromsgodset' }),
      expect.not.objectContaining({ originalName: expect.anything() }),
    ]),
  );
  for (const team of await teamsOf('en')) expect(team).not.toHaveProperty('originalName');
});
