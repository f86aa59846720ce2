import { decodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS } from '@tipmark/domain';
import {
  aFeedLeague,
  aFeedMatch,
  aFeedReferee,
  aFeedScore,
  aFeedSeason,
  aFeedSetting,
  aFeedStatistics,
} from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const DAY = 86_400;
const CLUBS = Array.from({ length: 8 }, (_, index) => `Club ${index}`);
/** Every pair once: 28 matches, the lower number wins 2:0 at home; one a day up to yesterday. */
const PAIRS = CLUBS.flatMap((home, index) => CLUBS.slice(index + 1).map((away) => [home, away]));

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF });
  await sendFeed(api, [
    ...aFeedSetting(...CLUBS),
    aFeedReferee('M Oliver'),
    aFeedReferee('A Taylor'),
    aFeedLeague({
      key: 'cup',
      name: { en: 'A Cup', ru: 'А-кубок' },
      leagueType: 2,
      countryCode: 'GB-ENG',
    }),
    aFeedSeason({ key: 'cup-2023', leagueKey: 'cup' }),
    aFeedSeason({
      key: 'premier-league-2022',
      name: '2022/23',
      startsOn: '2022-08-11',
      endsOn: '2023-05-19',
    }),
  ]);
  await sendFeed(
    api,
    PAIRS.flatMap(([home = '', away = ''], index) => [
      aFeedMatch(home, away, {
        startsAt: KICK_OFF - (index + 1) * DAY,
        refereeKey: index % 4 === 0 ? 'A Taylor' : 'M Oliver',
      }),
      aFeedScore(`${home}-${away}`, 2, 0),
    ]),
  );
  await sendFeed(api, [
    aFeedStatistics('Club 0-Club 1', { home: { corners: 7 }, away: { corners: 4 } }),
    // Two of one minute, so that a page may end between them.
    ...CLUBS.slice(1, 7).map((home, index) =>
      aFeedMatch(home, 'Club 0', { startsAt: KICK_OFF + DAY * Math.ceil((index + 1) / 2) }),
    ),
  ]);
}, 60_000);

afterAll(() => api.close());

async function get(url: string) {
  const reply = await api.app.inject({ url });
  return { status: reply.statusCode, ...reply.json() };
}

const leagueOf = async (segments = '0/0/0/1/1/1') =>
  (await get(`/page-soccer-league/101-premier-league/${segments}`)).data;

describe('a league', () => {
  it('opens at its current season with teams, shares and averages', async () => {
    const page = await leagueOf();
    expect(page).toMatchObject({
      league: { id: 101, name: 'Премьер-лига' },
      season: { name: '2023/24' },
      isCurrentSeason: true,
      teamId: null,
      countOfPlayed: 28,
      countOfMatches: 34,
      outcomes: { count: 28, home: 28, draw: 0, away: 0 },
      averages: { match: { average: 2, of: 28 } },
    });
    expect(page.seasons.map(({ name }: { name: string }) => name)).toEqual(['2023/24', '2022/23']);
    expect(page.seasonTeams).toHaveLength(8);
    expect(page.table.rows[0]).toMatchObject({ team: { name: 'Club 0' }, points: 21, played: 7 });
    expect(page.series[0]).toMatchObject({ team: { name: 'Club 0' } });
    expect(page.series[0].series[0]).toMatchObject({ count: 7 });
  });

  it('narrows everything but the table to a team', async () => {
    const { id } = (await leagueOf()).table.rows[0].team;
    const page = await leagueOf(`0/${id}/0/1/1/1`);
    expect(page).toMatchObject({ teamId: id, outcomes: { count: 7 } });
    expect(page.table.rows).toHaveLength(8);
    expect(page.teamTotals).toHaveLength(1);
    expect(page.results.matches).toHaveLength(7);
  });

  it('averages corners only over the matches that have them', async () => {
    const page = await leagueOf('0/0/0/1/5/1');
    expect(
      page.teamTotals.map(({ of, average }: object & Record<string, number>) => [of, average]),
    ).toEqual([
      [1, 11],
      [1, 11],
    ]);
  });

  it('sorts referees as requested', async () => {
    const names = async (sort: number) =>
      (await leagueOf(`0/0/0/${sort}/1/1`)).referees.map(({ name }: { name: string }) => name);
    expect(await names(1)).toEqual(['M Oliver', 'A Taylor']);
    expect(await names(6)).toEqual(['A Taylor', 'M Oliver']);
  });

  it('shows the next match as its banner, in the language of the page', async () => {
    const reply = await api.app.inject({
      url: '/page-soccer-league/101/0/0/0/1/1/1',
      headers: { 'accept-language': 'en' },
    });
    const { matchBanner } = reply.json().data;
    expect(matchBanner.league.name).toBe('Premier League');
    expect(decodeMatch(matchBanner.match).startsAt).toBe(KICK_OFF + DAY);
  });

  it('shows a season without matches', async () => {
    const { seasons } = await leagueOf();
    const page = await leagueOf(`${seasons[1].id}/0/0/1/1/1`);
    expect(page).toMatchObject({
      isCurrentSeason: false,
      countOfMatches: 0,
      averages: { match: null },
      results: { matches: [], lastMatchId: null },
    });
  });

  it.each([
    ['totals of a third period', '/page-soccer-league/101/0/0/0/1/4/1', 400],
    ['an unknown league', '/page-soccer-league/99/0/0/0/1/1/1', 404],
    ['a season of another league', '/page-soccer-league/101/9999/0/0/1/1/1', 404],
    ['a team of another league', '/page-soccer-league/101/0/9999/0/1/1/1', 404],
    ['an unknown order', '/page-soccer-league/101/0/0/0/9/1/1', 400],
    ['an unknown market', '/page-soccer-league/101/0/0/0/1/8/1', 400],
    ['a word instead of a season', '/page-soccer-league/101/next/0/0/1/1/1', 400],
  ])('refuses %s', async (_what, url, status) => {
    expect((await get(url)).status).toBe(status);
  });
});

