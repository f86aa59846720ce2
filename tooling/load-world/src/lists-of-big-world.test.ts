import {
  createTestDatabase,
  findLeagues,
  findRefereeList,
  findRefereesOfDay,
  findSiteMapParts,
  findTeams,
  type LeaguesFilter,
  type RefereesFilter,
  rowsRead,
  type TeamsFilter,
  type TestDatabase,
} from '@tipmark/api/testing';
import {
  HOME_BLOCK_SIZE,
  LEAGUES_SORT,
  MATCH_STATUS,
  REFEREES_SORT,
  SPORT,
  TEAMS_SORT,
  type TeamsSort,
} from '@tipmark/domain';
import { sql } from 'kysely';
import { fillWorld } from './fill-world.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z') / 1_000;
/** Four leagues of soccer and one of hockey. */
const SIZE = { matches: 17_000, odds: 0, users: 0, tips: 0 };
const HOUR = 3_600;

interface Played {
  id: number;
  league_id: number;
  season_id: number;
  current_season_id: number;
  home_id: number;
  away_id: number;
  starts_at: Date;
  status: number;
  home_score: number | null;
  away_score: number | null;
  referee_id: number | null;
  /** Of both sides. */
  yellow_cards: number | null;
  penalties: number | null;
}

let database: TestDatabase;
let played: Played[];
let teams: { id: number; name_en: string }[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await fillWorld(db, { size: SIZE, seed: 1, nowSeconds: NOW, say: () => undefined });
  played = (await db
    .selectFrom('matches as m')
    .innerJoin('leagues as l', 'l.id', 'm.league_id')
    .select(['m.id', 'm.league_id', 'm.season_id', 'm.home_id', 'm.away_id', 'm.starts_at'])
    .select(['m.status', 'm.home_score', 'm.away_score', 'm.referee_id', 'l.current_season_id'])
    .select(
      sql<number | null>`(
      select sum(yellow_cards)::int from match_stats s where s.match_id = m.id
    )`.as('yellow_cards'),
    )
    .select(
      sql<number | null>`(
      select case when count(*) > 0 then (count(*) filter (where type = 'penalty_goal'))::int end
      from match_events e where e.match_id = m.id
    )`.as('penalties'),
    )
    .where('m.sport', '=', SPORT.soccer)
    .execute()) as Played[];
  played.sort((a, b) => Number(b.starts_at) - Number(a.starts_at) || b.id - a.id);
  teams = await db
    .selectFrom('teams')
    .select(['id', 'name_en'])
    .where('sport', '=', SPORT.soccer)
    .execute();
}, 240_000);

afterAll(() => database.close());

const TEAMS: TeamsFilter = {
  sport: SPORT.soccer,
  nowSeconds: NOW,
  countOfMatches: 10,
  leagueId: 0,
  isCurrentSeason: false,
  isExcludeFriendlies: false,
  nextMatchesHours: 0,
  sort: TEAMS_SORT.name,
  limit: 5,
  offset: 0,
};
const LEAGUES: LeaguesFilter = {
  sport: SPORT.soccer,
  nowSeconds: NOW,
  countOfMatches: 10,
  since: undefined,
  isCurrentSeason: false,
  leagueType: 0,
  areOnlyActive: false,
  sort: LEAGUES_SORT.name,
  limit: 1,
  offset: 0,
};

/** Statistics of a team’s newest matches, computed without SQL. */
function statisticsOf(id: number, filter: TeamsFilter) {
  const counted = played
    .filter(
      (match) =>
        (match.home_id === id || match.away_id === id) &&
        match.status === MATCH_STATUS.finished &&
        (filter.leagueId === 0 || match.league_id === filter.leagueId) &&
        (!filter.isCurrentSeason || match.season_id === match.current_season_id),
    )
    .slice(0, filter.countOfMatches || undefined)
    .map(({ home_id, home_score, away_score }) => {
      const [home, away] = [home_score ?? 0, away_score ?? 0];
      return home_id === id ? ([home, away] as const) : ([away, home] as const);
    });
  return {
    count: counted.length,
    goals: counted.reduce((sum, [own, other]) => sum + own + other, 0),
    won: counted.filter(([own, other]) => own > other).length,
    drawn: counted.filter(([own, other]) => own === other).length,
    lost: counted.filter(([own, other]) => own < other).length,
  };
}

