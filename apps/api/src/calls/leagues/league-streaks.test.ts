import type { LeagueStreak, LeagueStreakMatches } from '@tipmark/contract';
import { decodeMatch, matchLinkOf } from '@tipmark/contract/match-wire';
import {
  aFeedLeague,
  aFeedMatch,
  aFeedOdds,
  aFeedScore,
  aFeedSeason,
  aFeedSetting,
} from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { HOCKEY_NOW, idOfKey } from '../hockey/testing/hockey-feed.ts';
import { aSmallSeason } from '../hockey/testing/small-season.ts';

const NOW = HOCKEY_NOW;
const DAY = 86_400;
const SEASON = { seasonKey: 'Oak-season' };

let api: TestApi;
let [league, ash, ice, kettu] = [0, 0, 0, 0];

/** A finished match so many days ago, at the price of the home side's win. */
const aResult = (home: string, away: string, daysAgo: number, goals: [number, number]) => {
  const key = `${home}-${away} ${daysAgo}`;
  const startsAt = NOW - daysAgo * DAY;
  return [
    aFeedMatch(home, away, { ...SEASON, key, startsAt, round: String(20 - daysAgo) }),
    aFeedOdds(key, [['Kappa', '1x2.1', 1_700]], { at: startsAt - 3_600 }),
    aFeedScore(key, ...goals),
  ];
};

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const { receipt } = await sendFeed(api, [
    ...aFeedSetting('Ash', 'Birch', 'Elm'),
    aFeedLeague({ key: 'Oak', name: { en: 'Oak', ru: 'Oak' } }),
    aFeedSeason({ key: 'Oak-season', leagueKey: 'Oak' }),
    // Ash won its last three at home, and lost away between them
    ...aResult('Ash', 'Birch', 12, [1, 0]),
    ...aResult('Elm', 'Ash', 11, [1, 0]),
    ...aResult('Ash', 'Elm', 10, [3, 1]),
    ...aResult('Birch', 'Ash', 9, [2, 2]),
    ...aResult('Ash', 'Birch', 8, [2, 0]),
    aFeedMatch('Elm', 'Ash', { ...SEASON, key: 'away next', startsAt: NOW + DAY }),
    aFeedMatch('Ash', 'Elm', { ...SEASON, key: 'home next', startsAt: NOW + 2 * DAY }),
    aFeedOdds(
      'home next',
      [
        ['Kappa', '1x2.1', 2_100],
        ['Kappa', 'dc.x2', 1_650],
      ],
      { at: NOW - 3_600 },
    ),
  ]);
  expect(receipt).toMatchObject({ quarantined: 0 });
  await sendFeed(api, aSmallSeason());
  league = await idOfKey(api, 'league', 'Oak');
  ash = await idOfKey(api, 'team', 'Ash');
  ice = await idOfKey(api, 'league', 'ice');
  kettu = await idOfKey(api, 'team', 'Kettu');
}, 60_000);

afterAll(() => api.close());

async function get(url: string) {
  const reply = await api.app.inject({ url, headers: { 'accept-language': 'en' } });
  return { status: reply.statusCode, ...reply.json() };
}

const streaksOf = async (query: string) =>
  (await get(`/soccer/league/streaks?leagueId=${league}${query}`)).data;

test('a streak at home waits for the next match at home, with what it needs there', async () => {
  const { streaks, nextMatches } = await streaksOf(`&teamId=${ash}`);
  const win = streaks.find((one: LeagueStreak) => one.kind === 'win');
  expect(win).toMatchObject({
    team: { name: 'Ash' },
    scope: 'home',
    count: 3,
    longest: 3,
    hits: 3,
    of: 3,
    goesOn: { oddType: '1x2.1', odds: 2.1 },
    ends: { oddType: 'dc.x2', odds: 1.65 },
  });
  const next = nextMatches.find((one: never) => matchLinkOf(one) === win.nextMatch);
  expect(decodeMatch(next)).toMatchObject({ home: { name: 'Ash' }, startsAt: NOW + 2 * DAY });
});

test('by chance is the share of the team at home drawn towards that of all teams at home', async () => {
  const ofWin = async (query: string) =>
    (await streaksOf(query)).streaks.find(
      ({ team, kind }: LeagueStreak) => team.name === 'Ash' && kind === 'win',
    ).byChance;
  // Ash won three of three there, all together four of five
  expect(await ofWin('')).toBeCloseTo(((3 + 10 * 0.8) / 13) ** 3, 4);
  expect(await ofWin(`&teamId=${ash}`)).toBe(await ofWin(''));
});

test('lists the longest first, and only those of the requested team', async () => {
  const { streaks } = await streaksOf('');
  const counts = streaks.map(({ count }: LeagueStreak) => count);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  const names = (await streaksOf(`&teamId=${ash}`)).streaks.map(
    ({ team }: LeagueStreak) => team.name,
  );
  expect(new Set(names)).toEqual(new Set(['Ash']));
});

test('the matches of a streak come newest first, with their closing price', async () => {
  const { data } = await get(
    `/soccer/league/streak/matches?leagueId=${league}&teamId=${ash}&kind=win&scope=home`,
  );
  const matches = data.matches.map(
    ({ match, round, closing }: LeagueStreakMatches['matches'][0]) => {
      const { home, away } = decodeMatch(match);
      return [`${home.name} ${home.score}:${away.score} ${away.name}`, round, closing?.odds];
    },
  );
  expect(matches).toEqual([
    ['Ash 2:0 Birch', '12', 1.7],
    ['Ash 3:1 Elm', '10', 1.7],
    ['Ash 1:0 Birch', '8', 1.7],
  ]);
});

test('in hockey a loss after overtime is a loss, and the winner of the whole match is priced', async () => {
  const { data } = await get(`/hockey/league/streaks?leagueId=${ice}&teamId=${kettu}`);
  expect(data.streaks[0]).toMatchObject({ kind: 'loss', scope: 'all', count: 3, hits: 3, of: 3 });
});

test.each([
  ['of a streak that is over', () => `teamId=${ash}&kind=loss&scope=all`, 404],
  ['of an unknown kind', () => `teamId=${ash}&kind=luck&scope=all`, 400],
  ['of an unknown scope', () => `teamId=${ash}&kind=win&scope=moon`, 400],
  ['of no team', () => 'kind=win&scope=home', 400],
])('matches %s are refused', async (_what, query, status) => {
  const reply = await get(`/soccer/league/streak/matches?leagueId=${league}&${query()}`);
  expect(reply.status).toBe(status);
});

test('an unknown league has no streaks', async () => {
  expect((await get('/soccer/league/streaks?leagueId=999999')).status).toBe(404);
});
