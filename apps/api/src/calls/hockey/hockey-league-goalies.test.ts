import type { FeedRecord } from '@tipmark/contract/feed';
import { aFeedEvent, aFeedStatistics } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import {
  aHockeyLeague,
  aHockeyMatch,
  aHockeyScore,
  HOCKEY_NOW,
  idOfKey,
} from './testing/hockey-feed.ts';

const DAY = 86_400;

let api: TestApi;
let [league, lukko] = [0, 0];

const goalie = (name: string) => ({
  starting: [{ name, position: 'GK' as const }],
  substitutes: [],
  absent: [],
});

interface Game {
  readonly goalies: readonly [home: string, away: string];
  readonly goals: readonly [home: number, away: number];
  readonly shots: readonly [home: number, away: number];
  /** Power plays and the goals in them. */
  readonly home: readonly [chances: number, goals: number];
  readonly away: readonly [chances: number, goals: number];
}

/** A match between the two clubs, with everything about goalies and power plays. */
function played(daysAgo: number, { goalies, goals, shots, home, away }: Game): FeedRecord[] {
  const key = `game ${daysAgo}`;
  return [
    aHockeyMatch('Lukko', 'Karhu', { key, startsAt: HOCKEY_NOW - daysAgo * DAY }),
    aHockeyScore(key, {
      periods: [
        [goals[0], goals[1]],
        [0, 0],
        [0, 0],
      ],
    }),
    aFeedStatistics(key, {
      home: {
        shots: shots[0],
        saves: shots[1] - goals[1],
        powerPlays: home[0],
        powerPlayGoals: home[1],
      },
      away: {
        shots: shots[1],
        saves: shots[0] - goals[0],
        powerPlays: away[0],
        powerPlayGoals: away[1],
      },
    }),
    {
      kind: 'lineup',
      source: aFeedStatistics(key, {}).source,
      matchKey: key,
      seq: 1,
      home: goalie(goalies[0]),
      away: goalie(goalies[1]),
    } as FeedRecord,
  ];
}

const first: Game = {
  goalies: ['A Niemi', 'B Rask'],
  goals: [3, 0],
  shots: [30, 20],
  home: [4, 2],
  away: [2, 0],
};

beforeAll(async () => {
  api = await createTestApi({ now: HOCKEY_NOW });
  const { receipt } = await sendFeed(api, [
    ...aHockeyLeague(['Lukko', 'Karhu']),
    ...[2, 3, 4, 5].flatMap((daysAgo) => played(daysAgo, first)),
    // the last goal of the guests was into an empty net
    ...played(6, { ...first, goals: [1, 3], shots: [25, 23], home: [2, 0], away: [3, 1] }),
    aFeedEvent('game 6', { type: 'empty_net_goal', side: 'away', minute: 59, player: 'C Kivi' }),
    ...played(7, { ...first, goalies: ['D Ranta', 'B Rask'], goals: [0, 1], shots: [20, 11] }),
    // nothing but its result is known
    aHockeyMatch('Karhu', 'Lukko', { key: 'bare', startsAt: HOCKEY_NOW - 8 * DAY }),
    aHockeyScore('bare', {
      periods: [
        [1, 0],
        [1, 0],
        [0, 0],
      ],
    }),
  ]);
  expect(receipt).toMatchObject({ quarantined: 0 });
  league = await idOfKey(api, 'league', 'ice');
  lukko = await idOfKey(api, 'team', 'Lukko');
}, 60_000);

afterAll(() => api.close());

async function get(url: string) {
  const reply = await api.app.inject({ url, headers: { 'accept-language': 'en' } });
  return { status: reply.statusCode, ...reply.json() };
}

const goalies = async (query = '') =>
  (await get(`/hockey/league/goalies?leagueId=${league}${query}`)).data;

const niemi = { player: 'A Niemi', matches: 5, shots: 102, saves: 100, shutouts: 4 };
const rask = { player: 'B Rask', matches: 6, shots: 165, saves: 152, shutouts: 1 };

test('goalies who began a quarter of the matches are listed, empty nets are not theirs', async () => {
  // seven matches each: two are a quarter
  expect(await goalies()).toMatchObject({
    leastMatches: 2,
    countOfMatches: 7,
    countOfReported: 6,
    goalies: [
      { ...niemi, team: { name: 'Lukko' } },
      { ...rask, team: { name: 'Karhu' } },
    ],
  });
});

test('of a chosen team every goalie is listed', async () => {
  const { leastMatches, goalies: listed } = await goalies(`&teamId=${lukko}`);
  expect(leastMatches).toBe(1);
  expect(listed).toMatchObject([
    niemi,
    { player: 'D Ranta', matches: 1, shots: 11, saves: 10, shutouts: 0 },
  ]);
});

test('the squads of a match count a goalie’s season the same way', async () => {
  await sendFeed(api, [
    aHockeyMatch('Lukko', 'Karhu', { key: 'next', startsAt: HOCKEY_NOW + DAY }),
    {
      kind: 'squad',
      source: aFeedStatistics('next', {}).source,
      key: 'ice Lukko',
      leagueKey: 'ice',
      season: '2023/24',
      teamKey: 'Lukko',
      seq: 1,
      players: [{ name: 'A Niemi', position: 'GK' }],
    } as FeedRecord,
  ]);
  const next = await idOfKey(api, 'match', 'next');
  const { data } = await get(`/hockey/events/squads/${next}`);
  expect(data.squads[0].players[0].goalie).toEqual({ matches: 5, shots: 102, saves: 100 });
});

test('special teams are counted for a team and against it', async () => {
  const { data } = await get(`/hockey/league/special-teams?leagueId=${league}`);
  expect(data).toMatchObject({ countOfMatches: 7, countOfReported: 6 });
  expect(data.teams).toMatchObject([
    {
      team: { name: 'Lukko' },
      matches: 6,
      chances: 22,
      goals: 10,
      timesShort: 13,
      goalsAgainst: 1,
    },
    {
      team: { name: 'Karhu' },
      matches: 6,
      chances: 13,
      goals: 1,
      timesShort: 22,
      goalsAgainst: 10,
    },
  ]);
});

test.each(['goalies', 'special-teams'])('%s of no league are refused', async (part) => {
  expect((await get(`/hockey/league/${part}?leagueId=99999`)).status).toBe(404);
  const { status, error } = await get(`/hockey/league/${part}?leagueId=7&seasonId=x`);
  expect([status, error.details]).toEqual([400, { seasonId: expect.anything() }]);
});

test('the page of a goalie has the same statistics, and his matches', async () => {
  const { data } = await get(`/hockey/team/player/${lukko}/a-niemi`);
  expect(data.player).toMatchObject({ name: 'A Niemi', position: 'GK' });
  const [season] = data.seasons;
  expect(season).toMatchObject({ matches: 5, goalieMatches: 5, minutes: null });
  expect(season).toMatchObject({ shots: 102, saves: 100, shutouts: 4, penaltyMinutes: 0 });
  expect(data.matches).toHaveLength(5);
  // 6.5, nobody's shots are reported one by one, a shut-out
  expect(data.matches[0]).toMatchObject({ outcome: 'won', shots: 20, saves: 20, rating: 6.8 });
});

test('the page of a skater has his goals of the season', async () => {
  const karhu = await idOfKey(api, 'team', 'Karhu');
  const { data } = await get(`/hockey/team/player/${karhu}/c-kivi`);
  expect(data.seasons).toMatchObject([{ goals: 1, assists: 0, penaltyMinutes: 0 }]);
});
