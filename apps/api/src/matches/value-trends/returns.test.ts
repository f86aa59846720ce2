import type { ValueTrendsTeaserPage } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { aFeedMatch, aFeedOdds, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { findComputed, saveComputed } from '../../platform/cache/computed-queries.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { predictUpcoming } from '../forecasts/testing/predict-upcoming.ts';
import { presentReturns } from './present-returns.ts';
import { findReturns, trendReturnsJob } from './returns-job.ts';
import { returnsOfDay } from './returns-of-day.ts';

const DAY = 86_400;
const HOUR = 3_600;
const TODAY = 19_735 * DAY;
/** Two matches that were to come then, on two days. */
const FIRST = TODAY - 6 * DAY + 15 * HOUR;
const SECOND = TODAY - 5 * DAY + 15 * HOUR;
const CLUBS = ['Rovers', 'Town', 'City', 'Albion', 'Wanderers', 'Orient', 'United'];

let api: TestApi;

/** Rovers score a lot: eight of ten go over 2.5. */
const PLAYED = [
  ['Rovers', 'City', 3, 1],
  ['Albion', 'Rovers', 2, 2],
  ['Rovers', 'Wanderers', 4, 0],
  ['Rovers', 'Albion', 0, 0],
  ['Wanderers', 'Rovers', 1, 2],
  ['City', 'Rovers', 2, 1],
  ['Rovers', 'Town', 3, 3],
  ['Town', 'Rovers', 5, 1],
] as const;

const goals = (key: string, over: number, at: number) =>
  aFeedOdds(
    key,
    [
      ['Kappa', 'ou.o:2.5', over],
      ['Kappa', 'ou.u:2.5', 1_900],
    ],
    { at },
  );

beforeAll(async () => {
  api = await createTestApi({ now: FIRST - 2 * HOUR });
  await sendFeed(api, [
    ...aFeedSetting(...CLUBS),
    ...PLAYED.flatMap(([home, away, scored, conceded], index) => [
      aFeedMatch(home, away, { startsAt: FIRST - (index + 1) * 3 * DAY }),
      aFeedScore(`${home}-${away}`, scored, conceded),
    ]),
    aFeedMatch('Rovers', 'Orient', { key: 'first', startsAt: FIRST }),
    aFeedMatch('Rovers', 'United', { key: 'second', startsAt: SECOND }),
    goals('first', 1_950, FIRST - 3 * HOUR),
    goals('second', 1_800, FIRST - 3 * HOUR),
    goals('first', 1_500, FIRST - 2 * HOUR),
    goals('second', 1_600, FIRST - 2 * HOUR),
  ]);
  await predictUpcoming(api, { p_over_main: 0.6 });
}, 60_000);

afterAll(() => api.close());

const returnsOn = (startsAt: number) =>
  returnsOfDay(api.services.db, SPORT.soccer, Math.floor(startsAt / DAY) * DAY);

test('a trend is a bet of its day at its first price, once there is a result', async () => {
  expect(await returnsOn(FIRST)).toEqual({ bets: 0, profit: 0, squares: 0 });
  api.setNow(TODAY + HOUR);
  await sendFeed(api, [aFeedScore('first', 2, 1), aFeedScore('second', 1, 0)]);
  const [won, lost] = [await returnsOn(FIRST), await returnsOn(SECOND)];
  expect([won.bets, lost.bets]).toEqual([1, 1]);
  expect(won.profit).toBeCloseTo(0.95, 9);
  expect(won.squares).toBeCloseTo(0.95 ** 2, 9);
  expect(lost.profit).toBe(-1);
});

test('the return has the interval of its error, and too few bets none', () => {
  // 60 bets won at 2.00, 90 lost: the standard deviation is .983
  const days = [
    { startsAt: 5 * DAY, returns: { bets: 100, profit: 10, squares: 100 } },
    { startsAt: 4 * DAY, returns: { bets: 0, profit: 0, squares: 0 } },
    { startsAt: 7 * DAY, returns: { bets: 50, profit: -40, squares: 50 } },
  ];
  expect(presentReturns(days)).toEqual({
    since: 5 * DAY,
    bets: 150,
    percent: -20,
    interval: [-35.73, -4.27],
  });
  expect(presentReturns(days.slice(1))).toBeNull();
});

interface StoredDay {
  readonly bets: number;
  readonly computedAt: number;
}

const DAYS = 'value trend days 1';
const run = () => trendReturnsJob.run(api.services, { isStopped: () => false } as never);
const storedDays = async () =>
  (await findComputed<Record<string, StoredDay>>(api.services.db, DAYS))?.value ?? {};

test('the job counts some days at a time, and each of the old ones once a week', async () => {
  await run();
  expect(Object.keys(await storedDays())).toHaveLength(12);
  expect(await findReturns(api.services.db, SPORT.soccer)).toBeNull();
  const firstDay = String(TODAY - 6 * DAY);
  expect((await storedDays())[firstDay]).toMatchObject({ bets: 1, profit: 0.95 });
  api.setNow(TODAY + 2 * HOUR);
  await run();
  const days = await storedDays();
  expect(days[firstDay]?.computedAt).toBe(TODAY + HOUR);
  expect(days[String(TODAY)]?.computedAt).toBe(TODAY + 2 * HOUR);
});

test('with enough bets the page has what they returned', async () => {
  const many = { bets: 200, profit: -8, squares: 200, computedAt: TODAY + 2 * HOUR };
  const days = { ...(await storedDays()), [String(TODAY - 20 * DAY)]: many };
  await saveComputed(api.services.db, DAYS, days, TODAY);
  await run();
  const reply = await api.app.inject({ url: '/soccer/value-trends/teaser' });
  const { returns } = reply.json().data as ValueTrendsTeaserPage;
  expect(returns).toMatchObject({ since: TODAY - 20 * DAY, bets: 202, percent: -3.99 });
});
