import { SPORT } from '@tipmark/domain';
import { teamNames } from '@tipmark/importers';
import { aFeedReferee, aFeedTeam } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

let api: TestApi;

const club = (countryCode: string, key: string) =>
  aFeedTeam(key, { countryCode, ...teamNames(countryCode, key) });

beforeAll(async () => {
  api = await createTestApi();
  await sendFeed(api, [
    club('DE', 'Bayern Munich'),
    club('DE', 'Munich 1860'),
    club('DE', 'FC Koln'),
    club('GB-ENG', 'Man United'),
    club('GB-ENG', 'Man City'),
    club('GB-ENG', 'Wolves'),
    club('FR', 'Paris SG'),
    club('ES', 'Barcelona'),
    club('ES', 'Espanol'),
    aFeedTeam('Wolvestown', { name: { en: 'Wolvestown', ru: 'Вулвестаун' } }),
    aFeedReferee('M Oliver', { name: { en: 'M Oliver', ru: 'M Oliver' } }),
  ]);
}, 60_000);

afterAll(() => api.close());

async function teamsBy(query: string, locale = 'ru'): Promise<string[]> {
  const reply = await api.app.inject({
    url: `/soccer/search/?query=${encodeURIComponent(query)}`,
    headers: { 'accept-language': locale },
  });
  return reply.json().data.teams.map(({ name }: { name: string }) => name);
}

test.each([
  ['Bayern München', ['Бавария']],
  ['Bayern', ['Бавария']],
  ['бавария', ['Бавария']],
  ['fc bayern', ['Бавария']],
  ['Cologne', ['Кёльн']],
  ['Man United', ['Манчестер Юнайтед']],
  ['man utd', ['Манчестер Юнайтед']],
  ['Манчестер Юнайтед', ['Манчестер Юнайтед']],
  ['ман юнайтед', ['Манчестер Юнайтед']],
  ['МЮ', ['Мюнхен 1860', 'Манчестер Юнайтед']],
  ['PSG', ['Пари Сен-Жермен']],
  ['псж', ['Пари Сен-Жермен']],
  ['барса', ['Барселона']],
])('%s finds %j by a name of other sources', async (query, names) => {
  expect(await teamsBy(query)).toEqual(names);
});

test('teams with that name come before teams with it as an alternative name', async () => {
  expect(await teamsBy('München')).toEqual(['Мюнхен 1860', 'Бавария']);
  expect(await teamsBy('wolves', 'en')).toEqual(['Wolvestown', 'Wolverhampton Wanderers']);
  expect(await teamsBy('barcelona', 'en')).toEqual(['Barcelona', 'Espanyol']);
});

test('names reported later by another source are found, and old names after a renaming', async () => {
  await sendFeed(api, [
    {
      ...aFeedTeam('Köln'),
      source: 'elsewhere',
      sport: SPORT.soccer,
      countryCode: 'DE',
      name: { en: 'FC Köln' },
      aliases: ['Die Geißböcke'],
    },
  ]);
  expect(await teamsBy('geissbocke')).toEqual(['Кёльн']);
  await api.database.db
    .updateTable('teams')
    .set({ name_en: 'Effzeh', name_ru: 'Эффце' })
    .where('name_ru', '=', 'Кёльн')
    .execute();
  expect(await teamsBy('effzeh')).toEqual(['Эффце']);
  expect(await teamsBy('cologne')).toEqual(['Эффце']);
});
