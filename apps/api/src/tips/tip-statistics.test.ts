import { bankSummary, parseLedgerJson, tipsOfLedger } from '@tipmark/domain';
import { aFeedScore } from '@tipmark/test-kit';
import { aPerson, type Person } from '../account/testing/people.ts';
import { refreshRatings } from '../rating/refresh-ratings.ts';
import { type Settlement, startSettlement } from '../settlement/start-settlement.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { sendFeed } from '../testing/feed.ts';
import { KICK_OFF, POSTED_AT, someTippableMatches } from '../testing/tips.ts';

const FULL_TIME = KICK_OFF + 7_200;

let api: TestApi;
let olga: Person;
let settlement: Settlement;

/** Three tips: won 30.00 at 2.00, lost 20.00, returned; a fourth is open. */
beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 30);
  settlement = startSettlement(api.services, () => undefined);
  olga = await aPerson(api, { name: 'Olga' });
  for (const [match, odd_type, stake] of [
    [101, '1x2.1', 3],
    [102, '1x2.x', 2],
    [103, 'dnb.1', 10],
    [104, 'ou.o:2.5', 1],
  ] as const) {
    await post(match, { odd_type, stake });
  }
  api.setNow(FULL_TIME);
  await sendFeed(api, [
    aFeedScore('Club 0-Club 1', 1, 0),
    aFeedScore('Club 0-Club 2', 1, 0),
    aFeedScore('Club 0-Club 3', 1, 1),
  ]);
  await settlement.idle();
}, 60_000);

afterAll(async () => {
  await settlement.stop();
  await api.close();
});

function post(match: number, payload: object) {
  return api.app.inject({
    method: 'POST',
    url: `/soccer/events/tips/${match}/1`,
    headers: { ...olga.headers },
    payload,
  });
}

async function read(path: string, headers: object = {}) {
  return (await api.app.inject({ url: path, headers: { ...headers } })).json().data;
}

async function ledgerFigures() {
  const { entries } = await read(`/ledger/${olga.url}`);
  const records = entries.map(({ json }: { json: string }) => parseLedgerJson(json));
  return bankSummary(tipsOfLedger(records));
}

test('the profile shows what the tips came to, and the ledger alone says the same', async () => {
  await refreshRatings(api.services);
  const { statistics } = await read(`/page-profile/${olga.url}`);
  expect(statistics).toMatchObject({
    bankroll: 1_010,
    profit: 10,
    profitPercent: 1,
    tipsWon: 1,
    tipsReturned: 1,
    tipsLost: 1,
    roi: 20,
    winRate: 50,
    averageOdd: 2.7,
    ratingTipsLeft: 27,
    potentialRatingPosition: 1,
    ratingPosition: null,
    isRatingConditionsCompleted: false,
  });
  expect(await ledgerFigures()).toMatchObject({ bankrollMilli: 1_010_000, roiPercent: 20 });
});

test('authors of tips carry their record', async () => {
  const [tip] = (await read('/soccer/events/tips/101/1')).tips;
  expect(tip).toMatchObject({ result: 1, profit: 30, author: { roiPercent: 20, countOfTips: 2 } });
});

test('tips of a profile stand with their matches, newest first, by sport', async () => {
  const all = await read(`/page-profile/${olga.url}/tips`);
  expect(all).toMatchObject({ count: 4, lastTipId: null });
  expect(all.tips.map(({ tip }: { tip: { result: number } }) => tip.result)).toEqual([0, 3, 5, 1]);
  expect(all.tips[0].match['3']).toMatch(/^104-club-0-club-4/);
  expect(all.tips[0].league.name).toBe('Премьер-лига');
  const hockey = await read(`/page-profile/${olga.url}/tips?sport=2`);
  expect(hockey).toEqual({ delayed: [], tips: [], count: 0, lastTipId: null });
});

test('a reset begins anew, in the profile and in the ledger', async () => {
  await api.app.inject({
    method: 'PUT',
    url: `/page-profile/${olga.url}`,
    headers: { ...olga.headers },
    payload: { is_reset: true },
  });
  const { statistics } = await read(`/page-profile/${olga.url}`);
  expect(statistics).toMatchObject({ bankroll: 1_000, tipsWon: 0, roi: null });
  expect(await ledgerFigures()).toMatchObject({ bankrollMilli: 1_000_000, won: 0, returned: 0 });
  await sendFeed(api, [aFeedScore('Club 0-Club 4', 3, 0)]);
  await settlement.idle();
  const later = await read(`/page-profile/${olga.url}`);
  expect(later.statistics).toMatchObject({ bankroll: 1_000, tipsWon: 0 });
  expect(await ledgerFigures()).toMatchObject({ bankrollMilli: 1_000_000, won: 0 });
});

test('private figures and tips are the owner’s alone', async () => {
  await api.app.inject({
    method: 'PUT',
    url: `/page-profile/${olga.url}`,
    headers: { ...olga.headers },
    payload: { is_privacy: true, is_privacy_enabled: true },
  });
  expect((await read(`/page-profile/${olga.url}`)).statistics).toBeNull();
  expect((await read(`/page-profile/${olga.url}/tips`)).count).toBe(0);
  expect((await read(`/page-profile/${olga.url}/tips`, olga.headers)).count).toBe(4);
  expect(await read(`/ledger/${olga.url}`)).toBeUndefined();
  expect((await read(`/ledger/${olga.url}`, olga.headers)).entries.length).toBeGreaterThan(8);
});