function nextOf(
  id: number,
  { nextMatchesHours: hours, leagueId }: TeamsFilter,
): Played | undefined {
  return played.findLast(
    (match) =>
      (match.home_id === id || match.away_id === id) &&
      match.status === MATCH_STATUS.scheduled &&
      Number(match.starts_at) >= NOW * 1_000 &&
      (hours === 0 || Number(match.starts_at) < (NOW + hours * HOUR) * 1_000) &&
      (leagueId === 0 || match.league_id === leagueId),
  );
}

const value = (sort: TeamsSort, { count, goals, won }: ReturnType<typeof statisticsOf>): number => {
  if (count === 0) return Number.NEGATIVE_INFINITY;
  return sort === TEAMS_SORT.winShare ? won / count : goals / count;
};

const isByStatistics = (sort: TeamsSort) =>
  sort !== TEAMS_SORT.name && sort !== TEAMS_SORT.nextMatch;

describe.each(Object.entries(TEAMS_SORT))('teams by %s', (_name, sort) => {
  test.each([
    {},
    { countOfMatches: 0 },
    { isCurrentSeason: true },
    { isCurrentSeason: true, countOfMatches: 0 },
    { nextMatchesHours: 48 },
    { isInLeague: true, countOfMatches: 3 },
  ])(
    '%j: equals the statistics computed without SQL, in this order',
    async ({ isInLeague = false, ...requested }) => {
      const leagueId = isInLeague ? (played[0]?.league_id ?? 0) : 0;
      const filter = { ...TEAMS, ...requested, sort, leagueId, limit: 200 };
      const rows = await findTeams(database.db, filter, 'en');
      const expected = teams.filter(({ id }) => {
        const isNext = nextOf(id, filter) !== undefined;
        if (leagueId !== 0 && !isNext && statisticsOf(id, filter).count === 0) return false;
        return filter.nextMatchesHours === 0 || isNext;
      });
      expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      for (const row of rows) {
        expect(row).toMatchObject(statisticsOf(row.id, filter));
        expect(row.next_id).toBe(nextOf(row.id, filter)?.id ?? null);
      }
      if (!isByStatistics(sort)) return;
      const values = rows.map((row) => value(sort, row));
      const sign = sort === TEAMS_SORT.averageTotalAscending ? -1 : 1;
      expect(values).toEqual(values.toSorted((one, other) => sign * (other - one)));
    },
  );
});

const readsOf = (table: string, work: Parameters<typeof rowsRead>[2]) =>
  rowsRead(database, table, work);

test('matches of teams on other pages are not read', async () => {
  const { rows } = await sql<{ scheduled: number }>`
    select count(*)::int as scheduled from matches where status = ${MATCH_STATUS.scheduled}
  `.execute(database.db);
  // The next match of every team, home and away; of each team shown the newest at home and away,
  // and no more than as many again that do not count.
  const most = 2 * (rows[0]?.scheduled ?? 0) + TEAMS.limit * 4 * TEAMS.countOfMatches;
  const read = await readsOf('matches', (db) => findTeams(db, TEAMS, 'en'));
  expect(read).toBeLessThanOrEqual(most);
  const all = await readsOf('matches', (db) => findTeams(db, { ...TEAMS, limit: 200 }, 'en'));
  expect(all).toBeGreaterThan(2 * most);
});

test('matches of leagues on other pages are not read', async () => {
  const filter = { ...LEAGUES, countOfMatches: 0, isCurrentSeason: true };
  const one = await readsOf('matches', (db) => findLeagues(db, filter, 'en'));
  const all = await readsOf('matches', (db) => findLeagues(db, { ...filter, limit: 50 }, 'en'));
  expect(one).toBeGreaterThan(0);
  expect(one).toBeLessThan(all / 3);
});

test.each(Object.entries(LEAGUES_SORT))(
  'counts all matches of all leagues sorted by %s',
  async (_name, sort) => {
    const filter = { ...LEAGUES, sort, countOfMatches: 0, limit: 50 };
    const rows = await findLeagues(database.db, filter, 'en');
    for (const row of rows) {
      const all = played.filter(
        (match) => match.league_id === row.league_id && match.status === MATCH_STATUS.finished,
      );
      expect(row.played).toBe(all.length);
      expect(row.home + row.draw + row.away).toBe(all.length);
      const goals = all.map(({ home_score, away_score }) => (home_score ?? 0) + (away_score ?? 0));
      expect(row.goals).toBe(goals.reduce((sum, one) => sum + one, 0));
    }
    const read = await readsOf('matches', (db) => findLeagues(db, filter, 'en'));
    expect(read).toBeLessThan(3 * SIZE.matches);
  },
);

