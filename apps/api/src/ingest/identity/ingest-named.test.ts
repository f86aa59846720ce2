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
  kind: 'league',
  source,
  key,
  sport: 3,
  name: { en },
  countryCode: 'ZZ',
  leagueType: 3,
  tier: 2,
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

const OTHER = league('other', '1', 'WTA CLUJ NAPOCA');
const FILE = league('sackmann', '1', 'WTA Cluj/Napoca');

test.each([[[FILE, OTHER, BLANK]], [[OTHER, FILE, BLANK, OTHER]], [[BLANK, OTHER, FILE, FILE]]])(
  'a provider names a league rather than an archive, and the first of providers',
  async (records) => {
    expect(await namesAfter(...records)).toEqual(['WTA Cluj Napoca']);
  },
);

const ofTier = (source: string, tier: number) => ({ ...league(source, '1', 'WTA Cluj'), tier });

test.each([
  [['sackmann 3', 'tennis-data 1', 'sackmann 2'], 1],
  [['tennis-data 1', 'sackmann 2', 'sackmann 3'], 1],
  [['sackmann 2', 'provider 3', 'sackmann 1'], 3],
  [['provider 3', 'sackmann 1', 'tennis-data 2'], 3],
  [['provider 1', 'provider 2'], 2],
])(
  'the tier of a league is the highest of archives, or that of a provider: %s',
  async (reports, tier) => {
    await namesAfter(
      ...reports.map((one) => {
        const [source = '', own] = one.split(' ');
        return ofTier(source, Number(own)) as FeedRecord;
      }),
    );
    const rows = await database.db.selectFrom('leagues').select('tier').execute();
    expect(rows).toEqual([{ tier }]);
  },
);

test('a source may rename a league that no other source names', async () => {
  expect(await namesAfter(HYPHEN, { ...HYPHEN, name: { en: 'Cluj Open' } } as FeedRecord)).toEqual([
    'Cluj Open',
  ]);
});

const RUSSIAN = { ...OTHER, name: { en: 'WTA CLUJ NAPOCA', ru: 'Клуж-Напока' } } as FeedRecord;

test.each([
  ['first', [RUSSIAN, BLANK]],
  ['last', [BLANK, RUSSIAN]],
  ['twice', [RUSSIAN, BLANK, RUSSIAN, BLANK]],
])(
  'a stronger source without a Russian name does not hide that of another: %s',
  async (_, records) => {
    expect(await namesAfter(...records)).toEqual(['WTA Cluj Napoca']);
    const rows = await database.db.selectFrom('leagues').select('name_ru').execute();
    expect(rows).toEqual([{ name_ru: 'Клуж-Напока' }]);
  },
);
