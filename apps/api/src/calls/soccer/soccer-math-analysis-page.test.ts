import { MATCH_STATUS } from '@tipmark/domain';
import { aFeedForecast, aFeedMatch, aFeedOdds, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { aPrediction, storePredictions } from '../../matches/forecasts/testing/a-prediction.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const DAY = 86_400;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF - DAY });
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Spurs', 'Fulham', 'Chelsea'),
    aFeedMatch('Arsenal', 'Spurs'),
    aFeedOdds('Arsenal-Spurs'),
    aFeedMatch('Fulham', 'Chelsea'),
    aFeedMatch('Chelsea', 'Arsenal', { startsAt: KICK_OFF + 2 * DAY }),
  ]);
  await predict({ known_until: atSecond(KICK_OFF - 3 * DAY), p1: 0.3, px: 0.3, p2: 0.4 });
  await predict({ known_until: atSecond(KICK_OFF - DAY) });
  await predict({ known_until: atSecond(KICK_OFF + DAY), p1: 0.1, px: 0.1, p2: 0.8 });
  await predict({ match_id: 102, is_publishable: false });
}, 60_000);

afterAll(() => api.close());

const predict = (known: Parameters<typeof aPrediction>[2]) =>
  storePredictions(api, [aPrediction(101, KICK_OFF - DAY, known)]);

async function pageOf(timestamp: number) {
  const reply = await api.app.inject(`/soccer/math-analysis/page?timestamp=${timestamp}`);
  return reply.json().data;
}

test('the last prediction before the start is shown, with the outcome of the highest value', async () => {
  const { leagues, countOfUnknown } = await pageOf(KICK_OFF);
  expect(leagues).toHaveLength(1);
  expect(leagues[0]).toMatchObject({ name: 'Премьер-лига' });
  expect(leagues[0].matches).toEqual([
    expect.objectContaining({
      forecastScores: [1.6, 1],
      forecastScore: '1:0',
      percents: [50, 26, 24],
      overPercent: 55,
      bothScorePercent: 48,
      // 2.10 for a half is 5 % by the model alone; the market of 2.10, 3.40 and 3.60 decides
      value: { oddType: '1x2.1', odds: 2.1, percent: -2.5, claimedPercent: 5 },
    }),
  ]);
  expect(countOfUnknown).toBe(1);
});

test('a day without predictions is empty and has the number of its matches', async () => {
  expect(await pageOf(KICK_OFF + 2 * DAY)).toMatchObject({ leagues: [], countOfUnknown: 1 });
});

test.each([
  ['a later match', -9 * DAY, KICK_OFF],
  ['an earlier match', 9 * DAY, KICK_OFF + 2 * DAY],
])('a day without matches has the start of the nearest one: %s', async (_where, away, startsAt) => {
  expect(await pageOf(KICK_OFF + away)).toMatchObject({
    leagues: [],
    countOfUnknown: 0,
    nearestMatchAt: startsAt,
  });
});

test('a day with matches has no nearest match, even without predictions', async () => {
  expect(await pageOf(KICK_OFF)).not.toHaveProperty('nearestMatchAt');
  expect(await pageOf(KICK_OFF + 2 * DAY)).not.toHaveProperty('nearestMatchAt');
});

test('a match with a forecast of its source is shown by its expected goals', async () => {
  await sendFeed(api, [
    aFeedMatch('Spurs', 'Fulham', { startsAt: KICK_OFF + 4 * DAY }),
    aFeedForecast('Spurs-Fulham', { scores: [1.6, 0.9], score: '1:0' }),
  ]);
  const [league] = (await pageOf(KICK_OFF + 4 * DAY)).leagues;
  const { percents, overPercent, bothScorePercent, ...rest } = league.matches[0];
  expect(rest).toMatchObject({ forecastScores: [1.6, 0.9], forecastScore: '1:0', value: null });
  expect(percents).toEqual([53.8, 25, 21.2]);
  // goals of both sides are Poisson with mean 2.5
  expect(overPercent).toBeCloseTo((1 - Math.exp(-2.5) * (1 + 2.5 + 2.5 ** 2 / 2)) * 100, 1);
  expect(bothScorePercent).toBeCloseTo((1 - Math.exp(-1.6)) * (1 - Math.exp(-0.9)) * 100, 1);
});

test('percentages rounded to one decimal sum to a hundred', async () => {
  await predict({
    match_id: 103,
    known_until: atSecond(KICK_OFF),
    p1: 0.33349,
    px: 0.33335,
    p2: 0.33316,
  });
  api.setNow(KICK_OFF + DAY);
  const [league] = (await pageOf(KICK_OFF + 2 * DAY)).leagues;
  const { percents, value } = league.matches[0];
  expect(percents.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(100, 10);
  expect(value).toBeNull();
});

test('the prices of a match in play are not compared with the model', async () => {
  api.setNow(KICK_OFF + 60);
  await sendFeed(api, [aFeedScore('Arsenal-Spurs', 0, 1, { seq: 2, status: MATCH_STATUS.live })]);
  api.setNow(KICK_OFF + 120);
  const [league] = (await pageOf(KICK_OFF)).leagues;
  expect(league.matches[0]).toMatchObject({ percents: [50, 26, 24], value: null });
});

test('a text instead of a timestamp is refused, naming the field', async () => {
  const reply = await api.app.inject('/soccer/math-analysis/page?timestamp=today');
  expect(reply.json().error.details).toHaveProperty('timestamp');
});