const REFEREES: RefereesFilter = {
  sport: SPORT.soccer,
  nowSeconds: NOW,
  countOfMatches: 20,
  since: undefined,
  leagueId: 0,
  isCurrentSeason: false,
  areOnlyAssigned: false,
  sort: REFEREES_SORT.countOfMatches,
  limit: 200,
  offset: 0,
};

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
};

describe.each(Object.entries(REFEREES_SORT))('referees by %s', (_name, sort) => {
  test.each([
    {},
    { countOfMatches: 0 },
    { isCurrentSeason: true },
    { isCurrentSeason: true, countOfMatches: 0 },
    { since: NOW - 90 * 24 * HOUR },
    { isInLeague: true, countOfMatches: 3 },
  ])(
    '%j: equals the statistics computed without SQL',
    async ({ isInLeague = false, since, ...requested }) => {
      const leagueId = isInLeague ? (played[0]?.league_id ?? 0) : 0;
      const filter = { ...REFEREES, ...requested, since, sort, leagueId };
      const rows = await findRefereeList(database.db, filter, 'en');
      expect(rows).toHaveLength(isInLeague ? 6 : 24);
      for (const row of rows) {
        const led = played
          .filter(
            (match) =>
              match.referee_id === row.id &&
              match.status === MATCH_STATUS.finished &&
              (leagueId === 0 || match.league_id === leagueId) &&
              (since === undefined || Number(match.starts_at) >= since * 1_000) &&
              (!filter.isCurrentSeason || match.season_id === match.current_season_id),
          )
          .slice(0, filter.countOfMatches || undefined);
        const yellow = meanOf(led.map(({ yellow_cards }) => yellow_cards));
        const penalties = meanOf(led.map(({ penalties: kicks }) => kicks));
        expect(row.count).toBe(led.length);
        expect(row.yellow_cards).toEqual(yellow === null ? null : expect.closeTo(yellow, 9));
        expect(row.penalties).toEqual(penalties === null ? null : expect.closeTo(penalties, 9));
      }
      const values = rows.map(({ count, yellow_cards }) =>
        sort === REFEREES_SORT.yellowCards ? (yellow_cards ?? -1) : count,
      );
      if (sort !== REFEREES_SORT.countOfMatches && sort !== REFEREES_SORT.yellowCards) return;
      expect(values).toEqual(values.toSorted((one, other) => other - one));
    },
  );
});

test.each([{ countOfMatches: 0 }, { isCurrentSeason: true }])(
  'for referees with %j every match is read at most twice',
  async (requested) => {
    const filter = { ...REFEREES, ...requested, sort: REFEREES_SORT.yellowCards, limit: 1 };
    const read = await readsOf('matches', (db) => findRefereeList(db, filter, 'en'));
    expect(read).toBeLessThan(2 * SIZE.matches);
    const statistics = await readsOf('match_stats', (db) =>
      findRefereeList(db, { ...filter, sort: REFEREES_SORT.countOfMatches }, 'en'),
    );
    expect(statistics).toBeLessThan((2 * SIZE.matches) / 24);
  },
);

test('statistics of referees that are not shown are not read', async () => {
  const assignedAt = async (second: number) =>
    await database.db
      .selectFrom('matches')
      .select('referee_id')
      .distinct()
      .where('status', '=', MATCH_STATUS.scheduled)
      .where('starts_at', '>=', new Date(second * 1_000))
      .where('starts_at', '<', new Date((second + 24 * HOUR) * 1_000))
      .where('referee_id', 'is not', null)
      .execute();
  let nowSeconds = NOW;
  while ((await assignedAt(nowSeconds)).length <= HOME_BLOCK_SIZE.referees) nowSeconds += 6 * HOUR;
  const request = { sport: SPORT.soccer, nowSeconds, locale: 'en' } as const;
  const rows = await findRefereesOfDay({ db: database.db, ...request });
  expect(rows).toHaveLength(HOME_BLOCK_SIZE.referees);
  const shown = rows.reduce((sum, { matches }) => sum + matches, 0);
  const read = await readsOf('match_stats', (db) => findRefereesOfDay({ db, ...request }));
  expect(read).toBeLessThanOrEqual(2 * shown);
});

test('parts of the site map are found without counting their matches', async () => {
  const read = await readsOf('matches', findSiteMapParts);
  expect(read).toBeLessThan(SIZE.matches);
  const parts = await findSiteMapParts(database.db);
  const events = parts.filter(({ route }) => route === 'events').map(({ part }) => part);
  const wanted = new Set(played.map(({ id }) => Math.floor(id / 5_000)));
  expect(events.toSorted()).toEqual([...wanted].toSorted());
});
