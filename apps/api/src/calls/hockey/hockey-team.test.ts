import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import {
  aHockeyMatch,
  aHockeyScore,
  HOCKEY_NOW,
  idOfKey,
  someHockeyOdds,
} from './testing/hockey-feed.ts';
import { aSmallSeason, DAY } from './testing/small-season.ts';

let api: TestApi;
let [league, season, kettu] = [0, 0, 0];

/** Teams that won 2:0 away against Kettu in the last days. */
const QUIET = ['Hirvi', 'Lukko', 'Karhu'] as const;

beforeAll(async () => {
  api = await createTestApi({ now: HOCKEY_NOW });
  await sendFeed(api, [
    ...aSmallSeason(),
    ...QUIET.flatMap((awayTeam, index) => [
      aHockeyMatch('Kettu', awayTeam, {
        key: `quiet ${awayTeam}`,
        startsAt: HOCKEY_NOW - (index + 1) * DAY,
        seasonKey: 'ice-2023',
      }),
      aHockeyScore(`quiet ${awayTeam}`, {
        periods: [
          [0, 1],
          [0, 0],
          [0, 1],
        ],
      }),
    ]),
    someHockeyOdds('Kettu-Lukko'),
  ]);
  league = await idOfKey(api, 'league', 'ice');
  season = await idOfKey(api, 'season', 'ice-2023');
  kettu = await idOfKey(api, 'team', 'Kettu');
}, 60_000);

afterAll(() => api.close());

async function get(url: string) {
  const reply = await api.app.inject({ url, headers: { 'accept-language': 'en' } });
  return { status: reply.statusCode, ...reply.json() };
}

interface Trend {
  side: string;
  oddType: string;
  hits: number;
  of: number;
  odds: number;
}
interface Fixture {
  match: Record<string, string>;
  trends: Trend[];
}

const trendsOf = (fixtures: readonly Fixture[]) =>
  fixtures.map(({ match, trends }) => [
    match['3']?.replace(/^\d+-|-\d{4}.*$/g, ''),
    trends.map(({ side, oddType, hits, of, odds }) => `${side} ${oddType} ${hits}/${of} ${odds}`),
  ]);

describe('the page of a team', () => {
  it('has its record with overtime and statistics of the sixty minutes', async () => {
    const { data } = await get(`/hockey/team/page/${kettu}-kettu`);
    expect(data).toMatchObject({
      team: { id: kettu, name: 'Kettu', countryCode: 'FI' },
      leagues: [{ name: 'Ice League' }],
      results: { count: 6, won: 0, drawn: 0, lost: 6, goalsFor: 3, goalsAgainst: 20 },
      outcomes: { count: 6, home: 1, draw: 0, away: 5 },
      averages: { match: { average: 3.83, of: 6 }, parts: { length: 3 } },
      sidebar: { popularLeagues: { length: 1 }, popularMatches: { length: 2 } },
    });
    expect(data.series[0]).toMatchObject({ kind: 'loss', scope: 'all', count: 6 });
    expect(data.fixtures).toHaveLength(2);
    expect(data.matchBanner.match['3']).toContain('hirvi-kettu');
  });

  it('shows frequent outcomes that are priced in its next matches', async () => {
    const { data } = await get(`/hockey/team/page/${kettu}`);
    expect(trendsOf(data.trends)).toEqual([
      ['hirvi-kettu', ['away 1x2.1 6/6 2.2', 'away win.1 6/6 1.8']],
      ['kettu-lukko', ['home 1x2.2 6/6 2.7', 'home win.2 6/6 2']],
    ]);
  });

  it('has no sidebar when it is not the initial request', async () => {
    expect((await get(`/hockey/team/page/${kettu}?isInit=0`)).data.sidebar).toBeNull();
  });
});

describe('the parts of a team page', () => {
  it('matches, summary and trends equal those of the page', async () => {
    const page = (await get(`/hockey/team/page/${kettu}`)).data;
    const part = async (tab: string) => (await get(`/hockey/team/${tab}?teamId=${kettu}`)).data;
    const { results, fixtures, outcomes, averages, totals, summary, series, trends } = page;
    expect(await part('matches')).toMatchObject({ results, fixtures });
    expect(await part('summary')).toMatchObject({ outcomes, averages, totals, summary, series });
    expect(await part('trends')).toMatchObject({ trends });
  });

  it.each([
    ['matches at home', '&isIncludeAwayMatches=0', 5],
    ['matches away', '&isIncludeHomeMatches=0', 1],
    ['the newest five matches', '&countOfMatches=5', 5],
    ['matches of another league', '&leagueId=9999', 0],
    ['matches of the current season', '&isCurrentGameSeason=1', 6],
  ])('filters %s', async (_which, filters, count) => {
    const { data } = await get(`/hockey/team/matches?teamId=${kettu}${filters}`);
    expect(data.results.count).toBe(count);
  });

  it.each([
    ['neither home nor away', '&isIncludeHomeMatches=0&isIncludeAwayMatches=0', 400],
    ['a count that is not on offer', '&countOfMatches=7', 400],
  ])('refuses %s', async (_what, filters, status) => {
    expect((await get(`/hockey/team/summary?teamId=${kettu}${filters}`)).status).toBe(status);
  });

  it('an unknown team is 404, a missing one is a validation error', async () => {
    expect((await get('/hockey/team/trends')).error.details).toHaveProperty('teamId');
    expect((await get('/hockey/team/trends?teamId=99999')).status).toBe(404);
  });
});

test('trends of a season cover both sides, and the winner includes overtime', async () => {
  const { data } = await get(`/hockey/league/trends?seasonId=${season}`);
  expect(trendsOf(data.trends)).toEqual([
    ['hirvi-kettu', ['away 1x2.1 6/6 2.2', 'away win.1 6/6 1.8']],
    ['kettu-lukko', ['home 1x2.2 6/6 2.7', 'home win.2 6/6 2', 'away win.2 4/5 2']],
  ]);
});

test('trends of a season narrowed to a team count all matches of its opponents', async () => {
  const whole = (await get(`/hockey/league/trends?seasonId=${season}`)).data;
  const narrowed = (await get(`/hockey/league/trends?seasonId=${season}&teamId=${kettu}`)).data;
  expect(narrowed.trends).toEqual(whole.trends);
  const page = (await get(`/hockey/league/page/${league}?teamId=${kettu}`)).data;
  expect(page.trends).toEqual(whole.trends);
});

test('a match has the trends of its sides by the strength of their record', async () => {
  const match = await idOfKey(api, 'match', 'Hirvi-Kettu');
  const trendsBy = async (filters: string): Promise<string[]> => {
    const { data } = await get(`/hockey/events/trends/${match}/${filters}`);
    return (data.trends as Trend[]).map(
      ({ side, oddType, hits, of, odds }) => `${side} ${oddType} ${hits}/${of} ${odds}`,
    );
  };
  expect(await trendsBy('10/12/0/0/0/0/1')).toEqual(['away 1x2.1 6/6 2.2', 'away win.1 6/6 1.8']);
  expect(await trendsBy('5/12/0/0/0/0/1')).toEqual([
    'away 1x2.1 5/5 2.2',
    'away win.1 5/5 1.8',
    'away ou.u:5.5 4/5 1.9',
  ]);
  // Kettu played once away, and twice against Hirvi: too few for a trend.
  expect(await trendsBy('10/12/0/0/0/1/1')).toEqual([]);
  expect(await trendsBy('10/12/0/1/0/0/1')).toEqual([]);
});
