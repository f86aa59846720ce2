import { SPORT, TIP_RESULT } from '@tipmark/domain';
import {
  aHockeyLeague,
  aHockeyMatch,
  aHockeyScore,
  HOCKEY_NOW,
  idOfKey,
  someHockeyOdds,
} from '../../calls/hockey/testing/hockey-feed.ts';
import { tx } from '../../platform/database/tx.ts';
import type { RunningJob } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { aUser } from '../../testing/users.ts';
import { postTip } from '../tips/post-tip.ts';
import { settlementJob } from './settlement-job.ts';

const START = HOCKEY_NOW + 3_600;
const OUTCOMES = ['1x2.1', '1x2.x', 'win.1', 'win.2', 'ou.u:5.5'] as const;

let api: TestApi;
let settlement: RunningJob;
const errors: unknown[] = [];

beforeAll(async () => {
  api = await createTestApi({ now: HOCKEY_NOW });
  await sendFeed(api, [
    ...aHockeyLeague(['Ilves', 'Tappara']),
    aHockeyMatch('Ilves', 'Tappara', { startsAt: START }),
    someHockeyOdds('Ilves-Tappara'),
  ]);
  settlement = startJob(settlementJob, api.services, (error) => errors.push(error));
}, 60_000);

afterAll(async () => {
  await settlement.stop();
  await api.close();
  expect(errors).toEqual([]);
});

test('a match decided by shots is a draw in the result market and has a winner in the winner market', async () => {
  const { db } = api.database;
  const matchId = await idOfKey(api, 'match', 'Ilves-Tappara');
  for (const oddType of OUTCOMES) {
    // One tip per market and three per match: each outcome has its own capper.
    const capper = await aUser(api, `for-${oddType.replaceAll(/\W/g, '-')}`);
    const body = { odd_type: oddType, stake: 1, description: '' };
    const command = { capper, matchId, sport: SPORT.hockey, body, nowSeconds: HOCKEY_NOW };
    await tx(db, (trx) => postTip(trx, command));
  }
  api.setNow(START + 9_000);
  await sendFeed(api, [
    aHockeyScore('Ilves-Tappara', {
      periods: [
        [1, 0],
        [0, 2],
        [1, 0],
      ],
      shots: [2, 1],
    }),
  ]);
  await settlement.idle();
  await settlement.idle();
  const tips = await db.selectFrom('tips').select(['odd_type', 'result', 'profit_milli']).execute();
  const { won, lost } = TIP_RESULT;
  expect(
    Object.fromEntries(tips.map((tip) => [tip.odd_type, [tip.result, tip.profit_milli]])),
  ).toEqual({
    '1x2.1': [lost, -10_000],
    '1x2.x': [won, 32_000],
    'win.1': [won, 8_000],
    'win.2': [lost, -10_000],
    'ou.u:5.5': [won, 9_000],
  });
});
