import type { FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { createWorld, emittedSince } from '@tipmark/simulator';
import { sampleOf } from '@tipmark/test-kit/sample';
import { sql } from 'kysely';
import { createApiLogger } from '../platform/http/request-log.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { findBackfill } from './backfill-queries.ts';
import { backfillSeasons } from './backfill-seasons.ts';
import { fillResults } from './fill-results.ts';
import { ingest } from './ingest-simulated.ts';

/** The soccer season is some weeks old, that of hockey is over. */
const NOW = Date.parse(sampleOf('2026-07-27T12:00:00Z', '2026-08-10T12:00:00Z')) / 1_000;
const DAY = 86_400;
const SPORTS = 3;
/** The first day of the season of soccer, and how many days there are to it. */
const BEGAN = Date.parse('2026-07-06') / 1_000 / DAY;
const DAYS = Math.floor(emittedSince(NOW) / DAY) + 2 - BEGAN;
/** This many days are emitted again. */
const DAYS_AGAIN = sampleOf(4, DAYS);
const PATIENCE_MS = 300_000;
const logger = createApiLogger('silent');

let api: TestApi;

/** The API's state when it begins, without the prices of coming matches. */
const begun: FeedRecord[] = [];

async function beginIn({ services, database }: TestApi): Promise<void> {
  if (begun.length === 0) {
    for (const record of createWorld({ seed: services.config.SIM_SEED }).snapshotAt(NOW)) {
      if (record.kind !== 'odds' && record.kind !== 'in-play') begun.push(record);
    }
  }
  await ingest(services, logger, begun);
  await sql`
    insert into simulated_history (id, began_at, is_done) values (1, to_timestamp(${NOW}), true)
  `.execute(database.db);
}

/** Emits this many days of three sports, as if the API ended then. */
async function backfillDays({ services, database }: TestApi, days: number): Promise<boolean> {
  const state = await findBackfill(database.db);
  if (state === undefined) throw new Error('its people are still writing');
  let pieces = days * SPORTS;
  return backfillSeasons(services, logger, state, () => (pieces -= 1) < 0);
}

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await beginIn(api);
}, PATIENCE_MS);

afterAll(() => api.close());

/** Teams of running leagues that have not played exactly one match per past round. */
async function teamsOutOfStep({ database: { db } }: TestApi) {
  const { rows } = await sql<{ teams: number; out: number }>`
    with last as (
      select l.id as league_id, m.season_id, team.id,
        max(m.round::int) filter (where m.status >= ${MATCH_STATUS.finished}) as rounds,
        count(*) filter (where m.status <> ${MATCH_STATUS.scheduled})::int as played
      from leagues l
      join matches m on m.league_id = l.id and m.season_id = l.current_season_id
      cross join lateral (values (m.home_id), (m.away_id)) as team(id)
      where l.is_simulated and m.sport = ${SPORT.soccer} and m.round ~ '^[0-9]+$'
        and m.starts_at < to_timestamp(${NOW})
      group by 1, 2, 3
    )
    select count(*)::int as teams,
      count(*) filter (where played < rounds - 1 or played > rounds + 1)::int as out
    from last where rounds is not null
  `.execute(db);
  return rows[0];
}

test(
  'every team of a running league has played one match per round',
  async () => {
    const before = await teamsOutOfStep(api);
    expect(before?.out).toBeGreaterThan(500);
    expect(await backfillDays(api, DAYS)).toBe(false);
    expect((await findBackfill(api.database.db))?.backfilledTo).toBe(BEGAN);
    const { seasons_percent: percent } = await api.database.db
      .selectFrom('simulated_history')
      .select('seasons_percent')
      .executeTakeFirstOrThrow();
    expect(percent).toBeGreaterThan(0);
    expect(percent).toBeLessThan(100);
    expect(await teamsOutOfStep(api)).toEqual({ teams: 640, out: 0 });
  },
  PATIENCE_MS,
);

