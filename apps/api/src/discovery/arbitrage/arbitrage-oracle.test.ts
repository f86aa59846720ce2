import type { FeedRecord, OddsRecord } from '@tipmark/contract/feed';
import { FRESH_PRICE_SECONDS, SPORT, type Sport } from '@tipmark/domain';
import { aFeedOdds } from '@tipmark/test-kit';
import fc from 'fast-check';
import { applyFeedStream } from '../../ingest/apply/apply-feed-stream.ts';
import { createLocalBus } from '../../platform/bus/bus.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createOddsScanner, type OddsScanner } from '../scanner/odds-scanner.ts';
import { aStatedMatch, MATCHES, NOW, SETTING } from '../scanner/testing/random-odds.ts';
import { findArbitrages } from './find-arbitrages.ts';
import { findStoredPrices, type StoredPrice } from './testing/stored-price-queries.ts';

const MARKETS: Readonly<Record<Sport, readonly (readonly string[])[]>> = {
  [SPORT.soccer]: [
    ['1x2.1', '1x2.x', '1x2.2'],
    ['ou.o:2.5', 'ou.u:2.5'],
    ['btts.y', 'btts.n'],
  ],
  [SPORT.hockey]: [
    ['1x2.1', '1x2.x', '1x2.2'],
    ['win.1', 'win.2'],
    ['ah.1:-1.5', 'ah.2:1.5'],
  ],
  [SPORT.tennis]: [
    ['win.1', 'win.2'],
    ['ougames.o:22.5', 'ougames.u:22.5'],
  ],
};
const BOOKMAKERS = ['Kappa', 'Lambda', 'Omega'];
const STEP_SECONDS = 150;
const BATCHES = 10;

const bus = createLocalBus();
const faults: unknown[] = [];
let database: TestDatabase;
let scanner: OddsScanner;
let now = NOW;

async function send(records: readonly FeedRecord[]) {
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  await applyFeedStream(database.db, lines as never, { nowSeconds: () => now });
  bus.publish(['*']);
  await scanner?.settled();
}

beforeAll(async () => {
  database = await createTestDatabase();
  scanner = createOddsScanner({
    db: database.db,
    bus,
    nowSeconds: () => now,
    onError: (error) => faults.push(error),
    pace: { gatherMs: 5, compareMs: 600_000 },
  });
  await scanner.ready();
  await send([...SETTING, ...MATCHES.map((_, index) => aStatedMatch(index, NOW + 90 * 3_600))]);
}, 60_000);

afterAll(async () => {
  await scanner.close();
  await database.close();
});

/** Odds of some bookmakers on a match, of the last half hour. */
const someOdds: fc.Arbitrary<FeedRecord> = fc
  .integer({ min: 0, max: MATCHES.length - 1 })
  .chain((index) => {
    const { key, sport } = MATCHES[index] as (typeof MATCHES)[number];
    const outcome = fc.constantFrom(...MARKETS[sport].flat());
    const price = fc.integer({ min: 120, max: 380 }).map((cents) => cents * 10);
    const prices = fc.uniqueArray(
      fc.tuple(fc.constantFrom(...BOOKMAKERS, 'Market maximum'), outcome, price),
      { minLength: 4, maxLength: 14, selector: ([name, of]) => `${name} ${of}` },
    );
    const age = fc.integer({ min: 0, max: 12 }).map((steps) => steps * STEP_SECONDS);
    return fc
      .tuple(prices, age)
      .map(([stated, seconds]) =>
        aFeedOdds(key, stated as OddsRecord['prices'], { at: now - seconds }),
      );
  });

/** The least that one fresh price of each outcome costs together, by trying all. */
function leastCost(outcomes: readonly string[], prices: readonly StoredPrice[]): number {
  const [outcome, ...others] = outcomes;
  if (outcome === undefined) return 0;
  const own = prices.filter(({ odd_type: of }) => of === outcome);
  const rest = leastCost(others, prices);
  return Math.min(Number.POSITIVE_INFINITY, ...own.map(({ milli }) => 1_000 / milli + rest));
}

async function expected(sport: Sport) {
  const stored = await findStoredPrices(database.db, sport, now);
  const fresh = stored.filter(({ at }) => at >= now - FRESH_PRICE_SECONDS);
  const markets = [...Map.groupBy(fresh, ({ match_id }) => match_id)].flatMap(([matchId, prices]) =>
    MARKETS[sport].flatMap((outcomes) => {
      const cost = leastCost(outcomes, prices);
      return Number.isFinite(cost) ? [{ key: `${matchId} ${outcomes[0]}`, cost }] : [];
    }),
  );
  return {
    count: markets.length,
    found: markets
      .filter(({ cost }) => cost < 1 - 1e-12)
      .map(({ key, cost }) => `${key} ${((1 / cost - 1) * 100).toFixed(6)}`)
      .toSorted(),
  };
}

async function found(sport: Sport) {
  const all = await findArbitrages(scanner.index.blocksOf(sport), now);
  return {
    count: all.countOfFresh,
    found: all.arbitrages
      .filter(({ item }) => item.profitPercent > 1e-9)
      .map(
        ({ block, item }) =>
          `${block.id} ${item.prices[0]?.oddType} ${item.profitPercent.toFixed(6)}`,
      )
      .toSorted(),
  };
}

let countOfFound = 0;

test('finds what trying all stored prices finds, now and as they age', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someOdds, { minLength: 10, maxLength: 40 }), async (records) => {
      await send(records);
      for (const wait of [0, STEP_SECONDS, 4 * STEP_SECONDS]) {
        now += wait;
        for (const sport of Object.values(SPORT)) {
          const answer = await found(sport);
          expect({ sport, wait, ...answer }).toEqual({ sport, wait, ...(await expected(sport)) });
          countOfFound += answer.found.length;
        }
      }
    }),
    { numRuns: BATCHES, endOnFailure: true },
  );
  expect(countOfFound).toBeGreaterThan(50);
  expect(faults).toEqual([]);
}, 300_000);
