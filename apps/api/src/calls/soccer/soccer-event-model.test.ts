import type { EventPage, OddsHistory } from '@tipmark/contract';
import { aFeedForecast, aFeedScore } from '@tipmark/test-kit';
import { aPrediction, storePredictions } from '../../matches/forecasts/testing/a-prediction.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF, POSTED_AT, sendPrices, someTippableMatches } from '../../testing/tips.ts';

let api: TestApi;

/** Matches 101 … 104 with the same prices; our model knows the first two, the source the third. */
beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 4);
  await storePredictions(api, [
    aPrediction(101, KICK_OFF - 9_000, { p1: 0.4, px: 0.3, p2: 0.3 }),
    aPrediction(101, KICK_OFF - 8_000, { home_matches: 12, away_matches: 9 }),
    aPrediction(101, KICK_OFF - 7_900, { p1: 0.9, px: 0.06, p2: 0.04, is_publishable: false }),
    aPrediction(101, KICK_OFF + 1, { p1: 0.8, px: 0.1, p2: 0.1 }),
    aPrediction(102, KICK_OFF - 8_000),
  ]);
  await sendFeed(api, [aFeedForecast('Club 0-Club 3')]);
}, 60_000);

afterAll(() => api.close());

async function historyOf(matchId: number, market: string): Promise<OddsHistory> {
  const reply = await api.app.inject(`/soccer/events/odds-history/${matchId}/${market}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

async function pageOf(matchId: number): Promise<EventPage> {
  const reply = await api.app.inject(`/soccer/events/page/${matchId}/10/12/0/0/0/0/1/0`);
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

const modelsOf = ({ lines: [line] }: OddsHistory) => line?.outcomes.map(({ model }) => model);

test('odds history shows the model’s last publishable prediction before the start', async () => {
  const history = await historyOf(101, '0');
  expect(modelsOf(history)).toEqual([
    { percent: 50, fairOdds: 2, valuePercent: -3.41, claimedPercent: 0 },
    { percent: 26, fairOdds: 3.85, valuePercent: -7.11, claimedPercent: -11.6 },
    { percent: 24, fairOdds: 4.17, valuePercent: -7.34, claimedPercent: -8.8 },
  ]);
  expect(history.modelBasis).toEqual([12, 9]);
});

test.each([
  ['ou', 55, 5.6, -3.52],
  // without a price of the other outcome nothing may be believed
  ['btts', 48, -49.6, null],
])(
  'the model has probabilities for the market %s',
  async (market, percent, claimed, believable) => {
    const [model] = modelsOf(await historyOf(101, market)) ?? [];
    expect(model).toMatchObject({ percent, claimedPercent: claimed, valuePercent: believable });
  },
);

test('draw no bet is compared with the probability that excludes draws', async () => {
  const [model] = modelsOf(await historyOf(101, 'dnb')) ?? [];
  expect(model).toMatchObject({ percent: 67.57, fairOdds: 1.48, claimedPercent: 1 });
});

test('the odds strip of the page shows the same model values', async () => {
  const page = await pageOf(101);
  expect(page.odds.map(({ model }) => model?.percent)).toEqual([50, 26, 24, 55, 45]);
  expect(page.odds[3]?.model).toMatchObject({ claimedPercent: 5.6, valuePercent: -3.52 });
  expect(page.modelBasis).toEqual([12, 9]);
});

test('without a model prediction the forecast of the source is shown, without a basis', async () => {
  const page = await pageOf(103);
  expect(page).not.toHaveProperty('modelBasis');
  const shares = page.odds.slice(0, 3).map(({ model }) => model?.percent ?? 0);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 1);
});

test('a match without any forecast has no model values', async () => {
  const history = await historyOf(104, '0');
  expect(history).not.toHaveProperty('modelBasis');
  for (const outcome of history.lines[0]?.outcomes ?? [])
    expect(outcome).not.toHaveProperty('model');
  for (const item of (await pageOf(104)).odds) expect(item).not.toHaveProperty('model');
});

test('the value in a finished match is that of the closing price', async () => {
  await sendPrices(api, 'Club 0-Club 2', { '1x2.1': 2_200 }, KICK_OFF - 60);
  await sendPrices(api, 'Club 0-Club 2', { '1x2.1': 1_050 }, KICK_OFF + 3_000);
  api.setNow(KICK_OFF + 7_200);
  await sendFeed(api, [aFeedScore('Club 0-Club 2', 2, 1)]);
  const [home] = (await historyOf(102, '0')).lines[0]?.outcomes ?? [];
  expect(home).toMatchObject({ current: 2.2, closing: 2.2 });
  expect(home?.model).toEqual({
    percent: 50,
    fairOdds: 2,
    valuePercent: 0.21,
    claimedPercent: 10,
  });
  expect((await pageOf(102)).odds[0]?.model).toEqual(home?.model);
});
