import type { EventPage, TableRow } from '@tipmark/contract';
import { LEAGUE_TYPE } from '@tipmark/domain';
import { aFeedLeague, aFeedMatch, aFeedScore, aFeedSeason, aFeedTeam } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const NOW = 1_705_158_000;
const DAY = 86_400;

let api: TestApi;

const aCompetition = (key: string, leagueType: 1 | 2) => [
  aFeedLeague({ key, name: { en: key, ru: key }, leagueType }),
  aFeedSeason({ key: `${key}-season`, leagueKey: key }),
];

/** Ash 6 points, Elm 3, Birch 0; then a cup, a friendly, and a league that has not begun. */
beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const played = (home: string, away: string, days: number, more = {}) => {
    const key = `${home}-${away} ${days}`;
    const match = { key, seasonKey: 'League-season', startsAt: NOW - days * DAY, ...more };
    return [aFeedMatch(home, away, match), aFeedScore(key, 2, 0)];
  };
  await sendFeed(api, [
    ...['Ash', 'Birch', 'Elm'].map((name) => aFeedTeam(name)),
    ...aCompetition('League', LEAGUE_TYPE.nationalLeague),
    ...aCompetition('Later', LEAGUE_TYPE.nationalLeague),
    ...aCompetition('Cup', LEAGUE_TYPE.nationalCup),
    aFeedMatch('Birch', 'Ash', { key: 'next', seasonKey: 'League-season' }),
    aFeedMatch('Birch', 'Ash', { key: 'tie', seasonKey: 'Cup-season', round: 'QF' }),
    aFeedMatch('Birch', 'Ash', {
      key: 'f',
      seasonKey: 'League-season',
      isFriendly: true,
      startsAt: NOW + 30 * DAY,
    }),
    aFeedMatch('Birch', 'Ash', { key: 'first', seasonKey: 'Later-season' }),
    ...played('Ash', 'Birch', 9),
    ...played('Ash', 'Elm', 8),
    ...played('Elm', 'Birch', 7),
    ...played('Birch', 'Elm', 6, { seasonKey: 'Cup-season', round: 'SF' }),
  ]);
}, 60_000);

afterAll(() => api.close());

async function sidesOf(matchId: number): Promise<Pick<EventPage, 'home' | 'away'>> {
  const reply = await api.app.inject(`/soccer/events/page/${matchId}/10/12/0/0/0/0/1/0`);
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

test('a league match has the position and points of both sides', async () => {
  const { home, away } = await sidesOf(101);
  expect(home.place).toEqual({ position: 3, points: 0 });
  expect(away.place).toEqual({ position: 1, points: 6 });
  const table = (await api.app.inject('/soccer/events/table/101/0')).json().data.table;
  expect(table.rows[0]).toMatchObject({ position: 1, points: 6, team: { id: away.id } });
});

test('a finished match has the positions and points before it', async () => {
  await sendFeed(api, [
    aFeedSeason({
      key: 'League-season',
      leagueKey: 'League',
      deductions: [
        { teamKey: 'Birch', points: 1, reason: 'crowd-trouble', date: '2024-01-05' },
        { teamKey: 'Elm', points: 2, reason: 'financial-rules', date: '2024-01-12' },
      ],
    }),
  ]);
  const { home, away } = await sidesOf(107);
  expect(home.place).toEqual({ position: 2, points: 0 });
  expect(away.place).toEqual({ position: 3, points: -1 });
  const { table } = (await api.app.inject('/soccer/events/table/107/0')).json().data;
  const rows = table.rows.map(({ team, played, points }: TableRow) => [team.name, played, points]);
  expect(rows).toEqual([
    ['Ash', 2, 6],
    ['Elm', 1, 0],
    ['Birch', 1, -1],
  ]);
  expect(table.deductions).toHaveLength(1);
});

test.each([
  ['a cup match', 102],
  ['a friendly', 103],
  ['a match of a league without finished matches', 104],
])('%s has no positions', async (_what, matchId) => {
  const { home, away } = await sidesOf(matchId);
  expect(home).not.toHaveProperty('place');
  expect(away).not.toHaveProperty('place');
});

test('a team without a match in the season has no position, its opponent has one', async () => {
  await sendFeed(api, [
    aFeedTeam('Oak'),
    aFeedMatch('Oak', 'Ash', { key: 'debut', seasonKey: 'League-season' }),
  ]);
  const { home, away } = await sidesOf(109);
  expect(home).not.toHaveProperty('place');
  expect(away.place).toEqual({ position: 1, points: 6 });
});
