import type { FeedRecord } from '@tipmark/contract/feed';
import { aFeedMatch, aFeedSetting } from '@tipmark/test-kit';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { recordedTennis } from '../testing/recorded-stream.ts';

const NOW = 1_705_158_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

const match = aFeedMatch('Arsenal', 'Everton');
const goal = { minute: 12, side: 'home', outcome: 'goal', player: 'A. Vik', dx: 9.5, dy: -2 };
const miss = { minute: 30, side: 'away', outcome: 'off_target', dx: 24, dy: 8 };

const taken = (seq: number, ...shots: object[]) =>
  ({ kind: 'shots', source: match.source, matchKey: match.key, seq, shots }) as FeedRecord;

async function apply(...records: FeedRecord[]) {
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  const { refusals } = await applyFeedStream(database.db, lines, { nowSeconds: () => NOW });
  return refusals.map(({ reason }) => reason);
}

const stored = () =>
  database.db.selectFrom('match_shots').select(['seq', 'shots', 'corners']).execute();
const revision = async () =>
  (await database.db.selectFrom('matches').select('rev').where('sport', '=', 1).executeTakeFirst())
    ?.rev;

test('the latest list replaces those before it, in any order, and pages follow', async () => {
  expect(await apply(...aFeedSetting('Arsenal', 'Everton'), match, taken(5, goal))).toEqual([]);
  const before = await revision();
  expect(await apply(taken(9, goal, miss), taken(7, goal))).toEqual([]);
  expect(await stored()).toEqual([{ seq: 9, shots: [goal, miss], corners: null }]);
  expect(await revision()).not.toBe(before);
  // taken back by the source
  expect(await apply(taken(10, miss))).toEqual([]);
  expect(await stored()).toEqual([{ seq: 10, shots: [miss], corners: null }]);
  expect(await apply(taken(8, goal))).toEqual([]);
  expect(await stored()).toEqual([{ seq: 10, shots: [miss], corners: null }]);
});

test.each([
  ['a place of one number', { ...goal, dy: undefined }, /^shots\.0\.dx: has no dy/],
  [
    'an unknown outcome',
    { ...goal, outcome: 'own_goal' },
    /^shots\.0\.outcome: .*send one of goal/,
  ],
  ['a place behind the goal', { ...goal, dx: -1 }, /^shots\.0\.dx: .*send at least 0/],
  ['a place outside the pitch', { ...goal, dy: 40 }, /^shots\.0\.dy: .*send at most 34/],
])('%s is refused with its field', async (_, shot, reason) => {
  expect(await apply(taken(20, shot))).toEqual([expect.stringMatching(reason)]);
  expect(await stored()).toHaveLength(1);
});

test('shots of a sport without them are refused', async () => {
  const tennis = recordedTennis();
  const source = tennis[0]?.source ?? '';
  const reasons = await apply(...tennis, {
    ...taken(9, goal),
    source,
    matchKey: 'T',
  } as FeedRecord);
  expect(reasons).toEqual([
    'shots: this sport has none; leave the record out, or correct matchKey',
  ]);
});
