import type { PageProfile, TipStatsRow } from '@tipmark/contract';
import {
  bankSummary,
  type LedgerRecord,
  type LedgerTip,
  longestRuns,
  marketRule,
  oddsBandOf,
  parseLedgerJson,
  parseOddType,
  splitTips,
  tipsOfLedger,
} from '@tipmark/domain';
import { aFeedScore } from '@tipmark/test-kit';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import type { RunningJob } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF, POSTED_AT, someTippableMatches } from '../../testing/tips.ts';
import { refreshRatings } from '../rating/refresh-ratings.ts';
import { settlementJob } from '../settlement/settlement-job.ts';

const FULL_TIME = KICK_OFF + 7_200;

let api: TestApi;
let olga: Person;
let settlement: RunningJob;

/** Three tips: won 30.00 at 2.00, lost 20.00, returned; a fourth is open. */
beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 30);
  settlement = startJob(settlementJob, api.services, () => undefined);
  olga = await aPerson(api, { name: 'Olga' });
  for (const [match, odd_type, stake] of [
    [101, '1x2.1', 3],
    [102, '1x2.x', 2],
    [103, 'dnb.1', 10],
    [104, 'ou.o:2.5', 1],
  ] as const) {
    await post(match, { odd_type, stake });
  }
  // Jobs woken by the posts finish first, so that the three results are settled in the order
  // of their matches.
  await settlement.idle();
  await settlement.idle();
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

async function ledgerRecords(): Promise<LedgerRecord[]> {
  const { entries } = await read(`/ledger/${olga.url}`);
  return entries.map(({ json }: { json: string }) => parseLedgerJson(json));
}

const ledgerStatistics = async () => bankSummary(tipsOfLedger(await ledgerRecords()));

type Rates = Pick<TipStatsRow, 'tips' | 'won' | 'returned' | 'lost' | 'profit' | 'roi'>;
const ratesOf = ({ tips, won, returned, lost, profit, roi }: Rates): Rates => {
  return { tips, won, returned, lost, profit, roi };
};

test('the profile shows the results of the tips, and the ledger alone gives the same statistics', async () => {
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
  expect(await ledgerStatistics()).toMatchObject({ bankrollMilli: 1_010_000, roiPercent: 20 });
});

test('every statistic of the profile follows from the public ledger', async () => {
  const { statistics }: PageProfile = await read(`/page-profile/${olga.url}`);
  const tips = tipsOfLedger(await ledgerRecords());
  const { won, lost } = longestRuns(tips);
  expect(statistics).toMatchObject({ longestWon: won, longestLost: lost, turnover: 50 });
  expect(statistics?.lastTipResults).toEqual(tips.map(({ result }) => result));
  let balance = 1_000;
  const balances = tips.map(({ profitMilli }) => (balance += profitMilli / 1_000));
  expect(statistics?.bankrollMovements.map((movement) => movement.balance)).toEqual(balances);
  const again = <Key extends string | number>(keyOf: (tip: LedgerTip) => Key) =>
    splitTips(
      tips.map((tip) => ({ ...tip, clv: null })),
      keyOf as never,
    ).map(({ key, profitMilli, roiPercent, ...counts }) => ({
      key,
      rates: ratesOf({ ...counts, profit: profitMilli / 1_000, roi: roiPercent }),
    }));
  const ratesByKey = (rows: readonly (Rates & { readonly key: number | string })[]) =>
    rows.map((row) => ({ key: row.key, rates: ratesOf(row) }));
  const categoryOf = ({ oddType }: LedgerTip) =>
    marketRule(parseOddType(oddType)?.market ?? '1x2').category;
  const stats = statistics?.tipStats;
  expect(ratesByKey(stats?.categories ?? [])).toEqual(again(categoryOf));
  const byBand = again(({ milliOdds }) => oddsBandOf(milliOdds));
  expect(ratesByKey(stats?.oddsBands ?? [])).toEqual(
    byBand.toSorted((a, b) => Number(a.key) - Number(b.key)),
  );
  expect(ratesByKey(stats?.months ?? [])).toEqual(again(({ settledAt }) => settledAt.slice(0, 7)));
  expect(stats?.oddsBands.map(({ key }) => key)).toEqual([1_300, 2_000, 3_000]);
  expect(stats?.sports).toMatchObject([{ key: 1, tips: 3, won: 1, lost: 1, returned: 1 }]);
  expect(stats?.leagues).toMatchObject([{ name: 'Премьер-лига', sport: 1, tips: 3 }]);
});

test('the ROI has an error, and each tip but a returned one adds to the deviation of the bankroll', async () => {
  const { statistics }: PageProfile = await read(`/page-profile/${olga.url}`);
  expect(statistics).toMatchObject({ tipsPending: 1, roiError: expect.any(Number) });
  const [first, second, third] = statistics?.bankrollMovements ?? [];
  expect(first?.deviation).toBeGreaterThan(0);
  expect(second?.deviation).toBeGreaterThan(first?.deviation ?? 0);
  // a returned tip changes neither
  expect(third).toMatchObject({ delta: 0, deviation: second?.deviation });
});

