import type { PlayerPage, TennisPlayers, TennisRankings } from '@tipmark/contract';
import { DAY_SECONDS, SPORT } from '@tipmark/domain';
import { aFeedTeam } from '@tipmark/test-kit';
import {
  aTennisMatch,
  aTennisScore,
  aTournament,
} from '../../matches/tennis/testing/tournament.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const at = (text: string) => Date.parse(`${text}Z`) / 1_000;
/** A Wednesday. */
const NOW = at('2024-03-13T12:00:00');

const PLAYERS = [
  ['Jannik Rossi', 'ATP', 'IT'],
  ['Carlos Garcia', 'ATP', 'ES'],
  ['Daniil Orlov', 'ATP', 'RU'],
  ['Iga Nowak', 'WTA', 'PL'],
  ['Coco Smith', 'WTA', 'US'],
] as const;

let api: TestApi;
const idOf: Record<string, number> = {};

interface Played {
  readonly key: string;
  readonly on: string;
  readonly of: readonly [home: string, away: string];
  readonly ranks: [number | null, number | null];
  readonly sets?: readonly (readonly [number, number])[];
}

const MATCHES: readonly Played[] = [
  {
    key: 'old',
    on: '2022-05-02T12:00:00',
    of: ['Jannik Rossi', 'Carlos Garcia'],
    ranks: [1, 30],
    sets: [
      [6, 1],
      [6, 2],
    ],
  },
  {
    key: 'february',
    on: '2024-02-13T12:00:00',
    of: ['Jannik Rossi', 'Daniil Orlov'],
    ranks: [5, 3],
    sets: [
      [2, 6],
      [3, 6],
    ],
  },
  {
    key: 'monday',
    on: '2024-03-11T09:00:00',
    of: ['Carlos Garcia', 'Jannik Rossi'],
    ranks: [2, 4],
    sets: [
      [6, 4],
      [6, 4],
    ],
  },
  {
    key: 'women',
    on: '2024-03-05T12:00:00',
    of: ['Iga Nowak', 'Coco Smith'],
    ranks: [1, null],
    sets: [
      [6, 0],
      [6, 0],
    ],
  },
  {
    key: 'next',
    on: '2024-03-14T12:00:00',
    of: ['Daniil Orlov', 'Carlos Garcia'],
    ranks: [3, 2],
  },
];

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const { receipt } = await sendFeed(api, [
    ...aTournament([]),
    ...PLAYERS.map(([name, tour, countryCode]) =>
      aFeedTeam(name, { sport: SPORT.tennis, countryCode, tour }),
    ),
    // a pair plays, but is no player
    aFeedTeam('Rossi / Orlov', { sport: SPORT.tennis, countryCode: 'IT' }),
    ...MATCHES.flatMap(({ key, on, of: [home, away], ranks, sets }) => [
      aTennisMatch(home, away, { key, startsAt: at(on), ranks }),
      ...(sets ? [aTennisScore(key, sets)] : []),
    ]),
  ]);
  expect(receipt).toMatchObject({ quarantined: 0 });
  const rows = await api.database.db.selectFrom('teams').select(['id', 'name_en']).execute();
  for (const { id, name_en: name } of rows) idOf[name] = id;
}, 60_000);

afterAll(() => api.close());

async function read<Data>(url: string, language = 'en'): Promise<Data> {
  const reply = await api.app.inject({ url, headers: { 'accept-language': language } });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json().data;
}

const rankings = (query = '') => read<TennisRankings>(`/tennis/rankings${query}`);
const players = (query = '', language = 'en') =>
  read<TennisPlayers>(`/tennis/players${query}`, language);
const ranksOf = ({ players: all }: TennisRankings) =>
  all.map(({ name, rank }) => [rank.place, name]);

test('the current ranking has the latest stated ranks, each with its day', async () => {
  const page = await rankings();
  expect(page).toMatchObject({
    tours: ['ATP', 'WTA'],
    tour: 'ATP',
    week: at('2024-03-11T00:00:00'),
    isCurrent: true,
    firstWeek: at('2022-05-02T00:00:00'),
    count: 3,
    nextPageNumber: null,
  });
  expect(ranksOf(page)).toEqual([
    [2, 'Carlos Garcia'],
    [3, 'Daniil Orlov'],
    [4, 'Jannik Rossi'],
  ]);
  const [garcia, orlov, rossi] = page.players;
  // stated with a match of tomorrow, that is by now
  expect(garcia?.rank.at).toBe(NOW);
  expect(rossi).toMatchObject({
    countryName: 'Italy',
    rank: { place: 4, at: at('2024-03-11T09:00:00') },
    before: { place: 5, at: at('2024-02-13T12:00:00') },
    best: { place: 1, at: at('2022-05-02T12:00:00') },
    last: { opponent: 'Carlos Garcia', isWon: false },
    next: null,
  });
  expect(orlov).toMatchObject({
    before: { place: 3, at: at('2024-02-13T12:00:00') },
    last: { opponent: 'Jannik Rossi', isWon: true },
    next: { opponent: 'Carlos Garcia', startsAt: at('2024-03-14T12:00:00') },
  });
});

