import { aFeedEvent, aFeedMatch, aFeedScore, aFeedSeason, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const DAY = 86_400;

let api: TestApi;

type Goal = Parameters<typeof aFeedEvent>[1];

/** Goals of a match, a key each. */
const goalsOf = (matchKey: string, goals: readonly Goal[]) =>
  goals.map((goal, index) => aFeedEvent(matchKey, { key: `${matchKey}-${index}`, ...goal }));

const played = (home: string, away: string, score: [number, number], daysAgo: number) => [
  aFeedMatch(home, away, { startsAt: KICK_OFF - daysAgo * DAY }),
  aFeedScore(`${home}-${away}`, ...score),
];

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF });
  await sendFeed(api, [
    ...aFeedSetting('Lions', 'Bears', 'Foxes'),
    aFeedSeason({
      key: 'premier-league-2022',
      name: '2022/23',
      startsOn: '2022-08-11',
      endsOn: '2023-05-19',
    }),
    ...played('Lions', 'Bears', [3, 1], 9),
    ...goalsOf('Lions-Bears', [
      { player: 'A Lion', relatedPlayer: 'B Lion' },
      { player: 'A Lion', type: 'penalty_goal' },
      { player: 'A Bear', type: 'own_goal', side: 'home' },
      { player: 'A Bear', side: 'away' },
      { player: 'B Bear', type: 'yellow', side: 'away' },
    ]),
    ...played('Bears', 'Lions', [2, 1], 8),
    ...goalsOf('Bears-Lions', [
      { player: 'A Bear', relatedPlayer: 'B Bear' },
      { player: 'B Bear', relatedPlayer: 'A Bear' },
      { player: 'B Lion', relatedPlayer: 'C Lion', side: 'away' },
    ]),
    ...played('Foxes', 'Lions', [4, 0], 7),
    ...played('Foxes', 'Bears', [0, 0], 6),
    aFeedMatch('Bears', 'Foxes', { startsAt: KICK_OFF - 3_600 }),
    aFeedScore('Bears-Foxes', 1, 0, { status: 2, liveState: '2H:60' }),
    ...goalsOf('Bears-Foxes', [{ player: 'B Bear', relatedPlayer: 'C Bear' }]),
    {
      kind: 'squad',
      source: 'test-feed',
      key: 'bears',
      leagueKey: 'premier-league',
      season: '2023/24',
      teamKey: 'Bears',
      seq: 1,
      players: [{ name: 'A Bear', nameRu: 'А. Медведь' }, { name: 'B Bear' }],
    },
  ]);
}, 60_000);

afterAll(() => api.close());

async function scorers(segments: string, locale = 'en') {
  const reply = await api.app.inject({
    url: `/soccer-league-scorers/101-premier-league/${segments}`,
    headers: { 'accept-language': locale },
  });
  return { status: reply.statusCode, ...reply.json() };
}

const rowsOf = ({ data }: Awaited<ReturnType<typeof scorers>>) =>
  data.scorers.map((row: Record<string, unknown> & { team: { name: string } }) => [
    row['position'],
    row['player'],
    row.team.name,
    row['goals'],
    row['penaltyGoals'],
    row['assists'],
  ]);

test('scorers are ordered by goals, level ones share a position, penalty goals come last', async () => {
  const reply = await scorers('0/0/1/1');
  expect(rowsOf(reply)).toEqual([
    [1, 'A Bear', 'Bears', 2, 0, 1],
    [1, 'B Bear', 'Bears', 2, 0, 1],
    [1, 'A Lion', 'Lions', 2, 1, 0],
    [4, 'B Lion', 'Lions', 1, 0, 1],
  ]);
  expect(reply.data).toMatchObject({
    countOfMatches: 4,
    countOfReported: 3,
    hasAssists: true,
    nextPageNumber: null,
  });
});

