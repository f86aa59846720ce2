import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { HOCKEY_NOW, idOfKey } from './testing/hockey-feed.ts';
import { aSmallSeason, DAY } from './testing/small-season.ts';

let api: TestApi;
let [league, season, lukko] = [0, 0, 0];

beforeAll(async () => {
  api = await createTestApi({ now: HOCKEY_NOW });
  const { receipt } = await sendFeed(api, aSmallSeason());
  expect(receipt).toMatchObject({ quarantined: 0 });
  league = await idOfKey(api, 'league', 'ice');
  season = await idOfKey(api, 'season', 'ice-2023');
  lukko = await idOfKey(api, 'team', 'Lukko');
}, 60_000);

afterAll(() => api.close());

async function get(url: string) {
  const reply = await api.app.inject({ url, headers: { 'accept-language': 'en' } });
  return { status: reply.statusCode, ...reply.json() };
}

interface Row {
  team: { name: string };
  [statistic: string]: unknown;
}

const statisticsOf = ({
  team,
  played,
  won,
  overtimeWon,
  overtimeLost,
  lost,
  points,
  form,
}: Row) => [team.name, played, `${won}-${overtimeWon}-${overtimeLost}-${lost}`, points, form];

const page = async (query = '') => (await get(`/hockey/league/page/${league}-ice${query}`)).data;

describe('the page of a league', () => {
  it('ranks the table by hockey points', async () => {
    const { table } = await page();
    expect(table.rows.map(statisticsOf)).toEqual([
      ['Lukko', 4, '2-1-1-0', 7, ['overtimeLoss', 'win', 'overtimeWin', 'win']],
      ['Karhu', 4, '1-2-0-1', 6, ['overtimeWin', 'loss', 'overtimeWin', 'win']],
      ['Hirvi', 3, '1-0-2-0', 4, ['overtimeLoss', 'overtimeLoss', 'win']],
      ['Kettu', 3, '0-0-0-3', 0, ['loss', 'loss', 'loss']],
    ]);
    // Goals of overtime and one for the shots are included; over 5.5 counts sixty minutes.
    expect(table.rows[0]).toMatchObject({ goalsFor: 13, goalsAgainst: 7 });
    expect(table.rows.map(({ over }: Row) => over)).toEqual([
      { line: 5.5, over: 2, of: 4 },
      { line: 5.5, over: 3, of: 4 },
      { line: 5.5, over: 1, of: 3 },
      { line: 5.5, over: 2, of: 3 },
    ]);
  });

  it('counts outcomes and totals of the sixty minutes and their periods', async () => {
    const data = await page();
    expect(data).toMatchObject({
      league: { id: league, name: 'Ice League' },
      twitter: 'ice_league',
      countOfPlayed: 7,
      countOfMatches: 9,
      outcomes: { count: 7, home: 2, draw: 3, away: 2 },
      averages: {
        match: { average: 5, of: 7 },
        parts: [
          { average: 1.43, of: 7 },
          { average: 2.14, of: 7 },
          { average: 1.43, of: 7 },
        ],
      },
    });
    expect(data.totals.map(({ line, over }: Row) => [line, over])).toEqual([
      [2.5, 6],
      [3.5, 6],
      [4.5, 5],
      [5.5, 4],
      [6.5, 0],
      [7.5, 0],
      [8.5, 0],
    ]);
  });

  it('averages statistics over the matches that have them for both sides', async () => {
    const { summary } = await page();
    expect(summary).toEqual([
      { figure: 'goals', own: 2.43, other: 2.57, of: 7 },
      { figure: 'shots', own: 30, other: 20, of: 1 },
      { figure: 'penaltyMinutes', own: 6, other: 8, of: 1 },
      { figure: 'powerPlayPercent', own: 25, other: 0, of: 1 },
      { figure: 'savePercent', own: 90, other: 86.67, of: 1 },
    ]);
  });

  it('has matches, streaks, a banner and popular leagues and matches, but no referees', async () => {
    const data = await page();
    expect(data.results).toMatchObject({ matches: { length: 7 }, lastMatchId: null });
    expect(data.fixtures).toMatchObject({ matches: { length: 2 }, lastMatchId: null });
    const streaksOf = (name: string) =>
      data.series.find(({ team }: Row) => team.name === name)?.series;
    expect(streaksOf('Kettu')[0]).toMatchObject({ kind: 'loss', scope: 'all', count: 3 });
    expect(data.matchBanner.match['3']).toContain('hirvi-kettu');
    expect(data.sidebar.popularLeagues).toMatchObject([{ id: league, countOfMatches: 9 }]);
    expect(data.sidebar.popularMatches).toHaveLength(2);
    expect(data).not.toHaveProperty('referees');
  });

  it('can be narrowed to a team', async () => {
    const data = await page(`?teamId=${lukko}`);
    expect(data).toMatchObject({ teamId: lukko, outcomes: { count: 4 } });
    expect(data.summary[0]).toEqual({ figure: 'goals', own: 3, other: 1.5, of: 4 });
    expect(data.teamTotals).toHaveLength(1);
  });

  it.each([
    ['an unknown league', () => '/hockey/league/page/9999', 404],
    ['a season of another league', () => `/hockey/league/page/${league}?seasonId=9999`, 404],
    ['a team of another league', () => `/hockey/league/page/${league}?teamId=9999`, 404],
    ['a word for a season', () => `/hockey/league/page/${league}?seasonId=next`, 400],
    ['no season', () => '/hockey/league/matches', 400],
    ['an unknown season', () => '/hockey/league/summary?seasonId=9999', 404],
    ['no league', () => '/hockey/league/totals', 400],
    [
      'corners, which hockey does not have',
      () => `/hockey/league/totals?leagueId=1&marketType=5`,
      400,
    ],
    ['an unknown order', () => `/hockey/league/teams-table?leagueId=1&sortType=5`, 400],
  ])('refuses %s', async (_what, url, status) => {
    expect((await get(url())).status).toBe(status);
  });
});

