import { setTimeout as wait } from 'node:timers/promises';
import { applyFeedStream } from '../../ingest/apply/apply-feed-stream.ts';
import { createLocalBus } from '../../platform/bus/bus.ts';
import { matchTopic } from '../../platform/cache/topics.ts';
import type { Db } from '../../platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createOddsScanner, type OddsScanner } from './odds-scanner.ts';
import { aStatedMatch, NOW, pricesOf, SETTING } from './testing/random-odds.ts';

const MAX_ATTEMPTS = 2_000;

const bus = createLocalBus();
let database: TestDatabase;
let scanner: OddsScanner;
let now = NOW;
let isLost = false;
const faults: unknown[] = [];

/** The database, as long as it is there. */
function losable(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (isLost) throw new Error('the database is away');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function send(records: readonly object[]): Promise<void> {
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  const { touched } = await applyFeedStream(database.db, lines, { nowSeconds: () => NOW });
  bus.publish([...touched.matchIds].map(matchTopic));
}

beforeAll(async () => {
  database = await createTestDatabase();
  await send([...SETTING, aStatedMatch(0, NOW + 3_600), pricesOf(0, NOW - 600)]);
  scanner = createOddsScanner({
    db: losable(database.db),
    bus,
    nowSeconds: () => now,
    onError: (error) => faults.push(error),
    pace: { gatherMs: 5, retryMs: 20, compareMs: 60 },
  });
}, 60_000);

afterAll(async () => {
  await scanner.close();
  await database.close();
});

const oddsOfFirst = () => scanner.index.blocksOf(1)[0]?.current[0];
const until = async (isTrue: () => boolean) => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS && !isTrue(); attempt += 1) await wait(5);
  expect(isTrue()).toBe(true);
};

test('an index that could not be built answers nothing and is built at the next call', async () => {
  isLost = true;
  await expect(scanner.answer(async () => 1)).rejects.toThrow('away');
  isLost = false;
  expect(await scanner.answer(async () => scanner.index.blocksOf(1).length)).toBe(1);
});

test('without the database the scanner still answers and reports how old its data is', async () => {
  expect(scanner.asOf()).toBe(NOW);
  isLost = true;
  await send([pricesOf(0, NOW - 300, 0.9)]);
  await until(() => faults.length > 1);
  now = NOW + 60;
  expect(scanner.asOf()).toBe(NOW);
  expect(oddsOfFirst()).toBe(1_800);
  isLost = false;
  await until(() => oddsOfFirst() === 1_620);
  await until(() => scanner.asOf() === NOW + 60);
});

test('changes that no message reported are found by comparing with the database', async () => {
  const lines = [pricesOf(0, NOW - 60, 0.85)].map((record) => ({ line: 1, record }));
  await applyFeedStream(database.db, lines, { nowSeconds: () => NOW });
  await until(() => oddsOfFirst() === 1_530);
  expect(oddsOfFirst()).toBe(1_530);
});

test('a match that has started is removed', async () => {
  now = NOW + 3_600;
  await until(() => scanner.index.blocksOf(1).length === 0);
  expect(scanner.metricValues()).toMatchObject({ scanner_outcomes: 0 });
});
