import { SPORT } from '@tipmark/domain';
import { aFeedBookmaker, aFeedMatch, aFeedOdds, aFeedSetting } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { findClosingLines } from '../../betting/settlement/settlement-queries.ts';
import { loadBlocks } from '../../discovery/scanner/load-blocks.ts';
import { findOutcomePrices } from '../../discovery/scanner/outcome-details-queries.ts';
import { findDroppedOdds } from '../../matches/home/home-queries.ts';
import {
  findBookmakersOfMarket,
  findCurrentLines,
  findCurrentLinesOf,
  findCurrentPrices,
  findSiteLinesOfMarket,
} from '../../matches/odds/odds-queries.ts';
import { findPriceInstants } from '../../matches/odds/price-instant-queries.ts';
import { findValueTrends } from '../../matches/value-trends/find-value-trends.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const NOW = KICK_OFF - 3_600;
const MONTH = 30 * 86_400;
const BOOKS = ['Kappa', 'Lambda', 'Sigma'];

let api: TestApi;
let match: { id: number; bucket: number };

/** Prices of a home win at several bookmakers at one instant. */
const prices = (key: string, milli: number, at: number) =>
  aFeedOdds(
    key,
    BOOKS.map((name) => [name, '1x2.1', milli] as const),
    { at },
  );

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const months = [-2, -1, 1, 2].map((count) => ({
    key: `month ${count}`,
    startsAt: KICK_OFF + count * MONTH,
  }));
  await sendFeed(api, [
    ...aFeedSetting('A', 'B'),
    ...BOOKS.map((name) => aFeedBookmaker(name)),
    ...months.map(({ key, startsAt }) => aFeedMatch('A', 'B', { key, startsAt })),
    ...months.map(({ key, startsAt }) => prices(key, 2_000, startsAt - 7_200)),
    aFeedMatch('A', 'B', { key: 'now', startsAt: KICK_OFF }),
    prices('now', 2_000, NOW - 7_200),
    prices('now', 1_700, NOW - 600),
  ]);
  match = await api.database.db
    .selectFrom('matches')
    .select(['id', 'bucket'])
    .where('starts_at', '=', new Date(KICK_OFF * 1_000))
    .executeTakeFirstOrThrow();
}, 60_000);

afterAll(() => api.close());

/** Months whose prices a transaction read: the planner locks what it does not exclude. */
async function monthsOf(work: (trx: Tx) => Promise<unknown>): Promise<string[]> {
  return tx(api.database.db, async (trx) => {
    await work(trx);
    const { rows } = await sql<{ month: string }>`
      select distinct substring(c.relname from '_([0-9]+|rest)$') as month
      from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = pg_backend_pid() and c.relkind = 'r'
        and c.relname ~ '^(odds_points|site_lines)_([0-9]+|rest)$'
      order by 1
    `.execute(trx);
    return rows.map(({ month }) => month);
  });
}

test('a query without a month reads more than four partitions', async () => {
  const all = await monthsOf((trx) => sql`select count(*) from site_lines`.execute(trx));
  expect(all.length).toBeGreaterThan(4);
});

const request = (db: Tx) => ({ db, sport: SPORT.soccer, nowSeconds: NOW, locale: 'en' }) as const;

test.each<[string, (trx: Tx) => Promise<readonly unknown[] | ReadonlyMap<string, unknown>>]>([
  ['current prices', (trx) => findCurrentPrices(trx, match, 'en')],
  ['bookmakers of a market', (trx) => findBookmakersOfMarket(trx, match, '1x2')],
  ['history of a market', (trx) => findSiteLinesOfMarket(trx, match, '1x2')],
  ['price instants of a market', (trx) => findPriceInstants(trx, match, '1x2')],
  ['lines of a match', (trx) => findCurrentLines(trx, match)],
  ['lines of matches', (trx) => findCurrentLinesOf(trx, [match])],
  ['an outcome of the scanner', (trx) => findOutcomePrices(trx, match, ['1x2.1'], 'en')],
  ['blocks of the scanner', (trx) => loadBlocks(trx, [match.id], NOW)],
  ['closing lines', (trx) => findClosingLines(trx, match.id)],
  ['dropping odds', (trx) => findDroppedOdds(request(trx))],
])('%s: only the partition of the match’s month is read', async (_name, find) => {
  let found = 0;
  const months = await monthsOf(async (trx) => {
    const rows = await find(trx);
    found = rows instanceof Map ? rows.size : (rows as readonly unknown[]).length;
  });
  expect(found).toBeGreaterThan(0);
  expect(months).toEqual([String(match.bucket)]);
});

test('value trends: only the partition of the next 72 hours is read', async () => {
  const months = await monthsOf((trx) => findValueTrends(trx, SPORT.soccer, NOW, 10));
  expect(months).toEqual([String(match.bucket)]);
});