test('goals of players and own goals add up to the scores of their matches', async () => {
  const { rows } = await sql<{ scored: number; emitted: number; named: number; matches: number }>`
    select sum(m.home_score + m.away_score)::int as scored, sum(e.goals)::int as emitted,
      sum(e.named)::int as named, count(*)::int as matches
    from matches m
    join leagues l on l.id = m.league_id and l.current_season_id = m.season_id
    cross join lateral (
      select count(*) as goals, count(*) filter (where player is not null) as named
      from match_events
      where match_id = m.id and type in ('goal', 'penalty_goal', 'own_goal')
    ) e
    where m.sport = ${SPORT.soccer} and m.status = ${MATCH_STATUS.finished}
      and m.starts_at < to_timestamp(${NOW}) and m.round ~ '^[0-9]+$'
    group by m.league_id
  `.execute(api.database.db);
  expect(rows).toHaveLength(32);
  for (const { scored, emitted, named, matches } of rows) {
    expect(matches).toBeGreaterThan(20);
    expect([emitted, named]).toEqual([scored, scored]);
  }
});

async function pageOf(key: string) {
  const { id } = await api.database.db
    .selectFrom('source_keys')
    .select('id')
    .where('kind', '=', 'league')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const reply = await api.app.inject(`/page-soccer-league/${id}/0/0/0/1/1/1`);
  return reply.json().data;
}

test('the page of a third-division league adds up and has zones', async () => {
  const page = await pageOf('gb-eng-3');
  const last = page.results.matches.length;
  expect(last).toBeGreaterThan(0);
  const played = page.table.rows.map((row: { played: number }) => row.played);
  expect(Math.max(...played) - Math.min(...played)).toBeLessThanOrEqual(2);
  expect(played.reduce((sum: number, one: number) => sum + one, 0)).toBe(2 * page.countOfPlayed);
  expect(page.countOfPlayed).toBeGreaterThan(30);
  expect(page.table.zones.length).toBeGreaterThan(0);
  expect(page.referees.length).toBeGreaterThan(5);
  interface RefereeStatistics {
    figures: { count: number; penalties: { average: number } | null };
  }
  const withMatches = page.referees.filter(({ figures }: RefereeStatistics) => figures.count > 0);
  expect(withMatches.length).toBeGreaterThan(5);
  const averages = withMatches.map(({ figures }: RefereeStatistics) => figures.penalties?.average);
  expect(averages).not.toContain(undefined);
  expect(Math.max(...averages)).toBeGreaterThan(0);
});

/** Columns that depend on the order in which matches were stored. */
const NUMBERED = ['id', 'match_id', 'layout_id'];

/** Counts and sums of all data of the past: equal where the same records were emitted. */
async function fingerprint({ database: { db } }: TestApi, without: readonly string[] = []) {
  const tables = [
    'matches',
    'match_stats',
    'match_events',
    'phase_prices',
    'site_lines',
    'seasons',
  ];
  const prints = [...tables, 'feed_contents'].map(
    (table) => sql`
      select ${table}::text as name, count(*)::int as rows,
        coalesce(sum(hashtext((to_jsonb(t) - ${['rev', 'changed_at', ...without]}::text[])::text)), 0)::text as sum
      from ${sql.table(table)} as t
    `,
  );
  const { rows } = await sql<{ name: string; rows: number; sum: string }>`
    ${sql.join(prints, sql` union all `)} order by 1
  `.execute(db);
  return rows;
}

test(
  'a repeated backfill changes nothing, a stopped one continues where it stopped',
  async () => {
    const { db } = api.database;
    const expected = await fingerprint(api);
    const revisions = () => db.selectFrom('matches').select(['id', 'rev']).orderBy('id').execute();
    const known = await revisions();
    await sql`update simulated_history set told_back_to = null`.execute(db);
    expect(await backfillDays(api, DAYS_AGAIN)).toBe(false);
    expect(await fingerprint(api)).toEqual(expected);
    expect(await revisions()).toEqual(known);

    const other = await createTestApi({ now: NOW });
    await beginIn(other);
    for (const days of [1, 2, DAYS - 3]) await backfillDays(other, days);
    expect(await fingerprint(other)).toEqual(expected);
    await other.close();
  },
  PATIENCE_MS,
);

