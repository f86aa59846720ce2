import type {
  PlayerPage,
  TournamentDraw,
  TournamentHistory,
  TournamentPage,
  TournamentsPage,
} from '@tipmark/contract';
import type { MatchRecord } from '@tipmark/contract/feed';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { COURT_TYPE, DAY_SECONDS, LEAGUE_TYPE, MATCH_STATUS, SPORT } from '@tipmark/domain';
import { aFeedLeague, aFeedOdds, aFeedSeason, aFeedTeam } from '@tipmark/test-kit';
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
const PAIRS = ['Anna Rossi / Carla Verdi', 'Berta Bianchi / Dora Neri'] as const;

let api: TestApi;
const linkOf: Record<string, string> = {};

type Sets = readonly (readonly [number, number])[];
const STRAIGHT: Sets = [
  [6, 4],
  [6, 3],
];

/** A match of a season and its result. */
function played(
  seasonKey: string,
  day: string,
  round: string,
  [home, away]: readonly [string, string],
  { sets = STRAIGHT, ...known }: Partial<MatchRecord> & { readonly sets?: Sets | null } = {},
) {
  const key = `${day} ${home}`;
  const startsAt = at(`${day}T12:00:00`);
  return [
    aTennisMatch(home, away, { key, seasonKey, round, startsAt, ...known }),
    ...(sets === null ? [] : [aTennisScore(key, sets)]),
  ];
}

/** A tournament with these years, each with its first and last day. */
function tournament(
  key: string,
  en: string,
  seasons: Readonly<Record<string, readonly [string, string]>>,
  leagueType: number = LEAGUE_TYPE.internationalClubs,
) {
  return [
    aFeedLeague({
      key,
      sport: SPORT.tennis,
      name: { en },
      countryCode: 'IT',
      leagueType: leagueType as typeof LEAGUE_TYPE.internationalClubs,
    }),
    ...Object.entries(seasons).map(([name, [startsOn, endsOn]]) =>
      aFeedSeason({ key: `${key}-${name}`, leagueKey: key, name, startsOn, endsOn }),
    ),
  ];
}

