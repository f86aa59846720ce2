import {
  bankSummary,
  MATCH_STATUS,
  parseLedgerJson,
  TIP_RESULT,
  tipsOfLedger,
  verifyLedger,
} from '@tipmark/domain';
import { aFeedMatch, aFeedScore, aFeedStatistics } from '@tipmark/test-kit';
import fc from 'fast-check';
import type { RunningJob } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import {
  KICK_OFF,
  type OpenOutcome,
  post,
  sendPrices,
  someTippableMatches,
  verdictOf,
} from '../../testing/tips.ts';
import { aUser, type TestUser } from '../../testing/users.ts';
import { findEntriesAfter, findEntriesOf } from '../ledger/ledger-queries.ts';
import { presentEntries } from '../ledger/present-entries.ts';
import { settlementJob } from './settlement-job.ts';

const MATCHES = 60;
const FULL_TIME = KICK_OFF + 7_200;
const HOUR = 3_600;

let api: TestApi;
let user: TestUser;
let settlement: RunningJob;
const errors: unknown[] = [];
let nextMatch = 101;

beforeAll(async () => {
  api = await createTestApi({ now: FULL_TIME });
  await someTippableMatches(api, MATCHES);
  settlement = startJob(settlementJob, api.services, (error) => errors.push(error));
}, 120_000);

beforeEach(async () => {
  api.setNow(FULL_TIME);
  user = await aUser(api, `olga-${nextMatch}`);
});

afterAll(async () => {
  await settlement.stop();
  await api.close();
  expect(errors).toEqual([]);
});

/** A fresh match; everything about it is sent under its key. */
function aMatch() {
  const matchId = (nextMatch += 1) - 1;
  return { matchId, key: `Club 0-Club ${matchId - 100}` };
}

async function settled() {
  await settlement.idle();
  await settlement.idle();
}

async function tip(tipId: number) {
  return api.database.db
    .selectFrom('tips')
    .selectAll()
    .where('id', '=', tipId)
    .executeTakeFirstOrThrow();
}

async function ledgerOf({ ledgerId }: TestUser) {
  const rows = await findEntriesOf(api.database.db, ledgerId, {
    afterSeq: 0,
    limit: 10_000,
    nowSeconds: api.services.clock(),
  });
  return rows.map(({ json }) => parseLedgerJson(json)).filter((record) => record !== undefined);
}

const { won, halfWon, returned, halfLost, lost, pending } = TIP_RESULT;

test.each<[OpenOutcome, number, number, number, number]>([
  ['1x2.1', 2, 1, won, 10_000],
  ['1x2.x', 2, 1, lost, -10_000],
  ['dnb.1', 1, 1, returned, 0],
  ['dc.1x', 0, 0, won, 3_000],
  ['ou.o:2.5', 2, 0, lost, -10_000],
  ['ou.u:2.5', 2, 0, won, 9_000],
  ['ah.1:-0.75', 1, 0, halfWon, 4_600],
])('%s at %i:%i', async (oddType, home, away, result, profit) => {
  const { matchId, key } = aMatch();
  const id = await post(api, user, { matchId, odd_type: oddType, stake: 1 });
  await sendFeed(api, [aFeedScore(key, home, away)]);
  await settled();
  expect(await tip(id)).toMatchObject({ result, profit_milli: profit });
  expect((await tip(id)).settled_at).toEqual(new Date(FULL_TIME * 1_000));
});

test('half of the stake is lost when a match misses a handicap by a quarter', async () => {
  const { matchId, key } = aMatch();
  await sendPrices(api, key, { 'ah.1:-0.25': 1_920 });
  const id = await post(api, user, { matchId, odd_type: 'ah.1:-0.25', stake: 3 });
  await sendFeed(api, [aFeedScore(key, 1, 1)]);
  await settled();
  expect(await tip(id)).toMatchObject({ result: halfLost, profit_milli: -15_000 });
});

test.each([
  ['canceled: its tips are returned', MATCH_STATUS.canceled, returned],
  ['walkover: its tips are returned', MATCH_STATUS.walkover, returned],
  ['live: its tips stay open', MATCH_STATUS.live, pending],
  ['stopped: its tips stay open', MATCH_STATUS.stopped, pending],
  ['interrupted: its tips stay open', MATCH_STATUS.interrupted, pending],
])('a match with status %s', async (_name, status, result) => {
  const { matchId, key } = aMatch();
  const id = await post(api, user, { matchId, odd_type: '1x2.1', stake: 1 });
  await sendFeed(api, [aFeedScore(key, 1, 0, { status })]);
  await settled();
  expect((await tip(id)).result).toBe(result);
});

