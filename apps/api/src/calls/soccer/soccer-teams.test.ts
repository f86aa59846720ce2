import { MATCH_STATUS } from '@tipmark/domain';
import {
  aFeedEvent,
  aFeedLeague,
  aFeedMatch,
  aFeedReferee,
  aFeedScore,
  aFeedSeason,
  aFeedSetting,
  aFeedStatistics,
  aFeedTeam,
} from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const DAY = 86_400;
/** Newest first: home, away, goals, referee, league. */
const PLAYED = [
  ['Arsenal', 'Fulham', 2, 1, 'M Oliver', 'premier-league'],
  ['Chelsea', 'Arsenal', 0, 0, 'A Taylor', 'premier-league'],
  ['Arsenal', 'Chelsea', 4, 0, 'M Oliver', 'cup'],
  ['Fulham', 'Chelsea', 0, 1, 'M Oliver', 'premier-league'],
] as const;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF });
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Chelsea', 'Fulham'),
    aFeedTeam('Idle FC'),
    aFeedLeague({ key: 'cup', name: { en: 'Cup', ru: 'Кубок' }, leagueType: 2 }),
    aFeedSeason({ key: 'cup-2023', leagueKey: 'cup' }),
    aFeedReferee('M Oliver'),
    aFeedReferee('A Taylor'),
    aFeedReferee('New Man'),
    aFeedMatch('Fulham', 'Arsenal', { startsAt: KICK_OFF + DAY, refereeKey: 'A Taylor' }),
  ]);
  for (const [index, [home, away, goals, against, refereeKey, league]] of PLAYED.entries()) {
    const isCup = league === 'cup';
    const key = isCup ? `cup ${home}-${away}` : `${home}-${away}`;
    await sendFeed(api, [
      aFeedMatch(home, away, {
        key,
        startsAt: KICK_OFF - (index + 1) * DAY,
        refereeKey,
        seasonKey: isCup ? 'cup-2023' : 'premier-league-2023',
      }),
      aFeedScore(key, goals, against),
    ]);
  }
  await sendFeed(api, [
    aFeedStatistics('Arsenal-Fulham', {
      home: { yellowCards: 2, fouls: 11 },
      away: { yellowCards: 4, fouls: 9 },
    }),
    aFeedEvent('Arsenal-Fulham', { type: 'missed_penalty', side: 'away' }),
  ]);
}, 60_000);

afterAll(() => api.close());

async function get(url: string) {
  const reply = await api.app.inject({ url });
  return { status: reply.statusCode, ...reply.json() };
}

interface LeagueName {
  countryName: string;
  name: string;
}
interface Named {
  name: string;
  link: string;
}
const namesOf = (rows: readonly Named[]) => rows.map(({ name }) => name);

async function linkOf(list: string, name: string) {
  const url = {
    teams: '/page-soccer-teams/1/0/0/0/0/0/2',
    referees: '/page-soccer-referees/1/0/0/0/0/0/6/0',
  }[list];
  const { data } = await get(url ?? '');
  return data[list].find((row: Named) => row.name === name).link as string;
}

