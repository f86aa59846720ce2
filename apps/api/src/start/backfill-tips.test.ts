import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { backfillForTest } from './testing/backfill-for-test.ts';

const NOW = Date.parse('2026-11-21T17:00:00Z') / 1_000;
/** Of the sixty days; for the rating tips have to span two weeks. */
const DAYS = 24;
const SPORTS = Object.values(SPORT);

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await backfillForTest(api, NOW, DAYS);
}, 300_000);

afterAll(() => api.close());

async function get(url: string) {
  const reply = await api.app.inject(url);
  return reply.json().data;
}

test('people have settled past tips in every sport, on the markets of that sport', async () => {
  const { rows } = await sql<{ sport: number; settled: number; people: number; markets: string[] }>`
    select sport, count(*)::int as settled, count(distinct user_id)::int as people,
      array_agg(distinct market order by market) as markets
    from tips where result > 0 and starts_at < to_timestamp(${NOW})
    group by sport order by sport
  `.execute(api.database.db);
  expect(rows.map(({ sport }) => sport)).toEqual(SPORTS);
  for (const { settled, people } of rows) {
    expect(settled).toBeGreaterThan(100);
    expect(people).toBeGreaterThan(20);
  }
  expect(rows.map(({ markets }) => markets)).toEqual([
    ['1x2', 'ah', 'btts', 'dc', 'ou', 'tt1', 'tt2'],
    ['1x2', 'ah', 'dc', 'ou', 'tt1', 'tt2'],
    ['ahsets', 's1win', 'win'],
  ]);
});

test('the leaderboard is filled, and profiles separate tips by sport', async () => {
  const { db } = api.database;
  const { rows } = await get('/page-users-rating');
  expect(rows.length).toBeGreaterThan(10);
  for (const sport of SPORTS) {
    const { url } = await db
      .selectFrom('tips as t')
      .innerJoin('ratings as r', 'r.user_id', 't.user_id')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select('u.url')
      .where('t.sport', '=', sport)
      .where('t.is_rated', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow();
    const { statistics } = await get(`/page-profile/${url}`);
    const bySport = statistics.tipStats.sports.map(({ key }: { key: number }) => key);
    expect(bySport).toContain(sport);
  }
});

test('matches in play at the time of the backfill are still in play after it', async () => {
  const { rows } = await sql<{ running: number; over: number }>`
    select count(*) filter (where status = ${MATCH_STATUS.live} and live_state is not null)::int as running,
      count(*) filter (where status > ${MATCH_STATUS.live})::int as over
    from matches where sport = ${SPORT.soccer}
      and starts_at between to_timestamp(${NOW - 80 * 60}) and to_timestamp(${NOW})
  `.execute(api.database.db);
  expect(rows).toEqual([{ running: expect.any(Number), over: 0 }]);
  expect(rows[0]?.running).toBeGreaterThan(0);
});