const clay = { court: COURT_TYPE.clay } as const;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const { receipt } = await sendFeed(api, [
    ...aTournament([]),
    ...['Rossi', 'Bianchi', 'Verdi', 'Neri'].map((name) =>
      aFeedTeam(name, { sport: SPORT.tennis, countryCode: 'IT', tour: 'ATP' }),
    ),
    ...['Nowak', 'Smith'].map((name) =>
      aFeedTeam(name, { sport: SPORT.tennis, countryCode: 'PL', tour: 'WTA' }),
    ),
    ...PAIRS.map((name) => aFeedTeam(name, { sport: SPORT.tennis, countryCode: 'IT' })),
    ...tournament('lake', 'ATP Lake Garda', {
      2022: ['2022-03-07', '2022-03-13'],
      2023: ['2023-03-06', '2023-04-16'],
      2024: ['2024-03-11', '2024-03-17'],
    }),
    ...played('lake-2022', '2022-03-13', 'F', ['Bianchi', 'Rossi'], clay),
    // two tournaments of one year
    ...played('lake-2023', '2023-03-08', 'SF', ['Rossi', 'Neri'], clay),
    ...played('lake-2023', '2023-03-12', 'F', ['Rossi', 'Bianchi'], {
      ...clay,
      seeds: [1, 2],
      ranks: [4, 9],
    }),
    ...played('lake-2023', '2023-04-12', 'SF', ['Rossi', 'Verdi'], {
      ...clay,
      sets: [
        [6, 7],
        [7, 6],
        [6, 4],
      ],
      seeds: [2, null],
      ranks: [4, 80],
    }),
    ...played('lake-2023', '2023-04-13', 'SF', ['Neri', 'Bianchi'], {
      ...clay,
      seeds: [null, 1],
      ranks: [60, 3],
    }),
    aFeedOdds(
      '2023-04-13 Neri',
      [
        ['Kappa', 'win.1', 4_000],
        ['Kappa', 'win.2', 1_250],
      ],
      { at: at('2023-04-13T09:00:00') },
    ),
    ...played('lake-2023', '2023-04-16', 'F', ['Rossi', 'Neri'], {
      ...clay,
      seeds: [2, null],
      sets: [
        [4, 6],
        [4, 6],
      ],
    }),
    ...played('lake-2024', '2024-03-12', 'SF', ['Rossi', 'Bianchi'], { ...clay, seeds: [1, 4] }),
    ...played('lake-2024', '2024-03-14', 'SF', ['Verdi', 'Neri'], { ...clay, sets: null }),
    ...tournament('park', 'WTA Park Open', {
      2023: ['2023-04-03', '2023-04-09'],
      2024: ['2024-04-01', '2024-04-07'],
    }),
    ...played('park-2023', '2023-04-09', 'F', ['Nowak', 'Smith']),
    ...tournament('old', 'ATP Old Town', { 2019: ['2019-03-11', '2019-03-17'] }),
    ...played('old-2019', '2019-03-17', 'F', ['Verdi', 'Neri']),
    ...tournament('pairs', 'WTA Park Open Doubles', { 2023: ['2023-04-03', '2023-04-09'] }),
    ...played('pairs-2023', '2023-04-09', 'F', PAIRS),
    ...tournament(
      'cup',
      'ATP Cup of Nations',
      { 2024: ['2024-01-01', '2024-01-07'] },
      LEAGUE_TYPE.nationalTeams,
    ),
    ...played('cup-2024', '2024-01-07', 'F', ['Rossi', 'Neri']),
    ...played('cup-2024', '2024-01-07', 'F', ['Bianchi', 'Verdi']),
  ]);
  expect(receipt).toMatchObject({ quarantined: 0 });
  for (const { name, link } of (await list()).tournaments) linkOf[name] = link;
}, 60_000);

afterAll(() => api.close());

async function read<Data>(url: string): Promise<Data> {
  const reply = await api.app.inject({ url, headers: { 'accept-language': 'en' } });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json().data;
}

const list = (query = '') => read<TournamentsPage>(`/tennis/tournaments${query}`);
const names = ({ tournaments }: TournamentsPage) => tournaments.map(({ name }) => name);
const page = (name: string, query = '') =>
  read<TournamentPage>(`/tennis/tournament/page/${linkOf[name]}${query}`);

test('the calendar begins with what is on now and ends with what no longer exists', async () => {
  const all = await list();
  expect(names(all)).toEqual([
    'ATP Lake Garda',
    'WTA Park Open',
    'WTA Park Open Doubles',
    'ATP Cup of Nations',
    'City Open',
    'ATP Old Town',
  ]);
  expect(all).toMatchObject({
    count: 6,
    tours: ['ATP', 'WTA'],
    courts: [COURT_TYPE.clay, COURT_TYPE.indoorHard].toSorted(),
    nextPageNumber: null,
  });
});

test('a tournament has its dates, tour, surface and the last champion', async () => {
  const [lake, park, pairs, cup] = (await list()).tournaments;
  expect(lake).toMatchObject({
    tour: 'ATP',
    court: COURT_TYPE.clay,
    edition: {
      name: '2024',
      startsAt: at('2024-03-12T12:00:00'),
      endsAt: at('2024-03-17T12:00:00'),
      state: 'running',
    },
    champion: { player: { name: 'Neri' }, season: '2023' },
  });
  expect(park).toMatchObject({
    tour: 'WTA',
    edition: { name: '2024', state: 'next', startsAt: at('2024-04-01T12:00:00') },
    champion: { player: { name: 'Nowak', countryCode: 'PL' }, season: '2023' },
  });
  expect(pairs).toMatchObject({
    tour: null,
    edition: { name: '2023', state: 'over' },
    champion: { player: { name: PAIRS[0] } },
  });
  expect(cup).toMatchObject({ champion: null });
});

