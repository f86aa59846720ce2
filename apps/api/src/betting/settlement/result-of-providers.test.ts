import type { FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, parseLedgerJson, TIP_RESULT, verifyLedger } from '@tipmark/domain';
import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import type { RunningJob } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF, post, resultOf, someTippableMatches } from '../../testing/tips.ts';
import { aUser, type TestUser } from '../../testing/users.ts';
import { findEntriesAfter, findEntriesOf } from '../ledger/ledger-queries.ts';
import { presentEntries } from '../ledger/present-entries.ts';
import { settlementJob } from './settlement-job.ts';

const FULL_TIME = KICK_OFF + 7_200;
const HOUR = 3_600;
const { won, lost, pending } = TIP_RESULT;

let api: TestApi;
let user: TestUser;
let settlement: RunningJob;
const errors: string[] = [];
let nextMatch = 100;

beforeAll(async () => {
  api = await createTestApi({ now: FULL_TIME });
  await someTippableMatches(api, 8);
  settlement = startJob(settlementJob, api.services, (error) => errors.push(String(error)));
}, 120_000);

beforeEach(async () => {
  api.setNow(FULL_TIME);
  errors.length = 0;
  nextMatch += 1;
  user = await aUser(api, `olga-${nextMatch}`);
});

afterAll(async () => {
  await settlement.stop();
  await api.close();
});

/** A tip on the home side of a match that two providers report under keys of their own. */
async function aTip() {
  const key = `Club 0-Club ${nextMatch - 100}`;
  const id = await post(api, user, { matchId: nextMatch, odd_type: '1x2.1', stake: 1 });
  return { id, key };
}

/** What another provider reports of the match, with all that it refers to. */
async function reportBy(source: string, key: string, ...records: readonly FeedRecord[]) {
  const [home = '', away = ''] = key.split('-');
  const all = [...aFeedSetting(home, away), aFeedMatch(home, away), ...records];
  const { receipt } = await sendFeed(
    api,
    all.map((record) => ({ ...record, source })),
  );
  expect(receipt).toMatchObject({ quarantined: 0 });
}

async function settled(): Promise<void> {
  await settlement.idle();
  await settlement.idle();
}

async function ledgerOf({ ledgerId }: TestUser) {
  const rows = await findEntriesOf(api.database.db, ledgerId, {
    afterSeq: 0,
    limit: 1_000,
    nowSeconds: api.services.clock(),
  });
  return rows.map(({ json }) => {
    const record = parseLedgerJson(json);
    return record?.t === 'settle' || record?.t === 'resettle' ? [record.t, record.r] : [record?.t];
  });
}

/** The sweep that runs every ten minutes. */
async function sweep(): Promise<void> {
  api.services.bus.publish(['*']);
  await settled();
}

test('two final results that differ settle nothing', async () => {
  const { id, key } = await aTip();
  await reportBy('openligadb', key);
  await reportBy(
    'api-football',
    key,
    aFeedScore(key, 1, 0, { status: MATCH_STATUS.live, at: FULL_TIME - 60 }),
  );
  await reportBy('openligadb', key, aFeedScore(key, 2, 2, { seq: 5 }));
  await settled();
  expect(await resultOf(api, id)).toBe(pending);
  await reportBy('api-football', key, aFeedScore(key, 2, 1, { seq: 7 }));
  await settled();
  expect(await resultOf(api, id)).toBe(pending);
  expect(errors.at(-1)).toContain(
    'sources contradict each other: api-football 2:1, openligadb 2:2',
  );
  await reportBy('openligadb', key, aFeedScore(key, 2, 1, { seq: 9, isCorrection: true }));
  await sweep();
  expect(await resultOf(api, id)).toBe(won);
  expect(await ledgerOf(user)).toEqual([['tip'], ['settle', won]]);
});

test('a final result while another provider sees it played waits until that one is silent', async () => {
  const { id, key } = await aTip();
  await reportBy(
    'api-football',
    key,
    aFeedScore(key, 0, 0, { status: MATCH_STATUS.live, liveState: '2H:88', at: FULL_TIME - 60 }),
  );
  await reportBy('the-odds-api', key, aFeedScore(key, 1, 0));
  await settled();
  expect(await resultOf(api, id)).toBe(pending);
  // That passes by itself, so that the log says nothing.
  expect(errors).toEqual([]);
  api.setNow(FULL_TIME + 1_200);
  await sweep();
  expect(await resultOf(api, id)).toBe(won);
});

test('a match that one source calls final and another one broken off waits for a day', async () => {
  const { id, key } = await aTip();
  await reportBy('api-football', key, aFeedScore(key, 1, 0, { status: MATCH_STATUS.stopped }));
  await reportBy('the-odds-api', key, aFeedScore(key, 1, 0));
  await settled();
  expect(await resultOf(api, id)).toBe(pending);
  api.setNow(KICK_OFF + 28 * HOUR);
  await sweep();
  expect(await resultOf(api, id)).toBe(won);
});

test('a result that was wrong is reversed with an entry of the ledger, within a day', async () => {
  const { id, key } = await aTip();
  await reportBy('api-football', key, aFeedScore(key, 1, 0));
  await settled();
  expect(await resultOf(api, id)).toBe(won);
  api.setNow(FULL_TIME + 2 * HOUR);
  await reportBy('api-football', key, aFeedScore(key, 1, 1, { seq: 9, isCorrection: true }));
  await settled();
  expect(await resultOf(api, id)).toBe(lost);
  api.setNow(FULL_TIME + 26 * HOUR);
  await reportBy('api-football', key, aFeedScore(key, 1, 0, { seq: 11, isCorrection: true }));
  await settled();
  expect(await resultOf(api, id)).toBe(lost);
  expect(await ledgerOf(user)).toEqual([['tip'], ['settle', won], ['resettle', lost]]);
  const entries = await findEntriesAfter(api.database.db, {
    afterSeq: 0,
    limit: 1_000,
    nowSeconds: api.services.clock(),
  });
  expect(await verifyLedger(presentEntries(entries))).toBeUndefined();
});

test('a match awarded later settles again only what the pitch had not decided', async () => {
  const { id, key } = await aTip();
  await reportBy('api-football', key, aFeedScore(key, 0, 1));
  await settled();
  expect(await resultOf(api, id)).toBe(lost);
  await reportBy(
    'api-football',
    key,
    aFeedScore(key, 3, 0, {
      seq: 9,
      status: MATCH_STATUS.awarded,
      isCorrection: true,
      score: { home: 3, away: 0 },
    }),
  );
  await settled();
  expect(await resultOf(api, id)).toBe(TIP_RESULT.returned);
  expect(await ledgerOf(user)).toEqual([
    ['tip'],
    ['settle', lost],
    ['resettle', TIP_RESULT.returned],
  ]);
});
