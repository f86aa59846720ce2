import type { FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, parseLedgerJson, tipsOfLedger, verifyLedger } from '@tipmark/domain';
import { aFeedScore, aFeedStatistics } from '@tipmark/test-kit';
import fc from 'fast-check';
import type { RunningJob } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF, POSTED_AT, post, sendPrices, someTippableMatches } from '../../testing/tips.ts';
import { aUser, type TestUser } from '../../testing/users.ts';
import { findEntriesOf } from '../ledger/ledger-queries.ts';
import { presentEntries } from '../ledger/present-entries.ts';
import { settlementJob } from './settlement-job.ts';

const RUNS = 12;
const FULL_TIME = KICK_OFF + 7_200;

let api: TestApi;
let settlement: RunningJob;
let nextMatch = 1;

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, RUNS * 2);
  settlement = startJob(settlementJob, api.services, (error) => {
    throw error;
  });
}, 120_000);

afterAll(async () => {
  await settlement.stop();
  await api.close();
});

const ending = fc.constantFrom(
  MATCH_STATUS.finished,
  MATCH_STATUS.finished,
  MATCH_STATUS.finished,
  MATCH_STATUS.awarded,
  MATCH_STATUS.canceled,
  MATCH_STATUS.finishedRetired,
);
const goals = fc.nat(3);
const step = fc.tuple(goals, goals, ending);

/** A match as its source reports it: running, finished, corrected; corners; a late price. */
function reported(
  key: string,
  steps: readonly (readonly [number, number, number])[],
): FeedRecord[] {
  return [
    aFeedScore(key, 0, 0, { seq: 1, status: MATCH_STATUS.live }),
    ...steps.map(([home, away, status], index) =>
      aFeedScore(key, home, away, {
        seq: index + 2,
        status: status as 3,
        isCorrection: index > 0,
        score: {
          home,
          away,
          periods: [
            [Math.min(home, 1), 0],
            [home - Math.min(home, 1), away],
          ],
        },
      }),
    ),
    aFeedStatistics(key),
  ];
}

const OUTCOMES = ['1x2.1', 'ou.o:2.5', 'ah.1:-0.75'];

async function someTips(user: TestUser, matchId: number): Promise<void> {
  for (const odd_type of OUTCOMES) {
    await post(api, user, { matchId, odd_type, stake: 2, at: POSTED_AT });
  }
}

async function outcomesOf({ id, ledgerId }: TestUser) {
  const { db } = api.database;
  const tips = await db
    .selectFrom('tips')
    .select(['odd_type', 'result', 'profit_milli', 'clv', 'is_rated'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  const page = { afterSeq: 0, limit: 1_000, nowSeconds: FULL_TIME };
  const entries = presentEntries(await findEntriesOf(db, ledgerId, page));
  expect(await verifyLedger(entries, ledgerId)).toBeUndefined();
  const records = entries
    .map(({ json }) => parseLedgerJson(json))
    .filter((one) => one !== undefined);
  const ledger = tipsOfLedger(records).map(({ oddType, result, profitMilli, milliOdds }) => ({
    oddType,
    result,
    profitMilli,
    milliOdds,
  }));
  return { tips, ledger };
}

test('tips are settled the same way in whatever order and however often records of a match arrive', async () => {
  const story = fc.record({
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
    order: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
  });
  const property = fc.asyncProperty(story, async ({ steps, order }) => {
    api.setNow(POSTED_AT);
    const clubs = [nextMatch, nextMatch + 1];
    nextMatch += 2;
    const straight = await aUser(api, `capper-${clubs[0]}`);
    const shuffled = await aUser(api, `capper-${clubs[1]}`);
    const [one = '', other = ''] = clubs.map((club) => `Club 0-Club ${club}`);
    for (const [index, user] of [straight, shuffled].entries()) {
      await someTips(user, 100 + (clubs[index] ?? 0));
    }
    for (const key of [one, other]) {
      await sendPrices(api, key, { '1x2.1': 1_900, 'ou.o:2.5': 2_000 }, KICK_OFF - 600);
    }
    api.setNow(FULL_TIME);
    for (const record of reported(one, steps)) {
      await sendFeed(api, [record]);
      await settlement.idle();
    }
    const records = reported(other, steps);
    const mixed = [...records, ...records]
      .map((record) => ({ record, key: order.next().value ?? 0 }))
      .toSorted((a, b) => a.key - b.key);
    for (const { record } of mixed) {
      await sendFeed(api, [record]);
      await settlement.idle();
    }
    await settlement.idle();
    expect(await outcomesOf(shuffled)).toEqual(await outcomesOf(straight));
  });
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
}, 240_000);
