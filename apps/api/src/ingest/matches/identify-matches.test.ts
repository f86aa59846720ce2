import { HOUR_SECONDS, SPORT, type Sport } from '@tipmark/domain';
import { aFeedLeague, aFeedMatch, aFeedSeason, aFeedTeam } from '@tipmark/test-kit';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { emptyWorld } from '../testing/stored-world.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(() => emptyWorld(database.db));
afterAll(() => database.close());

const FIRST = 1_705_158_000;

/** One delivery of one source, with a match of the same teams a key and hour. */
async function deliver(
  sport: Sport,
  ...matches: readonly (readonly [key: string, hours: number])[]
) {
  const records = [
    aFeedLeague({ sport }),
    aFeedSeason(),
    aFeedTeam('Chelsea', { sport }),
    aFeedTeam('Fulham', { sport }),
    ...matches.map(([key, hours]) =>
      aFeedMatch('Chelsea', 'Fulham', { key, startsAt: FIRST + hours * HOUR_SECONDS }),
    ),
  ];
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  await applyFeedStream(database.db, lines, { nowSeconds: () => FIRST });
  const { count } = await database.db
    .selectFrom('matches')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

test.each([
  [
    'in one delivery',
    [
      ['Chelsea FC v Fulham FC', 0],
      ['Chelsea v Fulham', 3],
    ],
    [],
  ],
  ['in a later one', [['Chelsea FC v Fulham FC', 0]], [['Chelsea v Fulham', 3]]],
] as const)(
  'another key of the same source on the same day is the same match, %s',
  async (_, first, second) => {
    let count = await deliver(SPORT.soccer, ...first);
    if (second.length > 0) count = await deliver(SPORT.soccer, ...second);
    expect(count).toBe(1);
    // from now on both keys identify it
    expect(await deliver(SPORT.soccer, ['Chelsea FC v Fulham FC', 24 * 90])).toBe(1);
    expect(await deliver(SPORT.soccer, ['Chelsea v Fulham', 24 * 91])).toBe(1);
  },
);

test.each([
  ['soccer, weeks apart', SPORT.soccer, 24 * 30],
  ['hockey, the evening after', SPORT.hockey, 22],
  ['tennis, where a source only knows the first day of the tournament', SPORT.tennis, 0],
] as const)('two keys of one source are two matches: %s', async (_, sport, hours) => {
  expect(await deliver(sport, ['group', 0], ['final', hours])).toBe(2);
});