test('two days after an abandoned match decided markets are settled, other tips are returned', async () => {
  const { matchId, key } = aMatch();
  const over = await post(api, user, { matchId, odd_type: 'ou.o:2.5', stake: 1 });
  const home = await post(api, user, { matchId, odd_type: '1x2.1', stake: 1 });
  const status = MATCH_STATUS.interrupted;
  await sendFeed(api, [
    aFeedScore(key, 2, 1, {
      status,
      score: {
        home: 2,
        away: 1,
        periods: [
          [2, 0],
          [0, 1],
        ],
      },
    }),
  ]);
  await settled();
  expect((await tip(over)).result).toBe(pending);
  api.setNow(KICK_OFF + 48 * HOUR);
  api.services.bus.publish(['*']);
  await settled();
  expect((await tip(over)).result).toBe(won);
  expect((await tip(home)).result).toBe(returned);
});

test('a tip returned because of an abandoned match stays returned, even if the match is played later', async () => {
  const { matchId, key } = aMatch();
  const id = await post(api, user, { matchId, stake: 1 });
  await sendFeed(api, [aFeedScore(key, 1, 0, { status: MATCH_STATUS.interrupted })]);
  api.setNow(KICK_OFF + 48 * HOUR);
  api.services.bus.publish(['*']);
  await settled();
  expect((await tip(id)).result).toBe(returned);
  api.setNow(KICK_OFF + 50 * HOUR);
  await sendFeed(api, [aFeedScore(key, 2, 0, { seq: 2 })]);
  await settled();
  expect((await tip(id)).result).toBe(returned);
  expect((await ledgerOf(user)).map(({ t }) => t)).toEqual(['tip', 'settle']);
});

test('a cup tie abandoned in extra time is settled by the score after ninety minutes', async () => {
  const { matchId, key } = aMatch();
  const draw = await post(api, user, { matchId, odd_type: '1x2.x', stake: 1 });
  const score = {
    home: 1,
    away: 1,
    periods: [
      [1, 0],
      [0, 1],
    ],
    extra: [1, 0],
  } as const;
  await sendFeed(api, [
    aFeedScore(key, 1, 1, {
      status: MATCH_STATUS.interrupted,
      score: structuredClone(score) as never,
    }),
  ]);
  api.setNow(KICK_OFF + 48 * HOUR);
  api.services.bus.publish(['*']);
  await settled();
  expect(await tip(draw)).toMatchObject({ result: won, profit_milli: 24_000 });
});

test('an awarded match returns its tips, whatever score was awarded', async () => {
  const { matchId, key } = aMatch();
  const home = await post(api, user, { matchId, odd_type: '1x2.1', stake: 1 });
  const over = await post(api, user, { matchId, odd_type: 'ou.o:2.5', stake: 1 });
  await sendFeed(api, [
    aFeedScore(key, 3, 0, { status: MATCH_STATUS.awarded, score: { home: 3, away: 0 } }),
  ]);
  await settled();
  expect([(await tip(home)).result, (await tip(over)).result]).toEqual([returned, returned]);
});

test('a match postponed by more than two days returns its tips, by two days leaves them open', async () => {
  const [near, far] = [aMatch(), aMatch()];
  const unaffected = await post(api, user, { matchId: near.matchId, stake: 1 });
  const given = await post(api, user, { matchId: far.matchId, stake: 1 });
  const moved = (key: string, startsAt: number) =>
    aFeedMatch('Club 0', key.slice('Club 0-'.length), { seq: 2, startsAt });
  await sendFeed(api, [
    moved(near.key, KICK_OFF + 48 * HOUR),
    moved(far.key, KICK_OFF + 48 * HOUR + 60),
  ]);
  await settled();
  expect((await tip(unaffected)).result).toBe(pending);
  expect((await tip(given)).result).toBe(returned);
});

test('tips on corners stay open until the count of corners is reported', async () => {
  const { matchId, key } = aMatch();
  await sendPrices(api, key, { 'corn.o:9.5': 1_900 });
  const id = await post(api, user, { matchId, odd_type: 'corn.o:9.5', stake: 1 });
  await sendFeed(api, [aFeedScore(key, 1, 0)]);
  await settled();
  expect((await tip(id)).result).toBe(pending);
  await sendFeed(api, [aFeedStatistics(key)]);
  await settled();
  expect(await tip(id)).toMatchObject({ result: won, profit_milli: 9_000 });
});

