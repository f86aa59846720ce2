import type { FeedRecord } from '@tipmark/contract/feed';
import { aFeedMatch, aFeedSetting } from '@tipmark/test-kit';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { shuffled } from '../testing/shuffled.ts';

const NOW = 1_705_158_000;

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
}, 60_000);
afterEach(() => database.close());

const match = aFeedMatch('Arsenal', 'Everton');
const { source } = match;

const goal = (seq: number, key: string, minute: number): FeedRecord => ({
  kind: 'event',
  source,
  key,
  matchKey: match.key,
  seq,
  minute,
  type: 'goal',
  side: 'home',
});
const listed = (seq: number, ...keys: string[]): FeedRecord => ({
  kind: 'events',
  source,
  matchKey: match.key,
  seq,
  keys,
});

async function apply(...records: FeedRecord[]): Promise<void> {
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  const { refusals } = await applyFeedStream(database.db, lines, { nowSeconds: () => NOW });
  expect(refusals).toEqual([]);
}

const stored = async () =>
  (await database.db.selectFrom('match_events').select('key').orderBy('key').execute()).map(
    ({ key }) => key,
  );

test('a goal that its source no longer lists is gone, and the page follows', async () => {
  await apply(...aFeedSetting('Arsenal', 'Everton'), match);
  await apply(goal(5, 'a', 12), goal(5, 'b', 40), listed(5, 'a', 'b'));
  expect(await stored()).toEqual(['a', 'b']);
  const revision = () => database.db.selectFrom('matches').select('rev').executeTakeFirst();
  const before = await revision();
  await apply(goal(9, 'a', 12), listed(9, 'a'));
  expect(await stored()).toEqual(['a']);
  expect(await revision()).not.toEqual(before);
  // the earlier answer, delivered late or again
  await apply(goal(5, 'a', 12), goal(5, 'b', 40), listed(5, 'a', 'b'));
  expect(await stored()).toEqual(['a']);
  // the referee changes the decision
  await apply(goal(11, 'b', 40), goal(11, 'a', 12), listed(11, 'a', 'b'));
  expect(await stored()).toEqual(['a', 'b']);
});

test('events of another source stay', async () => {
  const other = { ...match, source: 'other', seasonKey: match.seasonKey };
  const setting = aFeedSetting('Arsenal', 'Everton');
  await apply(...setting, match, ...setting.map((one) => ({ ...one, source: 'other' })), other);
  await apply(goal(5, 'a', 12), { ...goal(5, 'z', 12), source: 'other' } as FeedRecord);
  await apply(listed(6));
  expect(await stored()).toEqual(['z']);
});

test.each([1, 2, 3, 4])(
  'any order and repetition of answers ends in the same events (%i)',
  async (seed) => {
    const answers = [
      [goal(5, 'a', 12), listed(5, 'a')],
      [goal(7, 'a', 12), goal(7, 'b', 40), listed(7, 'a', 'b')],
      [goal(9, 'a', 12), goal(9, 'c', 41), listed(9, 'a', 'c')],
    ];
    await apply(...aFeedSetting('Arsenal', 'Everton'), match);
    for (const answer of shuffled([...answers, ...answers], seed)) await apply(...answer);
    expect(await stored()).toEqual(['a', 'c']);
  },
);
