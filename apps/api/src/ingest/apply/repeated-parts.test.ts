import type { FeedRecord } from '@tipmark/contract/feed';
import { sampleOf } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { recordedStream, recordedTennis } from '../testing/recorded-stream.ts';
import { emptyWorld, storedRows, storedWorld } from '../testing/stored-world.ts';
import { applyFeedStream } from './apply-feed-stream.ts';

const STREAMS = sampleOf(25, 500);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.close(), 60_000);

const recorded = [...recordedStream(), ...recordedTennis()];
const isOfMatch = (record: FeedRecord) => record.kind === 'match' || 'matchKey' in record;
const references = recorded.filter((record) => !isOfMatch(record));
/** Records found in files; other records of a match are never skipped. */
const DIGESTED = new Set<FeedRecord['kind']>(['match', 'score', 'statistics', 'odds']);
const parts = recorded.filter((record) => isOfMatch(record) && DIGESTED.has(record.kind));

async function deliver(records: readonly FeedRecord[], batchSize: number, isWhole: boolean) {
  await emptyWorld(database.db);
  const apply = (given: readonly FeedRecord[], options: object) =>
    applyFeedStream(
      database.db,
      given.map((record, index) => ({ line: index + 1, record })),
      options,
    );
  await apply(references, {});
  await apply(records, { batchSize, isWhole });
  return {
    matches: await storedRows(database.db, 'matches'),
    world: await storedWorld(database.db),
  };
}

/** The same records again, later. */
const restated = fc
  .tuple(fc.constantFrom(...parts), fc.constantFrom(0, 0, 0, 3, 20))
  .map(
    ([record, later]): FeedRecord =>
      'seq' in record && !('isCorrection' in record)
        ? { ...record, seq: record.seq + later }
        : record,
  );

// Some records may be missing or repeated, in any order.
const streams = fc.array(restated, { minLength: 1, maxLength: 16 });

test(
  'repeated records of a match result in the same rows, whether they are skipped or not',
  async () => {
    await fc.assert(
      fc.asyncProperty(streams, fc.integer({ min: 1, max: 6 }), async (records, batchSize) => {
        const expected = await deliver(records, batchSize, false);
        expect(await deliver(records, batchSize, true)).toEqual(expected);
      }),
      { numRuns: STREAMS },
    );
  },
  120_000 + STREAMS * 4_000,
);
