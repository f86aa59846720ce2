import type { FeedRecord } from '@tipmark/contract/feed';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { emptyWorld } from '../testing/stored-world.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(() => emptyWorld(database.db));

afterAll(() => database.close());

const league = (source: string, key: string, en: string): FeedRecord => ({
  ...{ kind: 'league', source, key, sport: 3, name: { en }, countryCode: 'ZZ' },
  ...{ leagueType: 3, tier: 2 },
});

/** Names of the leagues after deliveries of single records. */
async function namesAfter(...records: FeedRecord[]): Promise<string[]> {
  for (const record of records) await applyFeedStream(database.db, [{ line: 1, record }]);
  const rows = await database.db.selectFrom('leagues').select('name_en').execute();
  return rows.map(({ name_en }) => name_en);
}

const HYPHEN = league('archive', 'WTA Cluj-Napoca', 'WTA Cluj-Napoca');
const BLANK = league('archive', 'WTA Cluj Napoca', 'WTA Cluj Napoca');

test.each([
  ['in order', [HYPHEN, BLANK]],
  ['reversed', [BLANK, HYPHEN]],
  ['repeated', [HYPHEN, BLANK, HYPHEN, BLANK]],
])(
  'the name of a league with two keys of one source does not depend on their order: %s',
  async (_, records) => {
    expect(await namesAfter(...records)).toEqual(['WTA Cluj-Napoca']);
  },
);

test('the name from the first of two sources stays, whatever either of them sends later', async () => {
  const other = league('other', '1', 'WTA CLUJ NAPOCA');
  expect(await namesAfter(BLANK, other, other, HYPHEN, BLANK)).toEqual(['WTA Cluj Napoca']);
});

test('a source may rename a league that no other source names', async () => {
  expect(await namesAfter(HYPHEN, { ...HYPHEN, name: { en: 'Cluj Open' } } as FeedRecord)).toEqual([
    'Cluj Open',
  ]);
});