describe('parts of a season', () => {
  it('results continue after a given match, fixtures can be narrowed to a team', async () => {
    const all = (await get(`/hockey/league/matches?seasonId=${season}`)).data;
    const links = all.results.matches.map((match: Record<string, string>) => match['3']);
    const third = Number.parseInt(links[2], 10);
    const rest = await get(
      `/hockey/league/matches/results?seasonId=${season}&lastMatchId=${third}`,
    );
    expect(rest.data.matches.map((match: Record<string, string>) => match['3'])).toEqual(
      links.slice(3),
    );
    const next = await get(`/hockey/league/matches/fixtures?seasonId=${season}&teamId=${lukko}`);
    expect(next.data.matches).toHaveLength(1);
  });

  it('the summary equals that of the page', async () => {
    const { outcomes, averages, series } = await page();
    const summary = (await get(`/hockey/league/summary?seasonId=${season}`)).data;
    expect(summary).toMatchObject({ outcomes, averages, series });
  });

  it('totals equal those of the page', async () => {
    const { teamTotals } = await page();
    expect(teamTotals).toHaveLength(4);
    const { data } = await get(`/hockey/league/totals?leagueId=${league}-ice`);
    expect(data.teamTotals).toEqual(teamTotals);
  });

  it('totals can be of the second period', async () => {
    const { data } = await get(
      `/hockey/league/totals?leagueId=${league}-ice&marketType=3&sortType=4`,
    );
    expect(data.teamTotals.map(({ team, average, of }: Row) => [team.name, average, of])).toEqual([
      ['Hirvi', 2, 3],
      ['Karhu', 2, 4],
      ['Kettu', 2.33, 3],
      ['Lukko', 2.25, 4],
    ]);
    expect(data).toMatchObject({ marketType: 3, sortType: 4 });
  });

  it('the table can be of the last month, ordered by points per match', async () => {
    const { data } = await get(
      `/hockey/league/teams-table?leagueId=${league}&countOfMonths=1&sortType=2`,
    );
    expect(
      data.table.rows.map(({ team, played, points }: Row) => [team.name, played, points]),
    ).toEqual([
      ['Lukko', 3, 6],
      ['Karhu', 3, 4],
      ['Hirvi', 3, 4],
      ['Kettu', 3, 0],
    ]);
  });

  it('trends need five matches', async () => {
    expect((await get(`/hockey/league/trends?seasonId=${season}`)).data.trends).toEqual([]);
  });
});

describe('the lists of leagues and teams', () => {
  it('leagues count the outcomes of the sixty minutes', async () => {
    const { data } = await get('/page-hockey-leagues/1/0/1/0/0/1/1/1');
    expect(data.leagues).toMatchObject([
      {
        id: league,
        countOfMatches: 7,
        averageTotal: { average: 5, of: 7 },
        outcomes: { home: 2, draw: 3, away: 2 },
        nextMatchAt: HOCKEY_NOW + DAY,
      },
    ]);
  });

  it('teams count wins in overtime', async () => {
    const { data } = await get('/page-hockey-teams/1/0/0/0/0/2');
    expect(
      data.teams.map(({ name, won, drawn, lost, averageTotal }: Row & { averageTotal: object }) => [
        name,
        won,
        drawn,
        lost,
        averageTotal,
      ]),
    ).toEqual([
      ['Hirvi', 1, 0, 2, { average: 5, of: 3 }],
      ['Karhu', 3, 0, 1, { average: 5, of: 4 }],
      ['Kettu', 0, 0, 3, { average: 5.67, of: 3 }],
      ['Lukko', 3, 0, 1, { average: 4.5, of: 4 }],
    ]);
  });
});