test('scorers can be ordered by assists', async () => {
  expect(rowsOf(await scorers('0/0/2/1'))).toEqual([
    [1, 'A Bear', 'Bears', 2, 0, 1],
    [1, 'B Bear', 'Bears', 2, 0, 1],
    [1, 'B Lion', 'Lions', 1, 0, 1],
    [1, 'C Bear', 'Bears', 0, 0, 1],
    [1, 'C Lion', 'Lions', 0, 0, 1],
  ]);
});

test('scorers can be narrowed to the players and matches of a team', async () => {
  const { id } = (await scorers('0/0/1/1')).data.scorers.find(
    ({ player }: { player: string }) => player === 'A Lion',
  ).team;
  const reply = await scorers(`0/${id}/1/1`);
  expect(rowsOf(reply).map(([, player]: unknown[]) => player)).toEqual(['A Lion', 'B Lion']);
  expect(reply.data).toMatchObject({ countOfMatches: 3, countOfReported: 2 });
});

test('players have the Russian names of their squad, others those by rule', async () => {
  const names = rowsOf(await scorers('0/0/1/1', 'ru')).map(([, player]: unknown[]) => player);
  expect(names).toEqual(expect.arrayContaining(['А. Медведь', 'Б. Бир']));
});

test('a season without goals has no scorers, a season of another league is 404', async () => {
  const page = (await api.app.inject({ url: '/page-soccer-league/101-x/0/0/0/1/1/1' })).json().data;
  expect(page.seasons).toHaveLength(2);
  const { data } = await scorers(`${page.seasons[1].id}/0/1/1`);
  expect(data).toMatchObject({
    scorers: [],
    countOfMatches: 0,
    countOfReported: 0,
    hasAssists: false,
  });
  expect((await scorers('999/0/1/1')).status).toBe(404);
});

test('goals under only a surname go to the one player of the team with that surname', async () => {
  await sendFeed(api, [
    aFeedMatch('Foxes', 'Bears', { key: 'short', seasonKey: 'premier-league-2022' }),
    aFeedScore('short', 5, 1),
    ...goalsOf('short', [
      { player: 'Kylian Fox' },
      { player: 'Fox', type: 'penalty_goal' },
      { player: 'Old Vixen', relatedPlayer: 'Fox' },
      { player: 'Young Vixen' },
      { player: 'Vixen' },
      { player: 'Fox', side: 'away' },
    ]),
  ]);
  api.setNow(KICK_OFF + 120);
  const page = (await api.app.inject({ url: '/page-soccer-league/101-x/0/0/0/1/1/1' })).json().data;
  expect(rowsOf(await scorers(`${page.seasons[1].id}/0/1/1`))).toEqual([
    [1, 'Kylian Fox', 'Foxes', 2, 1, 1],
    [2, 'Fox', 'Bears', 1, 0, 0],
    [2, 'Old Vixen', 'Foxes', 1, 0, 0],
    [2, 'Vixen', 'Foxes', 1, 0, 0],
    [2, 'Young Vixen', 'Foxes', 1, 0, 0],
  ]);
});

test('scorers are listed fifty per page', async () => {
  await sendFeed(api, [
    aFeedMatch('Lions', 'Foxes', { startsAt: KICK_OFF - DAY }),
    aFeedScore('Lions-Foxes', 60, 0),
    ...goalsOf(
      'Lions-Foxes',
      Array.from({ length: 60 }, (_, index) => ({ player: `Lion ${index}` })),
    ),
  ]);
  api.setNow(KICK_OFF + 240);
  const first = await scorers('0/0/1/1');
  const second = await scorers('0/0/1/2');
  expect([first.data.scorers.length, first.data.nextPageNumber]).toEqual([50, 2]);
  expect([second.data.scorers.length, second.data.nextPageNumber]).toEqual([14, null]);
  const names = [...rowsOf(first), ...rowsOf(second)].map(([, player]) => player);
  expect(new Set(names).size).toBe(64);
});