describe('matches of a season', () => {
  it('are listed twenty per page, each once', async () => {
    const { season, results } = await leagueOf();
    const more = await get(`/soccer-league-matches/1/${season.id}/0/${results.lastMatchId}`);
    const links = [...results.matches, ...more.data.matches].map((match) => match['3']);
    expect(results.matches).toHaveLength(20);
    expect(more.data).toMatchObject({ lastMatchId: null });
    expect(new Set(links).size).toBe(28);
  });

  it('can be continued between two that start in the same minute', async () => {
    const { season } = await leagueOf();
    const all = (await get(`/soccer-league-matches/2/${season.id}/0/0`)).data.matches;
    expect(all).toHaveLength(6);
    const [first, second] = all.map((match: Record<string, string>) =>
      Number.parseInt(match['3'] ?? '', 10),
    );
    const rest = (await get(`/soccer-league-matches/2/${season.id}/0/${first}`)).data.matches;
    expect(rest).toHaveLength(5);
    expect(Number.parseInt(rest[0]['3'], 10)).toBe(second);
  });

  it('require a season', async () => {
    expect((await get('/soccer-league-matches/1/0/0/0')).error.details).toHaveProperty('seasonId');
  });
});

describe('the leagues', () => {
  it('are listed with the totals of their matches', async () => {
    const { data } = await get('/page-soccer-leagues/1/0/1/0/0/0/5/1');
    expect(data.leagues.map(({ name }: { name: string }) => name)).toEqual([
      'Премьер-лига',
      'А-кубок',
    ]);
    expect(data.leagues[0]).toMatchObject({
      countOfMatches: 28,
      averageTotal: { average: 2, of: 28 },
      outcomes: { home: 28 },
      nextMatchAt: KICK_OFF + DAY,
    });
    expect(data.leagues[1]).toMatchObject({ averageTotal: null, nextMatchAt: null });
    expect(data.sidebar.popularLeagues).toHaveLength(1);
  });

  it.each([
    ['by name', '1/0/1/0/0/0/2/0', ['А-кубок', 'Премьер-лига']],
    ['if they are active', '1/0/1/0/0/1/1/0', ['Премьер-лига']],
    ['if they are cups', '1/0/1/0/2/0/1/0', ['А-кубок']],
    ['on the second page', '2/0/1/0/0/0/1/0', []],
  ])('are listed %s', async (_how, segments, names) => {
    const { data } = await get(`/page-soccer-leagues/${segments}`);
    expect(data.leagues.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(data.sidebar).toBeNull();
  });

  it('count only the newest matches on request', async () => {
    const { data } = await get('/page-soccer-leagues/1/5/0/0/1/0/1/0');
    expect(data.leagues[0].countOfMatches).toBe(5);
  });
});

test('an awarded match counts in the table but not in statistics, an interrupted one in neither', async () => {
  const of = { seasonKey: 'premier-league-2022', startsAt: KICK_OFF - 300 * DAY };
  await sendFeed(api, [
    aFeedMatch('Club 0', 'Club 1', { ...of, key: 'played' }),
    aFeedScore('played', 1, 0),
    aFeedMatch('Club 1', 'Club 2', { ...of, key: 'awarded' }),
    aFeedScore('awarded', 3, 0, { status: MATCH_STATUS.awarded }),
    aFeedMatch('Club 2', 'Club 3', { ...of, key: 'broken-off' }),
    aFeedScore('broken-off', 1, 0, { status: MATCH_STATUS.interrupted }),
  ]);
  const [, { id }] = (await leagueOf()).seasons;
  const page = await leagueOf(`${id}/0/0/1/1/2`);
  expect(page).toMatchObject({ countOfPlayed: 2, countOfMatches: 3, outcomes: { count: 1 } });
  const points = page.table.rows.map(({ points: sum }: { points: number }) => sum);
  expect(points.filter((sum: number) => sum > 0)).toEqual([3, 3]);
});
