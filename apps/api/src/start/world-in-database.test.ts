import type { FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { createWorld } from '@tipmark/simulator';
import { recordedSnapshot } from '@tipmark/simulator/testing';
import { applyFeedStream } from '../ingest/apply/apply-feed-stream.ts';
import { findLineups } from '../matches/events/lineup-queries.ts';
import { findSquads } from '../matches/events/squad-queries.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { hasSimulatedMatches } from './world-queries.ts';

const NOW = Date.parse('2026-11-21T14:00:00Z') / 1_000;
const LATER = NOW + 26 * 3_600;
const SINCE = NOW - 86_400;

/** Some leagues are enough to test a world in a database. */
const FEW = ['ru-1-', 'gb-eng-2-', 'hockey-ru-1-', 'hockey-fi-1-', 'tennis-'];
const before = recordedSnapshot('before', { now: NOW, since: SINCE, keys: FEW });
const later = recordedSnapshot('later', { now: LATER, since: SINCE, keys: FEW });
const isOfFew = (key: string) => FEW.some((start) => key.startsWith(start));

async function apply({ db }: TestDatabase, records: readonly FeedRecord[], now = LATER) {
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  return applyFeedStream(db, lines, { nowSeconds: () => now });
}

function matchesIn({ db }: TestDatabase) {
  return db
    .selectFrom('matches')
    .innerJoin('source_keys', 'source_keys.id', 'matches.id')
    .where('source_keys.kind', '=', 'match')
    .selectAll('matches')
    .select('source_keys.key as source_key')
    .orderBy('source_keys.key')
    .execute();
}

/** Ids and revisions depend on the order of arrival, the time of a change on the clock. */
const OF_THE_DATABASE = new Set(
  'id league_id season_id home_id away_id referee_id rev changed_at'.split(' '),
);

function withoutIds(row: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !OF_THE_DATABASE.has(column)));
}

let followed: TestDatabase;
let fresh: TestDatabase;
let isKnownBefore: boolean;
let refusals: unknown[] = [];

beforeAll(async () => {
  followed = await createTestDatabase();
  fresh = await createTestDatabase();
  isKnownBefore = await hasSimulatedMatches(followed.db);
  const happened = createWorld({ seed: 1 })
    .recordsBetween(NOW, LATER)
    .filter((one) =>
      'matchKey' in one ? isOfFew(one.matchKey) : one.kind !== 'match' || isOfFew(one.key),
    );
  for (const [records, now] of [
    [before, NOW],
    [happened, LATER],
  ] as const) {
    const report = await apply(followed, records, now);
    refusals = [...refusals, ...report.refusals];
  }
  await apply(fresh, later);
}, 120_000);

afterAll(async () => {
  await followed.close();
  await fresh.close();
});

test('a database that followed the world and one filled later hold the same matches', async () => {
  const [one, other] = [await matchesIn(followed), await matchesIn(fresh)];
  expect(one.length).toBeGreaterThan(20);
  expect(one.map(withoutIds)).toEqual(other.map(withoutIds));
});

test('no record is refused, and the database is known to have simulated matches', async () => {
  expect(refusals).toEqual([]);
  expect([isKnownBefore, await hasSimulatedMatches(followed.db)]).toEqual([false, true]);
});

test('finished matches have scores, closing odds and statistics, and prices of coming matches move', async () => {
  const rows = await matchesIn(fresh);
  const finished = rows.filter(({ status }) => status === MATCH_STATUS.finished);
  expect(finished.length).toBeGreaterThan(5);
  for (const match of finished) {
    expect(match.home_score).not.toBeNull();
    expect(match.odds_closing).toHaveLength(match.sport === SPORT.tennis ? 2 : 5);
    expect(match.live_state).toBeNull();
  }
  const priced = rows.filter(
    ({ status, odds_current }) => status === MATCH_STATUS.scheduled && odds_current,
  );
  const moved = priced.filter(
    ({ odds_first, odds_current }) => String(odds_first) !== String(odds_current),
  );
  expect(moved.length).toBeGreaterThan(priced.length / 2);
  const statistics = await fresh.db.selectFrom('match_stats').select('match_id').execute();
  expect(statistics.length).toBeGreaterThanOrEqual(2 * finished.length);
});

