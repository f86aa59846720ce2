import { SPORT, scannerBounds } from '@tipmark/domain';
import fc from 'fast-check';
import { applyFeedStream } from '../../ingest/apply/apply-feed-stream.ts';
import { createLocalBus } from '../../platform/bus/bus.ts';
import { matchTopic } from '../../platform/cache/topics.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createOddsScanner, type OddsScanner } from './odds-scanner.ts';
import {
  aFeedBatch,
  aStatedMatch,
  MATCHES,
  NOW,
  SETTING,
  someCriteria,
} from './testing/random-odds.ts';
import { findByOracle } from './testing/scanner-oracle-queries.ts';

const BATCHES = 12;
const FILTERS = 12;
const PAGE = 7;

const bus = createLocalBus();
let database: TestDatabase;
let scanner: OddsScanner;
const faults: unknown[] = [];

async function send(records: Parameters<typeof linesOf>[0]) {
  return (await applyFeedStream(database.db, linesOf(records), { nowSeconds: () => NOW })).touched;
}

const linesOf = (records: readonly object[]) =>
  records.map((record, index) => ({ line: index + 1, record }));

beforeAll(async () => {
  database = await createTestDatabase();
  await send([
    ...SETTING,
    ...MATCHES.map((_, index) => aStatedMatch(index, NOW + (index + 1) * 5 * 3_600)),
  ]);
  scanner = createOddsScanner({
    db: database.db,
    bus,
    nowSeconds: () => NOW,
    onError: (error) => faults.push(error),
    pace: { gatherMs: 5, compareMs: 600_000 },
  });
  await scanner.ready();
}, 60_000);

afterAll(async () => {
  await scanner.close();
  await database.close();
});

/** All pages of the scanner one after another, as the oracle lists them. */
function scanned(sport: 1 | 2 | 3, criteria: object) {
  const bounds = scannerBounds(criteria, NOW);
  const rows: object[] = [];
  for (let from = 0; ; from += PAGE) {
    const { page, countOfOutcomes, countByMatch } = scanner.scan(sport, {
      bounds,
      from,
      until: from + PAGE,
    });
    for (const { block, outcome, odds, was } of page) {
      rows.push({
        match_id: block.id,
        odd_type: block.oddTypes[outcome],
        odds,
        was,
        best: block.best[outcome] || null,
        bookmakers: block.bookmakers[outcome],
      });
    }
    if (from + PAGE < countOfOutcomes) continue;
    expect(rows).toHaveLength(countOfOutcomes);
    expect([...countByMatch.values()].reduce((sum, count) => sum + count, 0)).toBe(countOfOutcomes);
    return rows;
  }
}

let countOfFound = 0;

async function expectOraclesAnswer(criteria: object) {
  for (const sport of Object.values(SPORT)) {
    const expected = await findByOracle(database.db, sport, criteria, NOW);
    expect({ criteria, sport, rows: scanned(sport, criteria) }).toEqual({
      criteria,
      sport,
      rows: expected,
    });
    countOfFound += expected.length;
  }
}

test('finds the same as the database, whatever was sent and in whatever order messages arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      aFeedBatch,
      fc.array(someCriteria, { minLength: FILTERS, maxLength: FILTERS }),
      fc.infiniteStream(fc.nat()),
      async (records, filters, chance) => {
        const { matchIds } = await send(records);
        // The messages of the bus come shuffled, some of them twice.
        const received = [...matchIds, ...matchIds]
          .map((id) => ({ id, at: chance.next().value }))
          .toSorted((one, other) => one.at - other.at);
        for (const { id } of received) bus.publish([matchTopic(id)]);
        await scanner.settled();
        await expectOraclesAnswer({});
        for (const criteria of filters) await expectOraclesAnswer(criteria);
      },
    ),
    { numRuns: BATCHES, endOnFailure: true },
  );
  expect(countOfFound).toBeGreaterThan(500);
  expect(faults).toEqual([]);
}, 300_000);

test('finds changes that no message reported by comparing with the database', async () => {
  const { matchIds } = await send(fc.sample(aFeedBatch, 3).flat());
  expect(matchIds.size).toBeGreaterThan(0);
  bus.publish(['*']);
  await scanner.settled();
  await expectOraclesAnswer({});
}, 60_000);

test('drops deleted outcomes', async () => {
  const [gone] = await findByOracle(database.db, SPORT.soccer, {}, NOW);
  const id = gone?.match_id ?? 0;
  for (const table of ['odds_points', 'site_lines'] as const) {
    await database.db.deleteFrom(table).where('match_id', '=', id).execute();
  }
  bus.publish([matchTopic(id)]);
  await scanner.settled();
  expect(scanner.index.get(id)?.oddTypes).toEqual([]);
  await expectOraclesAnswer({});
}, 60_000);
