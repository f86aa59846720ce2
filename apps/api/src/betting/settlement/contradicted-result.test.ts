import { MATCH_STATUS, TIP_RESULT } from '@tipmark/domain';
import { aFeedScore } from '@tipmark/test-kit';
import { type RunningJob } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF, post, resultOf, someTippableMatches } from '../../testing/tips.ts';
import { aUser, type TestUser } from '../../testing/users.ts';
import { settlementJob } from './settlement-job.ts';

const FULL_TIME = KICK_OFF + 7_200;
const DAYS_3 = 3 * 86_400;

let api: TestApi;
let user: TestUser;
let settlement: RunningJob;
const errors: string[] = [];

beforeAll(async () => {
  api = await createTestApi({ now: FULL_TIME });
  await someTippableMatches(api, 3);
  user = await aUser(api, 'olga');
  settlement = startJob(settlementJob, api.services, (error) => errors.push(String(error)));
}, 120_000);

afterAll(async () => {
  await settlement.stop();
  await api.close();
});

async function settled() {
  await settlement.idle();
  await settlement.idle();
}

const reported = () =>
  api.database.db
    .selectFrom('quarantine')
    .select(['line', 'reason'])
    .where('source', '=', 'settlement')
    .execute();

test('a stored result that contradicts itself settles nothing, however long it stays', async () => {
  const id = await post(api, user, { matchId: 101, odd_type: '1x2.x', stake: 1 });
  await api.database.db
    .updateTable('matches')
    .set({ status: MATCH_STATUS.finished, home_score: 1, away_score: 1 })
    .set({ home_penalties: 4, away_penalties: 4 })
    .where('id', '=', 101)
    .execute();
  api.setNow(FULL_TIME + DAYS_3);
  const again = startJob(settlementJob, api.services, (error) => errors.push(String(error)));
  await again.idle();
  await again.stop();
  expect(await resultOf(api, id)).toBe(TIP_RESULT.pending);
  const reason = 'score.penalties: a shoot-out cannot end 4:4';
  expect(await reported()).toEqual([{ line: 101, reason: expect.stringContaining(reason) }]);
  expect(errors).toEqual([
    expect.stringContaining(`tips on match 101 stay open until its result is corrected: ${reason}`),
  ]);

  api.setNow(FULL_TIME);
  await sendFeed(api, [aFeedScore('Club 0-Club 1', 1, 1)]);
  await settled();
  expect(await resultOf(api, id)).toBe(TIP_RESULT.won);
});

test('a result reported for a match of next month is not stored, and settles nothing', async () => {
  const id = await post(api, user, { matchId: 102, odd_type: '1x2.1', stake: 1 });
  api.setNow(KICK_OFF - 21 * 86_400);
  const { receipt } = await sendFeed(api, [aFeedScore('Club 0-Club 2', 2, 0)]);
  expect(receipt).toMatchObject({
    quarantined: 1,
    errors: [{ line: 1, reason: expect.stringContaining('cannot have been played yet') }],
  });
  await settled();
  expect(await resultOf(api, id)).toBe(TIP_RESULT.pending);
  api.setNow(FULL_TIME);
  await sendFeed(api, [aFeedScore('Club 0-Club 2', 2, 0)]);
  await settled();
  expect(await resultOf(api, id)).toBe(TIP_RESULT.won);
});
