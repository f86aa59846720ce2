import { decodeMatch } from '@tipmark/contract/match-wire';
import { LEAGUE_TYPE, MATCH_STATUS } from '@tipmark/domain';
import { aFeedLeague, aFeedMatch, aFeedScore, aFeedSeason, aFeedTeam } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const NOW = 1_705_158_000;
const DAY = 86_400;
const CLUBS = ['Ash', 'Birch', 'Cedar', 'Elm'];

let api: TestApi;

/** A match this many days from now; over if that is in the past. */
const aTie = (seasonKey: string, round: string, [home = '', away = '']: string[], days: number) => {
  const key = `${seasonKey} ${round} ${home}-${away}`;
  const match = aFeedMatch(home, away, { key, seasonKey, round, startsAt: NOW + days * DAY });
  return days < 0 ? [match, aFeedScore(key, 2, 1)] : [match];
};

const aCompetition = (key: string, leagueType: 2 | 3 | 5) => [
  aFeedLeague({ key, name: { en: key, ru: key }, leagueType }),
  aFeedSeason({ key: `${key}-season`, leagueKey: key }),
];

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await sendFeed(api, [
    ...CLUBS.map((name) => aFeedTeam(name)),
    ...aCompetition('Cup', LEAGUE_TYPE.nationalCup),
    ...aTie('Cup-season', 'SF', ['Ash', 'Birch'], -9),
    ...aTie('Cup-season', 'SF', ['Elm', 'Cedar'], -8),
    ...aTie('Cup-season', 'F', ['Ash', 'Elm'], 3),
    ...aCompetition('Decided', LEAGUE_TYPE.nationalCup),
    ...aTie('Decided-season', 'SF', ['Ash', 'Birch'], -9),
    aFeedMatch('Elm', 'Cedar', {
      key: 'given up',
      seasonKey: 'Decided-season',
      round: 'SF',
      startsAt: NOW - 8 * DAY,
    }),
    aFeedScore('given up', 0, 0, {
      status: MATCH_STATUS.walkover,
      score: null,
      advancing: 'home',
    }),
    aFeedMatch('Ash', 'Elm', {
      key: 'awarded final',
      seasonKey: 'Decided-season',
      round: 'F',
      startsAt: NOW - 2 * DAY,
    }),
    aFeedScore('awarded final', 3, 0, { status: MATCH_STATUS.awarded, seq: 2 }),
    ...aCompetition('Trophy', LEAGUE_TYPE.internationalClubs),
    ...aTie('Trophy-season', 'Group A', ['Ash', 'Birch'], -9),
    ...aTie('Trophy-season', 'Group A', ['Birch', 'Ash'], -7),
    ...aTie('Trophy-season', 'Final', ['Cedar', 'Ash'], -2),
    ...aCompetition('Friendlies', LEAGUE_TYPE.friendly),
    ...['Ash', 'Cedar'].map((home) =>
      aFeedMatch(home, 'Elm', {
        key: `f ${home}`,
        seasonKey: 'Friendlies-season',
        isFriendly: true,
      }),
    ),
  ]);
}, 60_000);

afterAll(() => api.close());

async function pageOf(key: string, language = 'en') {
  const { id } = await api.database.db
    .selectFrom('leagues')
    .select('id')
    .where('name_en', '=', key)
    .executeTakeFirstOrThrow();
  const url = `/page-soccer-league/${id}/0/0/0/1/1/1`;
  const reply = await api.app.inject({ url, headers: { 'accept-language': language } });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

interface Round {
  name: string;
  matches: Parameters<typeof decodeMatch>[0][];
}

const pairsOf = (rounds: Round[]) =>
  rounds.map(({ name, matches }) => [
    name,
    matches.map(decodeMatch).map(({ home, away }) => `${home.name}-${away.name}`),
  ]);

test('a cup has named rounds instead of a table, the last one first, and lists all its clubs', async () => {
  const page = await pageOf('Cup');
  expect(page.table).toEqual({ rows: [], deductions: [] });
  expect(pairsOf(page.rounds)).toEqual([
    ['final', ['Ash-Elm']],
    ['semi-final', ['Ash-Birch', 'Elm-Cedar']],
  ]);
  expect((await pageOf('Cup', 'ru')).rounds.map(({ name }: Round) => name)).toEqual([
    'финал',
    'полуфинал',
  ]);
  expect(page.seasonTeams.map(({ name }: { name: string }) => name)).toEqual(CLUBS);
  expect(page.outcomes.count).toBe(2);
});

test('a final that was awarded and a semi-final that was given up stay in the bracket', async () => {
  const { rounds, countOfPlayed, outcomes } = await pageOf('Decided');
  expect(pairsOf(rounds)).toEqual([
    ['final', ['Ash-Elm']],
    ['semi-final', ['Ash-Birch', 'Elm-Cedar']],
  ]);
  const [final, semiFinal] = rounds.map(({ matches }: Round) => matches.map(decodeMatch));
  expect(final[0]).toMatchObject({
    status: MATCH_STATUS.awarded,
    home: { score: 3 },
    away: { score: 0 },
  });
  expect(semiFinal[1]).toMatchObject({
    status: MATCH_STATUS.walkover,
    home: { isAdvancing: true },
  });
  // they are no games whose goals could be counted
  expect([countOfPlayed, outcomes.count]).toEqual([2, 1]);
});

test('in a competition with groups, knock-out matches do not count in the table', async () => {
  const { table, rounds, seasonTeams } = await pageOf('Trophy');
  const rows = table.rows.map(
    ({ team, played, points }: { team: { name: string }; played: number; points: number }) => [
      team.name,
      played,
      points,
    ],
  );
  expect(rows).toEqual([
    ['Ash', 2, 3],
    ['Birch', 2, 3],
  ]);
  expect(pairsOf(rounds)).toEqual([['Final', ['Cedar-Ash']]]);
  expect(seasonTeams).toHaveLength(3);
});

test('a cup whose final was played or awarded is not among those that are going on', async () => {
  const namesOf = async (onlyActive: 0 | 1) => {
    const reply = await api.app.inject({
      url: `/page-soccer-leagues/1/0/0/0/0/${onlyActive}/2/0`,
      headers: { 'accept-language': 'en' },
    });
    return reply.json().data.leagues.map(({ name }: { name: string }) => name);
  };
  expect(await namesOf(0)).toEqual(expect.arrayContaining(['Cup', 'Decided', 'Trophy']));
  const active = await namesOf(1);
  expect(active).toContain('Cup');
  expect(active).not.toContain('Decided');
  expect(active).not.toContain('Trophy');
});

test('friendlies have neither a table nor rounds', async () => {
  const { table, rounds, seasonTeams } = await pageOf('Friendlies');
  expect([table.rows, rounds, seasonTeams.length]).toEqual([[], undefined, 3]);
});
