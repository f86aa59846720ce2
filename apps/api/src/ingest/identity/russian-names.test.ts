import type { FeedRecord } from '@tipmark/contract/feed';
import { sampleOf } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import {
  createTestDatabase,
  isTestingPostgres,
  type TestDatabase,
} from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { mergeTeams, unmergeTeam } from '../merges/merge-teams.ts';
import { settleImported } from '../settling/settle-imported.ts';
import { shuffled } from '../testing/shuffled.ts';
import { emptyWorld } from '../testing/stored-world.ts';

const NOW_SECONDS = 1_705_158_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(() => emptyWorld(database.db));

afterAll(() => database.close());

const club = (source: string, en: string, ru?: string, key = en): FeedRecord => ({
  kind: 'team',
  source,
  key,
  sport: 1,
  countryCode: 'NO',
  name: { en, ...(ru === undefined ? {} : { ru }) },
});

async function apply(records: readonly FeedRecord[]): Promise<void> {
  for (const record of records) await applyFeedStream(database.db, [{ line: 1, record }]);
}

const columns = ['name_en', 'name_ru', 'ru_by_rule'] as const;
const teams = () => database.db.selectFrom('teams').select(columns).orderBy('name_en').execute();

/** The strongest source has no Russian name, and two weaker ones have two. */
const STRONGEST = club('a-provider', 'Brann');
const STRONGER = club('football-data', 'Brann', 'Бранн Берген');
const WEAKER = club('openfootball', 'Brann', 'СК Бранн');

test.each([
  [[STRONGEST, STRONGER, WEAKER]],
  [[STRONGEST, WEAKER, STRONGER]],
  [[WEAKER, STRONGER, STRONGEST]],
  [[STRONGER, WEAKER, STRONGEST, WEAKER]],
])('of two Russian names that of the stronger source stands in any order: %j', async (records) => {
  await apply(records);
  expect(await teams()).toEqual([{ name_en: 'Brann', name_ru: 'Бранн Берген', ru_by_rule: false }]);
});

test('a name that no source gives is by rule, until one gives it, and never again', async () => {
  await apply([club('football-data', 'Stromsgodset')]);
  expect(await teams()).toEqual([
    { name_en: 'Stromsgodset', name_ru: 'Стрёмсгодсет', ru_by_rule: true },
  ]);
  await apply([club('openfootball', 'Stromsgodset', 'Стрёмсгодсет Драммен')]);
  const known = { name_en: 'Stromsgodset', name_ru: 'Стрёмсгодсет Драммен', ru_by_rule: false };
  expect(await teams()).toEqual([known]);
  await apply([club('football-data', 'Stromsgodset'), club('a-provider', 'Stromsgodset')]);
  await settleImported(database.db, NOW_SECONDS);
  expect(await teams()).toEqual([known]);
});

test('a name by rule follows the English name', async () => {
  await apply([club('football-data', 'Brann', undefined, 'B')]);
  await apply([club('football-data', 'Viking FK', undefined, 'B')]);
  expect(await teams()).toEqual([{ name_en: 'Viking FK', name_ru: 'Викинг ФК', ru_by_rule: true }]);
});

test('a name that is given as the same in both languages is not spelt by rule', async () => {
  await apply([club('football-data', 'Brann', 'Brann')]);
  expect(await teams()).toEqual([{ name_en: 'Brann', name_ru: 'Brann', ru_by_rule: false }]);
});

test('simulated names are as they are made', async () => {
  await apply([club('simulator', 'Brann')]);
  await settleImported(database.db, NOW_SECONDS);
  expect(await teams()).toEqual([{ name_en: 'Brann', name_ru: 'Brann', ru_by_rule: false }]);
});

test('rows from before names were spelt by rule get them at the next import', async () => {
  await apply([club('football-data', 'Brann'), club('football-data', 'Molde', 'Мольде')]);
  await database.db
    .updateTable('teams')
    .set({ name_ru: 'Brann', ru_by_rule: false })
    .where('name_en', '=', 'Brann')
    .execute();
  for (const _ of ['first', 'again']) {
    await settleImported(database.db, NOW_SECONDS);
    expect(await teams()).toEqual([
      { name_en: 'Brann', name_ru: 'Бранн', ru_by_rule: true },
      { name_en: 'Molde', name_ru: 'Мольде', ru_by_rule: false },
    ]);
  }
});

test('a merged club has the Russian names of both, and gives back those of the other', async () => {
  await apply([club('football-data', 'Tromso IL'), club('openfootball', 'Tromsø', 'Тромсё')]);
  const idOf = async (name: string) => {
    const query = database.db.selectFrom('teams').select('id').where('name_en', '=', name);
    return (await query.executeTakeFirstOrThrow()).id;
  };
  const [gone, into] = [await idOf('Tromsø'), await idOf('Tromso IL')];
  const apart = await teams();
  expect(apart).toContainEqual({ name_en: 'Tromso IL', name_ru: 'Тромсё ИЛ', ru_by_rule: true });
  await mergeTeams(database.db, gone, into);
  expect(await teams()).toEqual([{ name_en: 'Tromso IL', name_ru: 'Тромсё', ru_by_rule: false }]);
  await unmergeTeam(database.db, gone);
  expect(await teams()).toEqual(apart);
});

const report = fc.record({
  source: fc.constantFrom('a-provider', 'b-provider', 'football-data', 'openfootball'),
  key: fc.constantFrom('1', '2'),
  kind: fc.constantFrom('team', 'league', 'referee'),
  en: fc.constantFrom('Brann', 'BRANN'),
  ru: fc.constantFrom(undefined, 'СК Бранн', 'Бранн Берген', 'Brann'),
});

function recordOf({
  source,
  key,
  kind,
  en,
  ru,
}: typeof report extends fc.Arbitrary<infer One> ? One : never) {
  const of = { source, key, sport: 1, countryCode: 'NO' } as const;
  const name = { en, ...(ru === undefined ? {} : { ru }) };
  if (kind === 'league') return { ...of, kind, name, leagueType: 3, tier: 2 } as const;
  return { ...of, kind, name } as const;
}

const RUNS = sampleOf(isTestingPostgres ? 12 : 3, 100);
const world = async () => ({
  teams: await teams(),
  leagues: await database.db.selectFrom('leagues').select(columns).execute(),
  referees: await database.db.selectFrom('referees').select(columns).execute(),
});

test(
  'any order of any reports, twice, ends in the same names',
  async () => {
    // What one key of a source says last counts, so each key has one report.
    const reports = fc.uniqueArray(report, {
      minLength: 2,
      maxLength: 8,
      selector: ({ source, key, kind }) => `${source} ${key} ${kind}`,
    });
    await fc.assert(
      fc.asyncProperty(reports, fc.nat(), async (all, seed) => {
        const records = all.map(recordOf);
        await emptyWorld(database.db);
        await apply(records);
        const expected = await world();
        await emptyWorld(database.db);
        await apply(shuffled([...records, ...records], seed));
        expect(await world()).toEqual(expected);
        await settleImported(database.db, NOW_SECONDS);
        expect(await world()).toEqual(expected);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  60_000 + RUNS * 5_000,
);
