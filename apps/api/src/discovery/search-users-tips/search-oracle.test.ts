import { PAGE_SIZE, SEARCH_PERIOD, USERS_SEARCH_SORT } from '@tipmark/domain';
import { sampleOf } from '@tipmark/test-kit';
import fc from 'fast-check';
import { createLocalBus } from '../../platform/bus/bus.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createSearchIndex, type SearchIndex } from './index/search-index.ts';
import { selectOrFind } from './read-cappers.ts';
import { readTips } from './read-tips.ts';
import { expectedCappers, expectedTips } from './testing/search-oracle.ts';
import { makeSearchWorld, NOW, type SearchWorld } from './testing/search-world.ts';
import { tipsCriteria, usersCriteria, viewers } from './testing/some-criteria.ts';
import { storeSearchWorld } from './testing/store-search-world.ts';
import type { TipsFound } from './tips-search-queries.ts';

const PATIENCE_MS = 240_000;
const SEARCHES = sampleOf(60, 500);

let database: TestDatabase;
let world: SearchWorld;
const indexes: Record<string, SearchIndex> = {};
/** No current prices in memory: they are read from the database. */
const scanner = { index: { get: () => undefined } };
const PATHS = ['the index', 'the database, with more cappers than the index can hold'];

beforeAll(async () => {
  database = await createTestDatabase();
  world = await storeSearchWorld(database.db, makeSearchWorld());
  const options = { db: database.db, bus: createLocalBus(), onError: () => {} };
  indexes[PATHS[0] ?? ''] = createSearchIndex(options);
  indexes[PATHS[1] ?? ''] = createSearchIndex({ ...options, limits: { maxCappers: 5 } });
}, PATIENCE_MS);

afterAll(async () => {
  for (const index of Object.values(indexes)) await index.close();
  await database.close();
});

function partsOf(path: string) {
  const search = indexes[path];
  if (search === undefined) throw new Error(`no index of ${path}`);
  return { db: database.db, search, scanner };
}

test('an index with too little space does not hold everything', async () => {
  for (const path of PATHS) await partsOf(path).search.fresh();
  expect(PATHS.map((path) => partsOf(path).search.holdsAll)).toEqual([true, false]);
});

const countsOf = (
  found: TipsFound,
  kind: string,
  keyOf: (of: TipsFound['choices'][number]) => string,
) =>
  Object.fromEntries(
    found.choices.filter((choice) => choice.kind === kind).map((one) => [keyOf(one), one.tips]),
  );

test.each(PATHS)(
  'tips, their order, pages and choices match the criteria, from %s',
  async (path) => {
    const sizes: number[] = [];
    await fc.assert(
      fc.asyncProperty(tipsCriteria, viewers, async (criteria, viewer) => {
        const found = await readTips(partsOf(path), criteria, viewer);
        const expected = expectedTips(world, criteria, viewer);
        const from = ((criteria.pageNumber ?? 1) - 1) * PAGE_SIZE.searchTips;
        sizes.push(expected.ids.length);
        expect(found.count).toBe(expected.ids.length);
        expect(found.tips.map(({ id }) => id)).toEqual(
          expected.ids.slice(from, from + PAGE_SIZE.searchTips),
        );
        expect(countsOf(found, 'league', ({ id }) => String(id))).toEqual(expected.leagues);
        expect(countsOf(found, 'match', ({ id }) => String(id))).toEqual(expected.matches);
        expect(countsOf(found, 'market', (one) => `${one.sport} ${one.odd_type}`)).toEqual(
          expected.markets,
        );
      }),
      { numRuns: SEARCHES },
    );
    // Searches without results prove little.
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(sizes.length / 3);
    expect(Math.max(...sizes)).toBeGreaterThan(2 * PAGE_SIZE.searchTips);
  },
  PATIENCE_MS,
);

test.each(PATHS)(
  'cappers and their order match the criteria, from %s',
  async (path) => {
    const sizes: number[] = [];
    await fc.assert(
      fc.asyncProperty(usersCriteria, fc.integer({ min: 1, max: 12 }), async (criteria, most) => {
        const { ids, total } = await selectOrFind(partsOf(path), {
          criteria,
          period: criteria.period ?? SEARCH_PERIOD.days30,
          sort: criteria.sortType ?? USERS_SEARCH_SORT.ratingPosition,
          count: most,
          contestSeasonId: criteria.contestId === 1 ? 1_202_611 : 0,
          viewerId: 1,
        });
        const expected = expectedCappers(world, criteria, NOW);
        sizes.push(expected.length);
        expect(ids.map((id) => `capper-${id}`)).toEqual(expected.slice(0, most));
        expect(total).toBe(expected.length);
      }),
      { numRuns: SEARCHES },
    );
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(sizes.length / 3);
  },
  PATIENCE_MS,
);
