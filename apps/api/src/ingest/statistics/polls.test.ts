import type { FeedRecord } from '@tipmark/contract/feed';
import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { oldPollsJob } from './old-polls.ts';

const KICK_OFF = 1_705_158_000;
const DAY_SECONDS = 86_400;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

const match = aFeedMatch('Arsenal', 'Everton');
const counted = (seq: number, clock: { minute?: number; stoppage?: number }, shots: number) =>
  ({
    kind: 'statistics',
    source: match.source,
    matchKey: match.key,
    seq,
    ...clock,
    home: { shots, fouls: 3 },
    away: { shots: 1, corners: 2 },
  }) as FeedRecord;

async function apply(...records: FeedRecord[]) {
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  const { refusals } = await applyFeedStream(database.db, lines, { nowSeconds: () => KICK_OFF });
  return refusals.map(({ reason }) => reason);
}

const stored = async () => {
  const rows = await database.db
    .selectFrom('statistics_polls')
    .select(['minute', 'seq', 'home', 'away'])
    .orderBy('minute')
    .execute();
  return rows.map(({ minute, seq, home, away }) => [minute, seq, home, away]);
};

test('one poll of a minute is stored, the highest sequence, also of those that arrive late', async () => {
  expect(
    await apply(
      ...aFeedSetting('Arsenal', 'Everton'),
      match,
      aFeedScore(match.key, 0, 0, { seq: 1 }),
      counted(20, { minute: 20 }, 4),
      counted(12, { minute: 20 }, 3),
    ),
  ).toEqual([]);
  // late, of a minute of its own; the totals of the match stay those of the newest
  expect(await apply(counted(8, { minute: 7 }, 2), counted(21, { minute: 20 }, 5))).toEqual([]);
  expect(
    await apply(counted(21, { minute: 20 }, 5), counted(30, { minute: 45, stoppage: 3 }, 6)),
  ).toEqual([]);
  const away = { shots: 1, corners: 2 };
  expect(await stored()).toEqual([
    [7, 8, { shots: 2 }, away],
    [20, 21, { shots: 5 }, away],
    [45, 30, { shots: 6 }, away],
  ]);
  const { shots } = await database.db
    .selectFrom('match_stats')
    .select('shots')
    .where('is_home', '=', true)
    .executeTakeFirstOrThrow();
  expect(shots).toBe(6);
});

test('added time of the last half is played on; totals without a minute are no poll', async () => {
  expect(await apply(counted(60, { minute: 90, stoppage: 4 }, 9), counted(70, {}, 9))).toEqual([]);
  expect((await stored()).map(([minute]) => minute)).toEqual([7, 20, 45, 94]);
  expect(await apply(counted(80, { minute: 601 }, 9))).toEqual([
    expect.stringMatching(/^minute: .*at most 600/),
  ]);
});

test('polls are deleted some days after the start', async () => {
  const run = (clock: number) =>
    oldPollsJob.run({ db: database.db, clock: () => clock }, {
      signal: AbortSignal.any([]),
    } as never);
  await run(KICK_OFF + 6 * DAY_SECONDS);
  expect(await stored()).toHaveLength(4);
  await run(KICK_OFF + 8 * DAY_SECONDS);
  expect(await stored()).toHaveLength(0);
});