describe('a team', () => {
  const page = async (segments = '10/0/0/1/1/1/1') =>
    (await get(`/page-soccer-team/${await linkOf('teams', 'Arsenal')}/${segments}`)).data;

  it('has its record, leagues, averages, streaks and next matches', async () => {
    const data = await page();
    expect(data).toMatchObject({
      team: { name: 'Arsenal', countryCode: 'GB-ENG' },
      results: { count: 3, won: 2, drawn: 1, lost: 0, goalsFor: 6, goalsAgainst: 1 },
      averages: { match: { average: 2.33, of: 3 } },
      outcomes: { count: 3 },
    });
    expect(namesOf(data.leagues)).toEqual(['Премьер-лига', 'Кубок']);
    expect(data.fixtures).toHaveLength(1);
    expect(data.matchBanner.match['3']).toBe(data.fixtures[0].match['3']);
    expect(data.series[0]).toMatchObject({ kind: 'unbeaten', count: 3 });
    expect(data.sidebar).not.toBeNull();
  });

  it('has the table and the averages of its league', async () => {
    const { standing } = await page();
    expect(standing.league.name).toBe('Премьер-лига');
    const { rows } = standing.table;
    expect(rows.map(({ team }: { team: Named }) => team.name)).toContain('Arsenal');
    const played = rows.reduce((sum: number, row: { played: number }) => sum + row.played, 0);
    expect(standing.means.count).toBe(played / 2);
    const goals = rows.reduce((sum: number, row: { goalsFor: number }) => sum + row.goalsFor, 0);
    const { figure, mean, of } = standing.means.figures[0];
    expect({ figure, of }).toEqual({ figure: 'goals', of: played / 2 });
    expect(mean).toBeCloseTo(goals / played, 1);
  });

  it('has its points after each match beside the league’s average', async () => {
    const { standing } = await page();
    const rowOf = (name: string) =>
      standing.table.rows.find((row: { team: Named }) => row.team.name === name);
    const own = rowOf('Arsenal');
    // a draw, then a win; Chelsea won and drew, Fulham lost twice
    expect(standing.course).toEqual([
      { points: 1, mean: 1.33 },
      { points: 4, mean: 2.67 },
    ]);
    expect(standing.course.at(-1).points).toBe(own.points);
  });

  it('without matches or a reported squad has no standing, squad or trends', async () => {
    const link = await linkOf('teams', 'Idle FC');
    const { data } = await get(`/page-soccer-team/${link}/10/0/0/1/1/1/0`);
    expect(data).toMatchObject({ standing: null, hasSquad: false, squad: [], trends: [] });
  });

  it.each([
    ['matches at home', '10/0/0/1/1/0/0', 2],
    ['matches away', '10/0/0/1/0/1/0', 1],
    ['the newest five matches', '5/0/0/1/1/1/0', 3],
  ])('filters %s', async (_what, segments, count) => {
    expect((await page(segments)).results.count).toBe(count);
  });

  it('filters matches of one league', async () => {
    const cup = (await page()).leagues[1].id;
    expect((await page(`10/${cup}/0/1/1/1/0`)).results.count).toBe(1);
  });

  it('refuses matches neither at home nor away, naming the field', async () => {
    const link = await linkOf('teams', 'Arsenal');
    const reply = await get(`/page-soccer-team/${link}/10/0/0/1/0/0/0`);
    expect(reply.status).toBe(400);
    expect(reply.error.details).toHaveProperty('isIncludeAwayMatches');
  });

  it('that is unknown is not found', async () => {
    expect((await get('/page-soccer-team/9999-x/10/0/0/1/1/1/0')).status).toBe(404);
  });
});

describe('the teams', () => {
  it('have their record, average total and next match', async () => {
    const { data } = await get('/page-soccer-teams/1/0/0/0/1/0/1');
    const arsenal = data.teams.find(({ name }: Named) => name === 'Arsenal');
    expect(arsenal).toMatchObject({
      count: 3,
      won: 2,
      averageTotal: { average: 2.33, of: 3 },
      next: { opponent: 'Fulham', startsAt: KICK_OFF + DAY },
    });
    expect(data.teams.at(-1)).toMatchObject({ name: 'Idle FC', averageTotal: null, next: null });
  });

  it.each([
    ['by name', '1/0/0/0/1/0/2', ['Arsenal', 'Chelsea', 'Fulham', 'Idle FC']],
    ['by average total', '1/0/0/0/1/0/3', ['Arsenal', 'Fulham', 'Chelsea', 'Idle FC']],
    ['by share of wins', '1/0/0/0/1/0/5', ['Arsenal', 'Chelsea', 'Fulham', 'Idle FC']],
    ['if they play within two days', '1/10/0/0/1/48/2', ['Arsenal', 'Fulham']],
    ['on the second page', '2/10/0/0/1/0/2', []],
  ])('are listed %s', async (_how, segments, names) => {
    expect(namesOf((await get(`/page-soccer-teams/${segments}`)).data.teams)).toEqual(names);
  });

  it('can be narrowed to those that play in a league', async () => {
    const { data } = await get('/page-soccer-teams/1/0/102/0/1/0/2');
    expect(namesOf(data.teams)).toEqual(['Arsenal', 'Chelsea']);
    expect(data.teams[0].count).toBe(1);
  });
});

describe('a referee', () => {
  it('has statistics, matches, assigned matches and leagues', async () => {
    const { data } = await get(
      `/page-soccer-referee/${await linkOf('referees', 'M Oliver')}/20/24/0/0`,
    );
    expect(data).toMatchObject({
      referee: { name: 'M Oliver' },
      figures: {
        count: 3,
        yellowCards: { average: 6, of: 1 },
        fouls: { average: 20, of: 1 },
        penalties: { average: 1, of: 1 },
      },
      assigned: [],
    });
    expect(data.matches[0]).toMatchObject({ yellowCards: 6 });
    expect(namesOf(data.leagues)).toEqual(['Премьер-лига', 'Кубок']);
  });

  it('that is unknown is not found', async () => {
    expect((await get('/page-soccer-referee/9999-x/20/24/0/0')).status).toBe(404);
  });
});