test('a result corrected within a day is settled again, with a ledger entry; later corrections are not', async () => {
  const { matchId, key } = aMatch();
  const id = await post(api, user, { matchId, stake: 1 });
  await sendFeed(api, [aFeedScore(key, 1, 0)]);
  await settled();
  const first = await tip(id);
  api.setNow(FULL_TIME + 24 * HOUR - 1);
  await sendFeed(api, [aFeedScore(key, 1, 1, { seq: 2, isCorrection: true })]);
  await settled();
  expect(await tip(id)).toMatchObject({ result: lost, settled_at: first.settled_at });
  expect((await ledgerOf(user)).at(-1)).toMatchObject({
    t: 'resettle',
    ref: id,
    r: 5,
    g: '-10.00',
  });
  api.setNow(FULL_TIME + 24 * HOUR);
  await sendFeed(api, [aFeedScore(key, 2, 1, { seq: 3, isCorrection: true })]);
  await settled();
  expect((await tip(id)).result).toBe(lost);
});

test('a result reported twice is settled once', async () => {
  const { matchId, key } = aMatch();
  await post(api, user, { matchId, stake: 1 });
  await sendFeed(api, [aFeedScore(key, 1, 0)]);
  await settled();
  const count = (await ledgerOf(user)).length;
  await sendFeed(api, [aFeedScore(key, 1, 0)]);
  api.services.bus.publish(['*', `match:${matchId}`]);
  await settled();
  expect(await ledgerOf(user)).toHaveLength(count);
});

test('starting the job settles what was missed while it was stopped', async () => {
  await settlement.stop();
  const { matchId, key } = aMatch();
  const id = await post(api, user, { matchId, stake: 1 });
  await sendFeed(api, [aFeedScore(key, 1, 0)]);
  expect((await tip(id)).result).toBe(pending);
  settlement = startJob(settlementJob, api.services, (error) => errors.push(error));
  await settled();
  expect((await tip(id)).result).toBe(won);
});

/** Scores and corrections of several matches in any order, with tips of several cappers. */
const history = fc.array(
  fc.record({
    match: fc.nat(4),
    home: fc.nat(4),
    away: fc.nat(4),
    status: fc.constantFrom(
      MATCH_STATUS.finished,
      MATCH_STATUS.finished,
      MATCH_STATUS.canceled,
      MATCH_STATUS.awarded,
    ),
  }),
  { minLength: 1, maxLength: 12 },
);
const ODD_TYPES: readonly OpenOutcome[] = ['1x2.1', '1x2.x', 'ou.o:2.5', 'ah.1:-0.75', 'dnb.1'];

const RANDOM_FROM = 151;
let run = 0;
let countOfTips = 0;

/** Makes the matches of the property scheduled again and puts tips on them. */
async function prepare(capper: TestUser, choices: readonly number[]): Promise<void> {
  const reopened = [0, 1, 2, 3, 4].map((match) =>
    aFeedScore(`Club 0-Club ${RANDOM_FROM + match - 100}`, 0, 0, {
      seq: run * 100,
      status: MATCH_STATUS.scheduled,
      score: null,
      isCorrection: true,
    }),
  );
  await sendFeed(api, reopened);
  for (const choice of new Set(choices)) {
    const matchId = RANDOM_FROM + Math.floor(choice / 5);
    const odd_type = ODD_TYPES[choice % 5] ?? '1x2.1';
    const verdict = await verdictOf(
      post(api, capper, { matchId, odd_type, stake: 1 + (choice % 10) }),
    );
    if (verdict === 'taken') countOfTips += 1;
  }
}

test('results settled step by step equal those from the ledger alone, and the chain is valid', async () => {
  const choices = fc.array(fc.nat(24), { minLength: 1, maxLength: 8 });
  const property = fc.asyncProperty(history, choices, async (steps, tips) => {
    run += 1;
    const capper = await aUser(api, `random-${run}`);
    await prepare(capper, tips);
    for (const [index, { match, home, away, status }] of steps.entries()) {
      const key = `Club 0-Club ${RANDOM_FROM + match - 100}`;
      const seq = run * 100 + index + 1;
      await sendFeed(api, [aFeedScore(key, home, away, { seq, status, isCorrection: true })]);
    }
    await settled();
    const rows = await api.database.db
      .selectFrom('tips')
      .select(['result', 'profit_milli'])
      .where('user_id', '=', capper.id)
      .where('result', '<>', pending)
      .execute();
    const fromLedger = bankSummary(tipsOfLedger(await ledgerOf(capper)));
    expect(fromLedger.profitMilli).toBe(rows.reduce((sum, row) => sum + row.profit_milli, 0));
    expect(fromLedger.won + fromLedger.lost + fromLedger.returned).toBe(rows.length);
    expect(fromLedger.returned).toBe(rows.filter(({ result }) => result === returned).length);
  });
  await fc.assert(property, { numRuns: 15 });
  expect(countOfTips).toBeGreaterThan(15);
  const chain = presentEntries(
    await findEntriesAfter(api.database.db, {
      afterSeq: 0,
      limit: 10_000,
      nowSeconds: api.services.clock(),
    }),
  );
  expect(await verifyLedger(chain)).toBeUndefined();
}, 120_000);
