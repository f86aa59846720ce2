import { createWorld, nearSince, pastSeasons, seasonResults } from '@tipmark/simulator';
import { sql } from 'kysely';
import { findLines } from '../betting/tips/simulated/history/history-queries.ts';
import { createApiLogger } from '../platform/http/request-log.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { recordsOf } from './backfill-seasons.ts';
import { backfillCourses, backfillTips, simulatedWorlds } from './backfill-tips.ts';
import { ingest } from './ingest-simulated.ts';
import { lasting } from './testing/backfill-for-test.ts';

const DAY = 86_400;
const NOW = Date.parse('2026-11-21T17:00:00Z') / 1_000;
const DAYS = 4;
const PATIENCE_MS = 300_000;
const logger = createApiLogger('silent');

let whole: TestApi;
let early: TestApi;
let worlds: ReturnType<typeof simulatedWorlds>;

beforeAll(async () => {
  [whole, early] = [await createTestApi({ now: NOW }), await createTestApi({ now: NOW })];
  worlds = simulatedWorlds(whole.services.config.SIM_SEED);
  const world = createWorld({ seed: whole.services.config.SIM_SEED });
  const known = [...lasting(world.snapshotAt(NOW, NOW))];
  for (const { services } of [whole, early]) await ingest(services, logger, known);
  for (const { world: sport } of worlds) {
    await ingest(early.services, logger, pastSeasons(sport, NOW, NOW));
    const days = [...seasonResults(sport, NOW, nearSince(NOW))].slice(-DAYS);
    await ingest(early.services, logger, recordsOf(days.flat()), { isWhole: true });
  }
  for (const { services } of [whole, early])
    await backfillTips(services, logger, NOW, () => false, DAYS);
}, PATIENCE_MS);

afterAll(async () => {
  await whole.close();
  await early.close();
});

/** What depends on the order in which matches, seasons and leagues were stored, or counts how often. */
const NUMBERED = ['id', 'match_id', 'layout_id', 'season_id', 'league_id', 'rev', 'changed_at'];

interface Stored {
  readonly key: string;
  readonly id: number;
  readonly match: Readonly<Record<string, unknown>>;
}

/** Matches with prices by their keys, and their lines. */
async function pricedMatches({ database: { db } }: TestApi) {
  const { rows } = await sql<Stored>`
    select k.key, m.id, to_jsonb(m) - ${NUMBERED}::text[] as match
    from matches m join source_keys k on k.kind = 'match' and k.id = m.id
    where m.odds_current is not null order by k.key
  `.execute(db);
  const lines = await findLines(
    db,
    rows.map(({ id }) => id),
  );
  const byMatch = Map.groupBy(lines, ({ match_id }) => match_id);
  const linesOf = (id: number) =>
    (byMatch.get(id) ?? [])
      .map(({ odd_type, at, milli }) => `${at} ${odd_type} ${milli}`)
      .toSorted();
  return rows.map(({ key, id, match }) => ({ key, match, lines: linesOf(id) }));
}

const BASIS = ['status', 'home_score', 'away_score', 'home_periods', 'away_periods'];

/** What tips on a match and their results depend on. */
const basisOf = ({ key, match, lines }: Awaited<ReturnType<typeof pricedMatches>>[number]) => ({
  key,
  lines,
  match: [...BASIS, 'starts_at', 'odds_current'].map((column) => match[column]),
});

/** How many rows there are of the course of each match. */
async function coursesOf({ database: { db } }: TestApi) {
  const tables = ['match_events', 'match_stats', 'match_shots', 'match_lineups'];
  const prints = tables.map(
    (table) => sql`
      select k.key, ${table}::text as name, count(*)::int as rows
      from matches m join source_keys k on k.kind = 'match' and k.id = m.id
      join ${sql.table(table)} as t on t.match_id = m.id
      where m.odds_current is not null group by 1, 2
    `,
  );
  const { rows } = await sql`${sql.join(prints, sql` union all `)} order by 1, 2`.execute(db);
  return rows;
}

test('tips are based on the same results and prices whether results came first or not', async () => {
  const expected = (await pricedMatches(whole)).map(basisOf);
  expect(expected.length).toBeGreaterThan(60);
  expect((await pricedMatches(early)).map(basisOf)).toEqual(expected);
});

test(
  'the courses of these matches follow, and lead to the same as all at once',
  async () => {
    expect((await coursesOf(early)).length).toBeLessThan((await coursesOf(whole)).length);
    const last = Math.floor(NOW / DAY);
    for (let day = last; day >= last - DAYS; day -= 1)
      await backfillCourses(early.services, logger, { worlds, beganAt: NOW, day }, DAYS);
    expect(await coursesOf(early)).toEqual(await coursesOf(whole));
    expect(await pricedMatches(early)).toEqual(await pricedMatches(whole));
  },
  PATIENCE_MS,
);