test('tennis has sets point by point, seeds and statistics; a live match has a server', async () => {
  const rows = (await matchesIn(fresh)).filter(({ sport }) => sport === SPORT.tennis);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.some(({ home_seed, away_seed }) => home_seed === 1 || away_seed === 1)).toBe(true);
  const sets = await fresh.db.selectFrom('match_sets').selectAll().execute();
  const byMatch = Map.groupBy(sets, ({ match_id }) => match_id);
  const finished = rows.filter(({ status }) => status === MATCH_STATUS.finished);
  for (const { id, home_periods: home, home_points, serving, court } of finished) {
    expect(byMatch.get(id)).toHaveLength(home?.length ?? 0);
    expect([home_points, serving]).toEqual([null, null]);
    expect(court).not.toBeNull();
  }
  const live = rows.filter(({ status }) => status === MATCH_STATUS.live);
  for (const { home_points, serving } of live) {
    expect(home_points).toMatch(/^(?:\d+|Ad)$/);
    expect([1, 2]).toContain(serving);
  }
  const aces = await fresh.db
    .selectFrom('match_stats')
    .select('aces')
    .where('aces', '>', 0)
    .execute();
  expect(aces.length).toBeGreaterThan(10);
});

test('hockey has squads, periods, penalties and saves', async () => {
  const rows = (await matchesIn(fresh)).filter(
    ({ sport, status }) => sport === SPORT.hockey && status === MATCH_STATUS.finished,
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { home_periods } of rows) expect(home_periods).toHaveLength(3);
  const squads = await fresh.db.selectFrom('squads').select('team_id').execute();
  expect(squads.length).toBeGreaterThan(80);
  const penalties = await fresh.db
    .selectFrom('match_events')
    .select(['second', 'player'])
    .where('type', '=', 'penalty')
    .execute();
  expect(penalties.length).toBeGreaterThan(10);
  expect(penalties.every(({ second, player }) => second !== null && player !== null)).toBe(true);
});

test('replaying all records changes nothing', async () => {
  const known = await matchesIn(fresh);
  const report = await apply(fresh, later);
  expect(report).toMatchObject({ imported: 0, updated: 0, quarantined: 0 });
  expect(await matchesIn(fresh)).toEqual(known);
});

test.each([
  ['soccer', SPORT.soccer, 3],
  ['hockey', SPORT.hockey, 2],
] as const)(
  'every match of %s has the squads of both sides, goalkeepers among them',
  async (_, sport, keepers) => {
    const matches = (await matchesIn(followed)).filter((match) => match.sport === sport);
    expect(matches.length).toBeGreaterThan(5);
    for (const { id, home_id, away_id } of matches) {
      const squads = await findSquads(followed.db, id);
      expect(squads.map(({ team_id }) => team_id).toSorted()).toEqual(
        [home_id, away_id].toSorted(),
      );
      for (const { players } of squads) {
        expect(players.length).toBeGreaterThan(20);
        expect(players.filter(({ position }) => position === 'GK')).toHaveLength(keepers);
      }
    }
  },
);

test('goals have scorers, and matches in play or finished have line-ups of both sides', async () => {
  const goals = await followed.db
    .selectFrom('match_events')
    .select(['player', 'match_id'])
    .where('type', 'in', ['goal', 'penalty_goal', 'own_goal'])
    .execute();
  expect(goals.length).toBeGreaterThan(20);
  expect(goals.filter(({ player }) => player === null)).toEqual([]);
  const played = (await matchesIn(followed)).filter(
    ({ sport, status }) =>
      sport === SPORT.soccer && (status === MATCH_STATUS.finished || status === MATCH_STATUS.live),
  );
  for (const { id } of played) {
    const own = (await findLineups(followed.db, id)).filter(({ is_own }) => is_own);
    expect(own.map(({ starting }) => starting.length)).toEqual([11, 11]);
  }
});
