import { PAGE_SIZE, SEARCH_PERIOD, SPORT, USERS_SEARCH_SORT } from '@tipmark/domain';
import { sampleOf } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { createLocalBus } from '../../platform/bus/bus.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { tippedSearchOf } from '../scanner/tip-criteria.ts';
import { selectTipped } from '../scanner/tipped-outcomes.ts';
import { createSearchIndex, type SearchIndex } from './index/search-index.ts';
import { findCappers, findNewestCappers } from './read-cappers.ts';
import { readTips } from './read-tips.ts';
import { expectedCappers, expectedTipped, expectedTips } from './testing/search-oracle.ts';
import { makeSearchWorld, NOW, type SearchWorld } from './testing/search-world.ts';
import { tippedCriteria, tipsCriteria, usersCriteria, viewers } from './testing/some-criteria.ts';
import { storeSearchWorld } from './testing/store-search-world.ts';
import type { TipsFound } from './tips-search-queries.ts';

const PATIENCE_MS = 240_000;
const SEARCHES = sampleOf(60, 500);

let database: TestDatabase;
let world: SearchWorld;
let search: SearchIndex;
/** No current prices in memory: they are read from the database. */
const scanner = { index: { get: () => undefined } };

beforeAll(async () => {
  database = await createTestDatabase();
  world = await storeSearchWorld(database.db, makeSearchWorld());
  search = createSearchIndex({ db: database.db, bus: createLocalBus(), onError: () => {} });
}, PATIENCE_MS);

afterAll(async () => {
  await search.close();
  await database.close();
});

const parts = () => ({ db: database.db, search, scanner });

const idOf = (url: string) => Number(url.replace('capper-', ''));

const countsOf = (
  found: TipsFound,
  kind: string,
  keyOf: (of: TipsFound['choices'][number]) => string,
) =>
  Object.fromEntries(
    found.choices.filter((choice) => choice.kind === kind).map((one) => [keyOf(one), one.tips]),
  );

test(
  'tips, their order, pages and choices match the criteria',
  async () => {
    const sizes: number[] = [];
    await fc.assert(
      fc.asyncProperty(tipsCriteria, viewers, async (criteria, viewer) => {
        const found = await readTips(parts(), criteria, viewer);
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

test(
  'cappers and their order match the criteria',
  async () => {
    const sizes: number[] = [];
    await fc.assert(
      fc.asyncProperty(usersCriteria, fc.integer({ min: 1, max: 12 }), async (criteria, most) => {
        const of = {
          criteria,
          period: criteria.period ?? SEARCH_PERIOD.days30,
          sort: criteria.sortType ?? USERS_SEARCH_SORT.ratingPosition,
          count: most,
          contestSeasonId: criteria.contestId === 1 ? 1_202_611 : 0,
          viewerId: 1,
        };
        const { ids, total } = await findCappers(parts(), of);
        const expected = expectedCappers(world, criteria, NOW);
        sizes.push(expected.length);
        expect(ids.map((id) => `capper-${id}`)).toEqual(expected.slice(0, most));
        expect(total).toBe(expected.length);
        const newest = expected.toSorted((one, other) => idOf(other) - idOf(one));
        expect((await findNewestCappers(parts(), of)).map(({ id }) => id)).toEqual(
          newest.slice(0, most).map(idOf),
        );
      }),
      { numRuns: SEARCHES },
    );
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(sizes.length / 3);
  },
  PATIENCE_MS,
);

test(
  'outcomes of the scanner with a tip match the criteria of the tip and its author',
  async () => {
    await search.fresh();
    let found = 0;
    fc.assert(
      fc.property(
        tippedCriteria,
        fc.constantFrom(...Object.values(SPORT)),
        viewers,
        (some, sport, viewer) => {
          const of = tippedSearchOf(sport, some);
          if (of === undefined) return;
          const expected = expectedTipped(world, of, viewer);
          found += expected.size;
          const known = { tips: search.tips.all, cappers: search.cappers };
          expect(selectTipped(known, of, viewer)).toEqual(expected);
        },
      ),
      { numRuns: SEARCHES },
    );
    expect(found).toBeGreaterThan(20);
  },
  PATIENCE_MS,
);
