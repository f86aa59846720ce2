import { createSpendLedger, type Limit, type Spend } from '@tipmark/providers';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { rowsAsTable } from '../../rows/rows-as-table.ts';
import { claimCall } from './claim-call.ts';
import { saveState } from './provider-queries.ts';
import { addSpend, readSpends, sweepSpends } from './spend-queries.ts';

const HOUR = 3_600;
const DAY = 86_400;
const START = Date.UTC(2026, 7, 28) / 1_000;
const NAMES = ['the-odds-api', 'api-football'] as const;
const LIMITS: readonly Limit[] = [
  { per: 'minute', most: 6, counts: 'calls' },
  { per: 'day', most: 40, counts: 'credits' },
  { per: 'month', most: 400, counts: 'credits' },
];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.close());

const emptied = () =>
  sql`truncate provider_spends, provider_spend_hours, provider_states`.execute(database.db);

const insert = (spends: readonly (Spend & { readonly provider: string })[]) =>
  sql`
    insert into provider_spends (provider, spent_at, cost)
    select provider, to_timestamp(at), cost
    from ${rowsAsTable(spends, 'provider text, at float8, cost integer')}
  `.execute(database.db);

/** What the plan asks of a ledger. */
function readings(spends: readonly Spend[], quota: { at: number; remaining: number }, now: number) {
  const ledger = createSpendLedger(LIMITS, spends, quota);
  return {
    free: [0, 1, 7].map((cost) => ledger.earliest(now, cost, now + 40 * DAY)),
    rest: ledger.allowance(now),
    day: ledger.allowanceOfDay(now),
    next: ledger.allowance(now + DAY),
  };
}

test('sums by hour and day allow what every single call allows', async () => {
  // several in one minute, hours and weeks apart; over the end of a month
  const gaps = fc.oneof(fc.nat(30), fc.nat(2 * HOUR), fc.nat(4 * DAY));
  const made = fc.array(
    fc.record({ provider: fc.constantFrom(...NAMES), after: gaps, cost: fc.nat(9) }),
    { minLength: 1, maxLength: 60 },
  );
  const asked = fc.record({
    sinceLast: fc.oneof(fc.nat(90), fc.nat(2 * DAY)),
    quotaAt: fc.nat(1_000),
    remaining: fc.integer({ min: -5, max: 300 }),
  });
  await fc.assert(
    fc.asyncProperty(made, asked, async (calls, { sinceLast, quotaAt, remaining }) => {
      await emptied();
      let at = START;
      const spends = calls.map(({ provider, after, cost }) => ({
        provider,
        at: (at += after),
        cost,
      }));
      await insert(spends);
      const now = at + sinceLast;
      // at any of the calls, and a little later than some
      const reported = spends[quotaAt % spends.length]?.at ?? now;
      const quota = { at: Math.min(now, reported + (quotaAt % 3)), remaining };
      for (const provider of NAMES) await saveState(database.db, provider, { quota });
      const all = await readSpends(database.db, now);
      for (const provider of NAMES) {
        const own = spends.filter((one) => one.provider === provider);
        const expected = readings(own, quota, now);
        const found = all.filter((row) => row.provider === provider);
        expect(readings(found, quota, now)).toEqual(expected);
        expect(await readSpends(database.db, now, provider)).toEqual(found);
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

test('two workers at once spend no more than a month allows, and a restart goes on from there', async () => {
  await emptied();
  const provider = 'the-odds-api';
  const limits: Limit[] = [{ per: 'month', most: 25, counts: 'credits' }];
  const first = START - 27 * DAY;
  const call = { provider, task: undefined, calledAt: null, cost: 2, limits, quota: undefined };
  let claimed = 0;
  for (let day = 0; day < 12; day += 1) {
    const at = first + day * 2 * DAY;
    const both = [0, 1].map((seconds) => claimCall(database.db, call, at + seconds));
    claimed += (await Promise.all(both)).filter(Boolean).length;
  }
  expect(claimed).toBe(12);
  const sum = async (now: number) =>
    (await readSpends(database.db, now)).reduce((cost, row) => cost + row.cost, 0);
  expect(await sum(START)).toBe(24);
  expect(await claimCall(database.db, { ...call, cost: 1 }, START)).toBe(true);
  expect(await claimCall(database.db, { ...call, cost: 1 }, START + 1)).toBe(false);
  // The next month has its own.
  expect(await sum(START + 5 * DAY)).toBe(0);
  expect(await claimCall(database.db, call, START + 5 * DAY)).toBe(true);
});

test('a month of 100,000 calls is some dozen rows', async () => {
  await emptied();
  const now = Date.UTC(2026, 8, 30, 18, 20) / 1_000;
  await sql`
    insert into provider_spends (provider, spent_at, cost)
    select ${NAMES[0]}, to_timestamp(${now}::float8 - 20 - n * 25), 1 from generate_series(0, 99999) n
  `.execute(database.db);
  const rows = await readSpends(database.db, now);
  // days before, hours of today, and calls of this hour
  expect(rows.length).toBeLessThan(31 + 24 + (20 * 60) / 25);
  expect(rows.reduce((calls, row) => calls + row.calls, 0)).toBe(100_000);
});

test('what no limit looks at any more is deleted with its sums', async () => {
  await emptied();
  await addSpend(database.db, NAMES[0], START, 1);
  await addSpend(database.db, NAMES[0], START + DAY, 1);
  await sweepSpends(database.db, START + HOUR);
  const { rows } = await sql<{ calls: number; hours: number }>`
    select (select count(*)::int from provider_spends) as calls,
      (select count(*)::int from provider_spend_hours) as hours
  `.execute(database.db);
  expect(rows).toEqual([{ calls: 1, hours: 1 }]);
});