test('the profile includes its first tips and the number of tips by sport', async () => {
  const profile: PageProfile = await read(`/page-profile/${olga.url}`);
  expect(profile.tipCounts).toEqual([{ sport: 1, active: 1, settled: 3 }]);
  expect(profile.tips).toEqual(await read(`/page-profile/${olga.url}/tips`));
  const settled = await read(`/page-profile/${olga.url}/tips?state=settled&sport=1`);
  expect(settled.count).toBe(3);
  expect(settled.tips.at(-1)).toMatchObject({ sport: 1, tip: { odds: 2, closingOdds: 2 } });
  const active = await read(`/page-profile/${olga.url}/tips?state=active`);
  expect(active).toMatchObject({ count: 1, tips: [{ tip: { odd_type: 'ou.o:2.5' } }] });
  const later = await read(
    `/page-profile/${olga.url}/tips?state=settled&lastTipId=${settled.tips[1].tip.id}`,
  );
  expect(later.tips.map(({ tip }: { tip: { id: number } }) => tip.id)).toEqual([
    settled.tips[2].tip.id,
  ]);
});

test('the author of a tip has their ROI and number of tips', async () => {
  const [tip] = (await read('/soccer/events/tips/101/1')).tips;
  expect(tip).toMatchObject({ result: 1, profit: 30, author: { roiPercent: 20, countOfTips: 2 } });
});

test('tips of a profile include their matches, newest first, and can be filtered by sport', async () => {
  const all = await read(`/page-profile/${olga.url}/tips`);
  expect(all).toMatchObject({ count: 4, lastTipId: null });
  expect(all.tips.map(({ tip }: { tip: { result: number } }) => tip.result)).toEqual([0, 3, 5, 1]);
  expect(all.tips[0].match['3']).toMatch(/^104-club-0-club-4/);
  expect(all.tips[0].league.name).toBe('Премьер-лига');
  const hockey = await read(`/page-profile/${olga.url}/tips?sport=2`);
  expect(hockey).toEqual({ delayed: [], tips: [], count: 0, lastTipId: null });
});

test('a reset starts a new record, in the profile and in the ledger', async () => {
  await api.app.inject({
    method: 'PUT',
    url: `/page-profile/${olga.url}`,
    headers: { ...olga.headers },
    payload: { is_reset: true },
  });
  const { statistics } = await read(`/page-profile/${olga.url}`);
  expect(statistics).toMatchObject({
    bankroll: 1_000,
    tipsWon: 0,
    roi: null,
    bankrollMovements: [],
    resets: [{ at: FULL_TIME, tips: 3, roi: 20, bankroll: 1_010 }],
  });
  expect(await ledgerStatistics()).toMatchObject({ bankrollMilli: 1_000_000, won: 0, returned: 0 });
  await sendFeed(api, [aFeedScore('Club 0-Club 4', 3, 0)]);
  await settlement.idle();
  const later = await read(`/page-profile/${olga.url}`);
  // settled after the reset, posted before it
  expect(later.statistics).toMatchObject({ bankroll: 1_000, tipsWon: 0, resets: [{ tips: 4 }] });
  expect(await ledgerStatistics()).toMatchObject({ bankrollMilli: 1_000_000, won: 0 });
});

test('private statistics and tips are visible only to their owner', async () => {
  await api.app.inject({
    method: 'PUT',
    url: `/page-profile/${olga.url}`,
    headers: { ...olga.headers },
    payload: { is_privacy: true, is_privacy_enabled: true },
  });
  expect(await read(`/page-profile/${olga.url}`)).toMatchObject({
    statistics: null,
    tipCounts: [],
    tips: { tips: [], count: 0 },
  });
  expect((await read(`/page-profile/${olga.url}/tips`)).count).toBe(0);
  expect((await read(`/page-profile/${olga.url}/tips`, olga.headers)).count).toBe(4);
  expect(await read(`/ledger/${olga.url}`)).toBeUndefined();
  expect((await read(`/ledger/${olga.url}`, olga.headers)).entries.length).toBeGreaterThan(8);
});

test('only the name of a blocked user is shown', async () => {
  const { db } = api.services;
  const set = (blocked_at: Date | null, is_private: boolean) =>
    db.updateTable('users').set({ blocked_at, is_private }).where('url', '=', olga.url).execute();
  await set(new Date(FULL_TIME * 1_000), false);
  expect(await read(`/page-profile/${olga.url}`)).toMatchObject({
    name: 'Olga',
    isBlocked: true,
    statistics: null,
    description: '',
    tips: { count: 0 },
  });
  expect((await read(`/page-profile/${olga.url}/tips`)).count).toBe(0);
  await set(null, true);
});
