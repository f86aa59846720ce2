import type { FeedRecord } from '@tipmark/contract/feed';
import { aFeedMatch, aFeedSetting } from '@tipmark/test-kit';
import { countView } from '../../people/analytics/statistics-queries.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';

const NOW = 1_705_158_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

const match = aFeedMatch('Arsenal', 'Everton');
const viewed = (count: number): FeedRecord => ({
  kind: 'views',
  source: match.source,
  matchKey: match.key,
  count,
});

async function apply(...records: FeedRecord[]) {
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  return applyFeedStream(database.db, lines, { nowSeconds: () => NOW });
}

const stored = () =>
  database.db
    .selectFrom('matches')
    .select(['id', 'views', 'told_views', 'rev'])
    .executeTakeFirstOrThrow();

test('views from a feed are added to those counted here, and late or repeated records change nothing', async () => {
  const { refusals } = await apply(viewed(40), ...aFeedSetting('Arsenal', 'Everton'), match);
  expect(refusals).toEqual([]);
  const { id, rev, ...first } = await stored();
  expect(first).toEqual({ views: 40, told_views: 40 });
  await countView(database.db, { matchId: id, guestId: 'guest', atSeconds: NOW });
  await apply(viewed(55), viewed(60), viewed(50));
  await apply(viewed(60));
  await apply(viewed(41));
  // The revision of the match stays.
  expect(await stored()).toEqual({ id, rev, views: 61, told_views: 60 });
});

test('views of an unknown match are refused', async () => {
  const { refusals } = await apply({ ...viewed(3), matchKey: 'nobody' } as FeedRecord);
  expect(refusals.map(({ reason }) => reason)).toEqual([
    'matchKey: unknown match "nobody"; send a sound match record of it too',
  ]);
});