test('conditions narrow the list and keep what others may be chosen', async () => {
  expect(names(await list('?tour=WTA'))).toEqual(['WTA Park Open']);
  expect(names(await list(`?courtType=${COURT_TYPE.clay}`))).toEqual(['ATP Lake Garda']);
  expect(names(await list('?query=garda'))).toEqual(['ATP Lake Garda']);
  expect(names(await list('?sort=2&tour=ATP'))).toEqual([
    'ATP Cup of Nations',
    'ATP Lake Garda',
    'ATP Old Town',
  ]);
  const none = await list('?query=nothing+such');
  expect(none).toMatchObject({ tournaments: [], count: 0, tours: ['ATP', 'WTA'] });
});

test.each([
  ['?courtType=9', 'courtType'],
  ['?sort=7', 'sort'],
  ['?tour=a%20b', 'tour'],
])('a list with %s is refused, naming the field', async (query, field) => {
  const reply = await api.app.inject(`/tennis/tournaments${query}`);
  expect([reply.statusCode, Object.keys(reply.json().error.details)]).toEqual([400, [field]]);
});

test('without a choice the page is of the last edition with matches', async () => {
  const { edition, holder, final, next, results, reached, areSeeded } =
    await page('ATP Lake Garda');
  expect(edition).toMatchObject({ name: '2024', state: 'running', isLast: true });
  expect(edition).not.toHaveProperty('part');
  expect(holder).toMatchObject({ player: { name: 'Neri' }, season: '2023' });
  expect(final).toBeNull();
  expect(next.map(({ match }) => decodeMatch(match).home.name)).toEqual(['Verdi']);
  expect(results.map(({ match }) => decodeMatch(match).home.name)).toEqual(['Rossi']);
  expect(areSeeded).toBe(true);
  expect(
    reached.map(({ player, seed, round, state }) => [player.name, seed, round, state]),
  ).toEqual([
    ['Rossi', 1, 'SF', 'won'],
    ['Bianchi', 4, 'SF', 'lost'],
  ]);
});

test('two tournaments of one year are two editions, each with its own champion', async () => {
  const { editions } = await page('ATP Lake Garda');
  expect(editions.map(({ name, part }) => [name, part])).toEqual([
    ['2024', undefined],
    ['2023', 2],
    ['2023', 1],
    ['2022', undefined],
  ]);
  const seasonId = editions[1]?.seasonId;
  const first = await page('ATP Lake Garda', `?seasonId=${seasonId}&part=1`);
  expect(first).toMatchObject({
    edition: { part: 1, state: 'over', endsAt: at('2023-03-12T12:00:00'), isLast: false },
    final: { champion: { name: 'Rossi' }, finalist: { name: 'Bianchi' } },
    holder: { player: { name: 'Bianchi' }, season: '2022' },
    counts: { matches: 2, drawn: 2, finals: 3 },
  });
  const last = await page('ATP Lake Garda', `?seasonId=${seasonId}`);
  expect(last).toMatchObject({
    edition: { part: 2 },
    final: { champion: { name: 'Neri' }, isChampionHome: false },
    holder: { player: { name: 'Rossi' }, season: '2023' },
    statistics: {
      matches: 3,
      tieBreaks: { count: 2, of: 7 },
      deciding: { count: 1, of: 3 },
      straight: { count: 2, of: 3 },
      favourites: { count: 0, of: 1 },
      higherRanked: { count: 1, of: 2 },
    },
  });
});

