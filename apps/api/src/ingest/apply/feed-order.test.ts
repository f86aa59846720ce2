import type { FeedRecord } from '@tipmark/contract/feed';
import { sampleOf } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { recordedStream, recordedTennis } from '../testing/recorded-stream.ts';
import { emptyWorld, storedRows, storedWorld } from '../testing/stored-world.ts';
import { applyFeedStream } from './apply-feed-stream.ts';

const SHUFFLES = sampleOf(25, 1_000);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.close(), 60_000 + SHUFFLES * 200);

function apply(records: readonly FeedRecord[], batchSize: number) {
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  return applyFeedStream(database.db, lines, { batchSize });
}

const recorded = [...recordedStream(), ...recordedTennis()];

/** The recorded stream in any order, some of its records several times. */
const disorder = fc
  .tuple(
    fc.subarray(recorded),
    fc.array(fc.nat(), { minLength: 2 * recorded.length, maxLength: 2 * recorded.length }),
  )
  .map(([again, ranks]) =>
    [...recorded, ...again]
      .map((record, index) => ({ record, rank: ranks[index] ?? 0 }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ record }) => record),
  );

test(
  'records result in the same state, whatever their order and repetition',
  async () => {
    const first = await apply(recorded, 1_000);
    expect(first).toMatchObject({ imported: 4, quarantined: 0 });
    const expected = await storedWorld(database.db);
    const expectedMatches = await storedRows(database.db, 'matches');
    await fc.assert(
      fc.asyncProperty(disorder, fc.integer({ min: 1, max: 60 }), async (records, batchSize) => {
        await emptyWorld(database.db);
        const report = await apply(records, batchSize);
        expect(report).toMatchObject({ imported: 4, updated: 0, quarantined: 0 });
        expect(await storedRows(database.db, 'matches')).toEqual(expectedMatches);
        expect(await storedWorld(database.db)).toEqual(expected);
      }),
      { numRuns: SHUFFLES },
    );
  },
  120_000 + SHUFFLES * 2_000,
);

test('the same stream again changes nothing', async () => {
  await emptyWorld(database.db);
  await apply(recorded, 1_000);
  const expected = await storedWorld(database.db);
  const revisions = await database.db.selectFrom('matches').select(['id', 'rev']).execute();
  const again = await apply(recorded, 7);
  expect(again).toMatchObject({ imported: 0, updated: 0, quarantined: 0 });
  expect(again.touched.matchIds.size).toBe(0);
  expect(await storedWorld(database.db)).toEqual(expected);
  expect(await database.db.selectFrom('matches').select(['id', 'rev']).execute()).toEqual(
    expect.arrayContaining(revisions),
  );
});