test('the change is from the last earlier week with a rank; a first rank has none', async () => {
  const [garcia] = (await rankings()).players;
  expect(garcia).toMatchObject({ before: { place: 30 }, best: { place: 2 } });
  const [nowak, ...others] = (await rankings('?tour=WTA')).players;
  expect(nowak).toMatchObject({ name: 'Iga Nowak', before: null, best: { place: 1 } });
  // a player without a rank is in no ranking
  expect(others).toEqual([]);
});

test('the ranking of a past week ignores later matches', async () => {
  const page = await rankings(`?timestamp=${at('2024-02-15T12:00:00')}`);
  expect(page).toMatchObject({ isCurrent: false, week: at('2024-02-12T00:00:00'), tours: ['ATP'] });
  expect(ranksOf(page)).toEqual([
    [3, 'Daniil Orlov'],
    [5, 'Jannik Rossi'],
  ]);
  expect(page.players.map(({ next }) => next)).toEqual([null, null]);
  expect(page.players[1]?.last).toMatchObject({ isWon: false, opponent: 'Daniil Orlov' });
});

test('a rank older than a year does not count; a future week is the current one', async () => {
  const between = await rankings(`?timestamp=${at('2023-10-02T12:00:00')}`);
  expect(between).toMatchObject({ tours: [], tour: null, count: 0, players: [] });
  const later = await rankings(`?timestamp=${NOW + 30 * DAY_SECONDS}`);
  expect(later).toMatchObject({ isCurrent: true, count: 3 });
});

test.each([
  ['/tennis/rankings?tour=A%20B', 'tour'],
  ['/tennis/rankings?timestamp=today', 'timestamp'],
  ['/tennis/rankings?page=0', 'page'],
  ['/tennis/players?country=italy', 'country'],
  ['/tennis/players?sort=3', 'sort'],
])('%s is refused with the name of the field', async (url, field) => {
  const reply = await api.app.inject(url);
  expect(reply.statusCode).toBe(400);
  expect(JSON.stringify(reply.json())).toContain(field);
});

test('the ranking of an unknown tour is empty', async () => {
  expect(await rankings('?tour=ITF')).toMatchObject({ tour: 'ITF', count: 0, players: [] });
});

test('the page of a player has the tour and a rank for each week, oldest first', async () => {
  const page = await read<PlayerPage>(`/tennis/player/page/${idOf['Jannik Rossi']}-x`);
  expect(page.tour).toBe('ATP');
  expect(page.ranks).toEqual([
    { place: 1, at: at('2022-05-02T12:00:00') },
    { place: 5, at: at('2024-02-13T12:00:00') },
    { place: 4, at: at('2024-03-11T09:00:00') },
  ]);
  expect(page.rank).toEqual(page.ranks.at(-1));
});

test('players are listed by rank, then those without one by name; pairs are left out', async () => {
  const page = await players();
  expect(page.players.map(({ name, tour }) => [name, tour])).toEqual([
    ['Iga Nowak', 'WTA'],
    ['Carlos Garcia', 'ATP'],
    ['Daniil Orlov', 'ATP'],
    ['Jannik Rossi', 'ATP'],
    ['Coco Smith', 'WTA'],
  ]);
  expect(page).toMatchObject({ count: 5, tours: ['ATP', 'WTA'], nextPageNumber: null });
  expect(page.countries.map(({ name }) => name)).toEqual([
    'Italy',
    'Poland',
    'Russia',
    'Spain',
    'United States',
  ]);
  // the year's matches alone
  expect(page.players[3]).toMatchObject({ won: 0, lost: 2, rank: { place: 4 }, next: null });
  expect(page.players[2]).toMatchObject({ won: 1, lost: 0, next: { opponent: 'Carlos Garcia' } });
});

test('players are found by the beginning of a name, also with the other keyboard layout', async () => {
  const names = async (query: string) =>
    (await players(`?query=${encodeURIComponent(query)}`)).players.map(({ name }) => name);
  expect(await names('gar')).toEqual(['Carlos Garcia']);
  expect(await names('пфк')).toEqual(['Carlos Garcia']);
  expect(await names('garsia')).toEqual(['Carlos Garcia']);
  expect(await names('zzzz')).toEqual([]);
});

test('the list is filtered by country and tour, and sorted by name', async () => {
  const names = async (query: string) => (await players(query)).players.map(({ name }) => name);
  expect(await names('?country=IT')).toEqual(['Jannik Rossi']);
  expect(await names('?tour=WTA')).toEqual(['Iga Nowak', 'Coco Smith']);
  expect(await names('?tour=ATP&sort=2')).toEqual([
    'Carlos Garcia',
    'Daniil Orlov',
    'Jannik Rossi',
  ]);
  const { countries } = await players('?country=IT', 'ru');
  expect(countries.map(({ name }) => name)).toContain('Польша');
});