/** Answers about leagues are cached for a minute. */
const CACHED_SECONDS = 61;
let later = NOW;

interface Shown {
  readonly places: readonly number[];
  readonly played: readonly number[];
  readonly streaks: number;
}

const placesOf = async (of: TestApi, key: string): Promise<Shown> => {
  const { app, database, services } = of;
  later += CACHED_SECONDS;
  of.setNow(later);
  services.responses.purge(['*']);
  const { db } = database;
  const { id } = await db
    .selectFrom('source_keys')
    .select('id')
    .where('kind', '=', 'league')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const reply = await app.inject(`/page-soccer-league/${id}/0/0/0/1/1/1`);
  const streaks = await app.inject(`/soccer/league/streaks?leagueId=${id}`);
  const { rows } = reply.json().data.table;
  return {
    places: rows.map(({ position }: { position: number }) => position),
    played: rows.map(({ played }: { played: number }) => played),
    streaks: streaks.json().data.streaks.length,
  };
};

test(
  'tables are whole and ranked once the results are stored, before all else of the past',
  async () => {
    const early = await createTestApi({ now: NOW });
    await beginIn(early);
    const { db } = early.database;
    await sql`
      update simulated_history set is_done = false, sports_with_results = '{2,3}' where id = 1
    `.execute(db);
    const before = await placesOf(early, 'gb-eng-1');
    expect(Math.max(...before.played)).toBeGreaterThan(0);
    expect(before.places).toEqual(before.places.map(() => 0));
    expect(before.streaks).toBe(0);

    let steps = 1;
    await fillResults(early.services, logger, NOW, () => (steps -= 1) < 0);
    expect((await placesOf(early, 'gb-eng-1')).places).toEqual(before.places);
    await fillResults(early.services, logger, NOW, () => false);
    expect(await teamsOutOfStep(early)).toEqual({ teams: 640, out: 0 });
    const after = await placesOf(early, 'gb-eng-1');
    expect(after).toEqual(await placesOf(api, 'gb-eng-1'));
    expect(after.places.toSorted((one, other) => one - other)).toEqual(
      after.places.map((_, index) => index + 1),
    );
    expect(after.streaks).toBeGreaterThan(0);

    // and the rest of the past leads to the same state as without them
    await sql`update simulated_history set is_done = true`.execute(db);
    await backfillDays(early, DAYS);
    // contents are remembered of records that came alone, and these came in two parts
    const dataOf = async (of: TestApi) =>
      (await fingerprint(of, NUMBERED)).filter(({ name }) => name !== 'feed_contents');
    expect(await dataOf(early)).toEqual(await dataOf(api));
    await early.close();
  },
  PATIENCE_MS,
);

test('an older world whose seasons have no zones gets them', async () => {
  const { db } = api.database;
  await sql`update seasons set zones = null`.execute(db);
  await backfillDays(api, 0);
  const zones = async (name: string) =>
    db
      .selectFrom('seasons as s')
      .innerJoin('leagues as l', 'l.id', 's.league_id')
      .select('l.name_en')
      .where('s.zones', 'is not', null)
      .where('s.name', '=', name)
      .execute();
  expect((await zones('2026-2')).length).toBeGreaterThan(25);
  expect((await zones('2026-1')).length).toBeGreaterThan(25);
});

test('seasons are not backfilled while people are still writing their past', async () => {
  const { db } = api.database;
  await sql`update simulated_history set is_done = false`.execute(db);
  expect(await findBackfill(db)).toBeUndefined();
});