test('the draw is that of the chosen edition', async () => {
  const { editions } = await page('ATP Lake Garda');
  const draw = await read<TournamentDraw>(
    `/tennis/tournament/draw/${linkOf['ATP Lake Garda']}?seasonId=${editions[1]?.seasonId}&part=2`,
  );
  expect(draw.rounds.map(({ round, slots }) => [round, slots.length])).toEqual([
    ['SF', 2],
    ['F', 1],
  ]);
  const [final] = draw.rounds.at(-1)?.slots ?? [];
  expect(final?.players.map((player) => player?.name)).toEqual(['Rossi', 'Neri']);
});

test('champions by year, titles and most matches won', async () => {
  const history = await read<TournamentHistory>(
    `/tennis/tournament/history/${linkOf['ATP Lake Garda']}`,
  );
  expect(
    history.finals.map(({ name, part, champion, finalist }) => [
      name,
      part,
      champion.name,
      finalist.name,
    ]),
  ).toEqual([
    ['2023', 2, 'Neri', 'Rossi'],
    ['2023', 1, 'Rossi', 'Bianchi'],
    ['2022', undefined, 'Bianchi', 'Rossi'],
  ]);
  expect(
    history.titles.map(({ player, titles, lost, last }) => [player.name, titles, lost, last]),
  ).toEqual([
    ['Rossi', 1, 2, '2023'],
    ['Bianchi', 1, 1, '2022'],
    ['Neri', 1, 0, '2023'],
  ]);
  expect(history.wins.map(({ player, won, lost }) => [player.name, won, lost])).toEqual([
    ['Rossi', 4, 2],
    ['Neri', 2, 1],
    ['Bianchi', 1, 3],
  ]);
});

test('a competition of teams has matches, but neither draw nor champion', async () => {
  const cup = await page('ATP Cup of Nations');
  expect(cup).toMatchObject({
    edition: { state: 'over' },
    final: null,
    reached: [],
    counts: { matches: 2, drawn: 0, finals: 0 },
  });
  const draw = await read<TournamentDraw>(
    `/tennis/tournament/draw/${linkOf['ATP Cup of Nations']}`,
  );
  expect(draw.rounds).toEqual([]);
});

test('a tournament of pairs names both of a pair', async () => {
  const pairs = await page('WTA Park Open Doubles');
  expect(pairs).toMatchObject({ tour: null, final: { champion: { name: PAIRS[0] } } });
});

test.each(['page/999999-nothing', 'draw/x', 'history/999999'])('%s is not found', async (path) => {
  expect((await api.app.inject(`/tennis/tournament/${path}`)).statusCode).toBe(404);
});

test('an edition of another tournament or a part that a year does not have is not found', async () => {
  const { edition } = await page('WTA Park Open');
  const lake = `/tennis/tournament/page/${linkOf['ATP Lake Garda']}`;
  const codes = await Promise.all(
    [`?seasonId=${edition.seasonId}`, '?part=2'].map(
      async (query) => (await api.app.inject(lake + query)).statusCode,
    ),
  );
  expect(codes).toEqual([404, 404]);
});

test('a walkover decides a final, and counts as a title of the player', async () => {
  api.setNow(NOW + 20 * DAY_SECONDS);
  await sendFeed(api, [
    ...played('park-2024', '2024-04-07', 'F', ['Smith', 'Nowak'], { sets: null }),
    { ...aTennisScore('2024-04-07 Smith', []), status: MATCH_STATUS.walkover, advancing: 'home' },
  ]);
  const park = await page('WTA Park Open', '?part=1');
  expect(park).toMatchObject({
    final: { champion: { name: 'Smith' } },
    statistics: { matches: 0, walkovers: 1, gamesPerMatch: null },
  });
  const smith = await read<PlayerPage>(`/tennis/player/page/${park.final?.champion.link}`);
  expect(smith.finals).toEqual([1, 1]);
  expect(
    smith.finalMatches.map(({ league, season, isWon }) => [league.name, season, isWon]),
  ).toEqual([
    ['WTA Park Open', '2024', true],
    ['WTA Park Open', '2023', false],
  ]);
});
