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
const ROADS = ['the index', 'the database, of more than an index has room for'];

beforeAll(async () => {
  database = await createTestDatabase();
  world = await storeSearchWorld(database.db, makeSearchWorld());
  const options = { db: database.db, bus: createLocalBus(), onError: () => {} };
  indexes[ROADS[0] ?? ''] = createSearchIndex(options);
  indexes[ROADS[1] ?? ''] = createSearchIndex({ ...options, limits: { maxCappers: 5 } });
}, PATIENCE_MS);

afterAll(async () => {
  for (const index of Object.values(indexes)) await index.close();
  await database.close();
});

function partsOf(road: string) {
  const search = indexes[road];
  if (search === undefined) throw new Error(`no index of ${road}`);
  return { db: database.db, search, scanner };
}

test('the room decides who answers', async () => {
  for (const road of ROADS) await partsOf(road).search.fresh();
  expect(ROADS.map((road) => partsOf(road).search.holdsAll)).toEqual([true, false]);
});

const countsOf = (
  found: TipsFound,
  kind: string,
  keyOf: (of: TipsFound['choices'][number]) => string,
) =>
  Object.fromEntries(
    found.choices.filter((choice) => choice.kind === kind).map((one) => [keyOf(one), one.tips]),
  );

test.each(ROADS)(
  'tips, their order, pages and choices are what the criteria say, by %s',
  async (road) => {
    const sizes: number[] = [];
    await fc.assert(
      fc.asyncProperty(tipsCriteria, viewers, async (criteria, viewer) => {
        const found = await readTips(partsOf(road), criteria, viewer);
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

test.each(ROADS)(
  'cappers and their order are what the criteria say, by %s',
  async (road) => {
    const sizes: number[] = [];
    await fc.assert(
      fc.asyncProperty(usersCriteria, fc.integer({ min: 1, max: 12 }), async (criteria, most) => {
        const { ids, total } = await selectOrFind(partsOf(road), {
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