describe('the referees', () => {
  it('have averages over the matches that have the statistics', async () => {
    const { data } = await get('/page-soccer-referees/1/20/24/0/0/0/1/1');
    expect(namesOf(data.referees)).toEqual(['M Oliver', 'A Taylor', 'New Man']);
    expect(data.referees[0]).toMatchObject({ count: 3, yellowCards: 6, fouls: 20, penalties: 1 });
    expect(data.referees[1]).toMatchObject({
      count: 1,
      yellowCards: null,
      nextMatchAt: KICK_OFF + DAY,
    });
    expect(data.sidebar).not.toBeNull();
  });

  it('are listed with the leagues that report them, by country', async () => {
    await sendFeed(api, [
      aFeedLeague({ key: 'serie-b', name: { en: 'Serie B', ru: 'Серия B' }, countryCode: 'IT' }),
      aFeedLeague({ key: 'serie-a', name: { en: 'Serie A', ru: 'Серия A' }, countryCode: 'IT' }),
      aFeedSeason({ key: 'serie-a-2023', leagueKey: 'serie-a' }),
      aFeedSeason({ key: 'serie-b-2023', leagueKey: 'serie-b' }),
      aFeedMatch('Arsenal', 'Idle FC', {
        key: 'named',
        seasonKey: 'serie-a-2023',
        refereeKey: 'A Taylor',
        startsAt: KICK_OFF - 90 * DAY,
      }),
      aFeedMatch('Fulham', 'Idle FC', {
        key: 'nameless',
        seasonKey: 'serie-b-2023',
        startsAt: KICK_OFF - 90 * DAY,
      }),
    ]);
    const { data } = await get('/page-soccer-referees/1/20/24/0/0/0/1/0');
    expect(data.leagues.map(({ countryName, name }: LeagueName) => [countryName, name])).toEqual([
      ['Англия', 'Кубок'],
      ['Англия', 'Премьер-лига'],
      ['Италия', 'Серия A'],
    ]);
  });

  it.each([
    ['if they are assigned to a match', '1/20/24/0/0/1/1/0', ['A Taylor']],
    ['by name', '1/20/24/0/0/0/6/0', ['A Taylor', 'M Oliver', 'New Man']],
    ['by cards', '1/20/24/0/0/0/2/0', ['M Oliver', 'A Taylor', 'New Man']],
    ['if they refereed in the cup', '1/20/24/102/0/0/1/0', ['M Oliver']],
  ])('are listed %s', async (_how, segments, names) => {
    const { data } = await get(`/page-soccer-referees/${segments}`);
    expect(namesOf(data.referees)).toEqual(names);
  });

  it('with too few matches are listed after those with enough, whatever their cards', async () => {
    const matches = ['Wild', 'Steady', 'Steady', 'Steady', 'Steady', 'Steady'].map(
      (refereeKey, index) => ({ refereeKey, key: `cards ${index}`, day: index + 20 }),
    );
    await sendFeed(api, [aFeedReferee('Wild'), aFeedReferee('Steady')]);
    for (const { refereeKey, key, day } of matches) {
      const cards = refereeKey === 'Wild' ? 9 : 1;
      await sendFeed(api, [
        aFeedMatch('Arsenal', 'Chelsea', { key, startsAt: KICK_OFF - day * DAY, refereeKey }),
        aFeedScore(key, 0, 0),
        aFeedStatistics(key, { home: { yellowCards: cards }, away: { yellowCards: cards } }),
      ]);
    }
    const { data } = await get('/page-soccer-referees/1/10/24/0/0/0/2/0');
    expect(namesOf(data.referees).slice(0, 3)).toEqual(['Steady', 'Wild', 'M Oliver']);
  });
});

test('an awarded match is in the team’s own list, apart from what its statistics count', async () => {
  const url = `/page-soccer-team/${await linkOf('teams', 'Chelsea')}/10/0/0/1/1/1/1`;
  const before = (await get(url)).data;
  expect(before).not.toHaveProperty('awarded');
  await sendFeed(api, [
    aFeedMatch('Fulham', 'Chelsea', {
      key: 'awarded',
      seasonKey: 'cup-2023',
      startsAt: KICK_OFF - 9 * DAY,
    }),
    aFeedScore('awarded', 3, 0),
  ]);
  await api.database.db
    .updateTable('matches')
    .set({ status: MATCH_STATUS.awarded })
    .where('starts_at', '=', new Date((KICK_OFF - 9 * DAY) * 1_000))
    .execute();
  api.setNow(KICK_OFF + 600);
  api.services.bus.publish(['*']);
  const { data } = await get(url);
  expect(data.awarded).toMatchObject({ count: 1, lost: 1, goalsFor: 0, goalsAgainst: 3 });
  expect(data.results.count).toBe(before.results.count);
  expect(data.record).toEqual(before.record);
});
