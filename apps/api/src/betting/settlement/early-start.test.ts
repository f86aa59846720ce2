import { MATCH_STATUS } from '@tipmark/domain';
import { aFeedMatch, aFeedScore } from '@tipmark/test-kit';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import type { RunningJob } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import {
  KICK_OFF,
  OPENING,
  POSTED_AT,
  sendPrices,
  someTippableMatches,
} from '../../testing/tips.ts';
import { settlementJob } from './settlement-job.ts';

const SEEN_AT = KICK_OFF - 600;
const AFTER_GOAL = { ...OPENING, '1x2.1': 1_200, '1x2.x': 6_500, '1x2.2': 15_000 };

let api: TestApi;
let person: Person;
let settlement: RunningJob;

const runs = (match: string, seq: number, at: number) =>
  aFeedScore(match, 0, 0, { seq, at, status: MATCH_STATUS.live, liveState: '1H:1' });

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 4);
  person = await aPerson(api, { name: 'Ivan' });
  settlement = startJob(settlementJob, api.services, (error) => {
    throw error;
  });
}, 60_000);

afterAll(async () => {
  await settlement.stop();
  await api.close();
});

async function play(match: number, seenAt: readonly number[]) {
  api.setNow(POSTED_AT);
  const key = `Club 0-Club ${match - 100}`;
  const posted = await api.app.inject({
    method: 'POST',
    url: `/soccer/events/tips/${match}/1`,
    headers: { ...person.headers },
    payload: { odd_type: '1x2.1', stake: 3, description: '' },
  });
  const { id } = posted.json().data.tip;
  for (const [index, at] of seenAt.entries()) {
    api.setNow(at);
    await sendFeed(api, [runs(key, index + 1, at)]);
  }
  // a price of a running match, before the hour it was planned for
  await sendPrices(api, key, AFTER_GOAL, KICK_OFF - 300);
  api.setNow(KICK_OFF + 7_200);
  await sendFeed(api, [aFeedScore(key, 2, 0, { seq: 9 })]);
  await settlement.idle();
  await settlement.idle();
  const read = async (url: string) =>
    (await api.app.inject({ url, headers: { ...person.headers } })).json().data;
  const profile = await read(`/page-profile/${person.url}/tips?state=settled`);
  const tips = profile.tips as readonly { tip: { id: number } }[];
  const page = await read(`/soccer/events/page/${match}/10/12/0/0/0/0/1/0`);
  const history = await read(`/soccer/events/odds-history/${match}/1x2`);
  return {
    tip: tips.find(({ tip }) => tip.id === id)?.tip,
    strip: page.odds[0].closing,
    history: history.lines[0].outcomes[0].closing,
  };
}

test('closing odds of a match that began early are those before its actual start', async () => {
  const { tip, strip, history } = await play(101, [SEEN_AT, SEEN_AT + 60]);
  expect([strip, history]).toEqual([2, 2]);
  expect(tip).toMatchObject({ closingOdds: 2 });
}, 60_000);

test('closing odds of a match that began on time are those before its scheduled start', async () => {
  const { tip, strip, history } = await play(102, [KICK_OFF + 30]);
  expect([strip, history]).toEqual([1.2, 1.2]);
  expect(tip).toMatchObject({ closingOdds: 1.2 });
}, 60_000);

test('a start that was seen counts only for its day, not for another day the match is moved to', async () => {
  await sendFeed(api, [
    runs('Club 0-Club 3', 1, SEEN_AT),
    aFeedMatch('Club 0', 'Club 3', { seq: 2, startsAt: KICK_OFF + 86_400 }),
  ]);
  await sendPrices(api, 'Club 0-Club 3', AFTER_GOAL, KICK_OFF + 80_000);
  api.setNow(KICK_OFF + 90_000);
  await sendFeed(api, [aFeedScore('Club 0-Club 3', 1, 0, { seq: 3 })]);
  const url = '/soccer/events/odds-history/103/1x2';
  const { lines } = (await api.app.inject({ url })).json().data;
  expect(lines[0].outcomes[0].closing).toBe(1.2);
}, 60_000);

test('closing odds are shown once a match is reported in play, even before its scheduled start', async () => {
  const reported = async () => {
    const page = (await api.app.inject('/soccer/events/page/104/10/12/0/0/0/0/1/0')).json().data;
    const { lines } = (await api.app.inject('/soccer/events/odds-history/104/1x2')).json().data;
    return [page.odds[0].closing, lines[0].outcomes[0].closing];
  };
  api.setNow(SEEN_AT - 60);
  expect(await reported()).toEqual([null, null]);
  api.setNow(SEEN_AT + 60);
  await sendFeed(api, [runs('Club 0-Club 4', 1, SEEN_AT)]);
  expect(await reported()).toEqual([2, 2]);
}, 60_000);
