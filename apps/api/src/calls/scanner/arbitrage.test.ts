import type { ArbitrageReply } from '@tipmark/contract';
import { FRESH_PRICE_SECONDS } from '@tipmark/domain';
import { aFeedOdds } from '@tipmark/test-kit';
import { aSubscriber } from '../../discovery/scanner/testing/a-subscriber.ts';
import {
  aStatedMatch,
  MATCHES,
  NOW,
  SETTING,
} from '../../discovery/scanner/testing/random-odds.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const [FIRST, SECOND] = [0, 1];
const keyOf = (index: number) => MATCHES[index]?.key ?? '';
let api: TestApi;
let subscriber: Record<string, string>;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await sendFeed(api, [
    ...SETTING,
    aStatedMatch(FIRST, NOW + 7_200),
    aStatedMatch(SECOND, NOW + 9_000),
    aFeedOdds(
      keyOf(FIRST),
      [
        ['Kappa', 'ou.o:2.5', 2_050],
        ['Kappa', 'ou.u:2.5', 1_800],
        ['Lambda', 'ou.o:2.5', 1_800],
        ['Lambda', 'ou.u:2.5', 2_030],
        ['Kappa', '1x2.1', 2_500],
        ['Kappa', '1x2.x', 3_200],
        ['Kappa', '1x2.2', 2_800],
        ['Kappa', 'btts.y', 2_900],
        ['Lambda', 'btts.y', 1_900],
        ['Lambda', 'btts.n', 1_900],
      ],
      { at: NOW - 60 },
    ),
    // an arbitrage only with a price that nobody has confirmed for too long
    aFeedOdds(keyOf(SECOND), [['Omega', 'btts.y', 2_400]], { at: NOW - FRESH_PRICE_SECONDS - 1 }),
    aFeedOdds(
      keyOf(SECOND),
      [
        ['Kappa', 'btts.y', 1_850],
        ['Kappa', 'btts.n', 1_950],
        ['Kappa', 'ou.o:2.5', 2_400],
        ['Lambda', 'ou.u:3.5', 1_750],
        ['Lambda', 'ou.u:2.5', 1_550],
        ['Kappa', 'ou.o:3.5', 2_000],
      ],
      { at: NOW - 30 },
    ),
  ]);
  subscriber = { ...(await aSubscriber(api)).headers };
  await api.services.scanner.settled();
}, 60_000);

afterAll(() => api.close());

async function read(headers: Record<string, string>, sport = 'soccer'): Promise<ArbitrageReply> {
  const reply = await api.app.inject({ url: `/${sport}/arbitrage`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

test('a subscriber gets arbitrages of fresh prices, the widest first', async () => {
  const { arbitrages, countOfArbitrages, freshSeconds, isDemo, leagues } = await read(subscriber);
  expect({ countOfArbitrages, freshSeconds, isDemo }).toEqual({
    countOfArbitrages: 2,
    freshSeconds: 900,
    isDemo: false,
  });
  expect(arbitrages.map(({ prices }) => prices.map(({ oddType }) => oddType))).toEqual([
    ['btts.y', 'btts.n'],
    ['ou.o:2.5', 'ou.u:2.5'],
  ]);
  const [, total] = arbitrages;
  expect(total).toMatchObject({ profitPercent: 2, mayReturn: false, check: null });
  expect(total?.prices).toEqual([
    { oddType: 'ou.o:2.5', odds: 2.05, bookmaker: 'Kappa', confirmedAt: NOW - 60 },
    { oddType: 'ou.u:2.5', odds: 2.03, bookmaker: 'Lambda', confirmedAt: NOW - 60 },
  ]);
  expect(leagues).toHaveLength(1);
});

test('a profit too wide to be real names the price that stands above the line', async () => {
  const [wide] = (await read(subscriber)).arbitrages;
  expect(wide?.profitPercent).toBeCloseTo(14.79, 2);
  expect(wide?.check).toEqual({ oddType: 'btts.y', abovePercent: 20.83 });
});

test('a middle has its gap, gain, cost and chance by the market', async () => {
  const { middles, countOfMiddles } = await read(subscriber);
  expect(countOfMiddles).toBe(1);
  expect(middles[0]).toMatchObject({
    gap: 1,
    prices: [
      { oddType: 'ou.o:2.5', bookmaker: 'Kappa' },
      { oddType: 'ou.u:3.5', bookmaker: 'Lambda' },
    ],
    // 1/2.4 + 1/1.75 = .98810
    gainPercent: 102.41,
    costPercent: -1.2,
  });
  // the lines contradict each other: by the market no result falls between them
  expect(middles[0]?.chancePercent).toBe(0);
  expect(middles[0]?.valuePercent).toBe(1.2);
});

test('counts the markets looked at, and names the closest one', async () => {
  const reply = await read(subscriber);
  expect(reply).toMatchObject({ countOfMarkets: 6, countOfAllMarkets: 6, countOfMatches: 2 });
  expect(reply.closest?.prices[0]?.oddType).toBe('btts.y');
  expect(reply.closestPercent).toBeCloseTo((1 / (1 / 1.85 + 1 / 1.95) - 1) * 100, 2);
});

test('a guest gets the counts alone', async () => {
  const demo = await read({});
  expect(demo).toMatchObject({
    arbitrages: [],
    middles: [],
    closest: null,
    leagues: [],
    countOfArbitrages: 2,
    countOfMiddles: 1,
    countOfMarkets: 6,
    isDemo: true,
  });
});

test('names are in the language of the reader', async () => {
  expect(
    JSON.stringify((await read({ ...subscriber, 'accept-language': 'en' })).leagues),
  ).toContain('The league');
});

test('a sport without open matches has looked at none', async () => {
  expect(await read(subscriber, 'tennis')).toMatchObject({
    arbitrages: [],
    countOfMarkets: 0,
    closest: null,
    closestPercent: null,
  });
});

test('prices that were not confirmed again drop out', async () => {
  api.setNow(NOW + FRESH_PRICE_SECONDS - 45);
  const later = await read(subscriber);
  expect(later.arbitrages).toEqual([]);
  expect(later).toMatchObject({ countOfMarkets: 3, countOfAllMarkets: 6 });
  api.setNow(NOW);
});
