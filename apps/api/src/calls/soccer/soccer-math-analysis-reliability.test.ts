import { SPORT } from '@tipmark/domain';
import { aFeedMatch, aFeedOdds, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { reliabilityOfMatches } from '../../matches/forecasts/reliability/reliability-of-matches.ts';
import { findForecastMatches } from '../../matches/forecasts/reliability/reliability-queries.ts';
import { aPrediction, storePredictions } from '../../matches/forecasts/testing/a-prediction.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const DAY = 86_400;
const CLUBS = ['Arsenal', 'Spurs', 'Fulham', 'Chelsea', 'Everton', 'Leeds', 'Burnley'];
/** Forty of the forty-two; the home side wins the first fifteen. */
const GAMES = CLUBS.flatMap((home) =>
  CLUBS.filter((away) => away !== home).map((away) => [home, away] as const),
).slice(0, 40);
const HOME_WINS = 15;
/** The forecast of every match. */
const [P1, PX, P2] = [0.5, 0.26, 0.24];

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF + 2 * DAY });
  await sendFeed(api, [
    ...aFeedSetting(...CLUBS),
    ...GAMES.flatMap(([home, away], index) => {
      const key = `${home}-${away}`;
      return [
        aFeedMatch(home, away),
        aFeedOdds(key),
        aFeedScore(key, index < HOME_WINS ? 1 : 0, index < HOME_WINS ? 0 : 1),
      ];
    }),
  ]);
}, 60_000);

afterAll(() => api.close());

const predict = (matchIds: readonly number[], known: object = {}) =>
  storePredictions(
    api,
    matchIds.map((id) => aPrediction(id, KICK_OFF - DAY, { p1: P1, px: PX, p2: P2, ...known })),
  );

const pageOf = async (headers = {}) => {
  const reply = await api.app.inject({ url: '/soccer/math-analysis/reliability', headers });
  return reply.json().data;
};
const idsOfGames = Array.from(GAMES, (_, index) => 101 + index);

test('there are no groups without forecasts', async () => {
  expect(await pageOf()).toMatchObject({ groups: [] });
});

test('forecasts of a year are scored, with a yield that includes lost stakes', async () => {
  await predict(idsOfGames);
  // made when the result was known: it must not count
  await predict(idsOfGames, { known_until: atSecond(KICK_OFF + DAY), p1: 1, px: 0, p2: 0 });
  const { groups, sinceSeconds } = await pageOf({ 'accept-language': 'en' });
  expect(sinceSeconds).toBeLessThanOrEqual(KICK_OFF + 2 * DAY - 365 * DAY);
  expect(groups).toHaveLength(1);
  const [{ isSimulated, all, leagues, bins }] = groups;
  expect(isSimulated).toBe(false);
  const homeWins = ((P1 - 1) ** 2 + P2 ** 2) / 2;
  const awayWins = (P1 ** 2 + (P2 - 1) ** 2) / 2;
  const lost = GAMES.length - HOME_WINS;
  const ranked = (homeWins * HOME_WINS + awayWins * lost) / GAMES.length;
  expect(all).toMatchObject({ matches: 40, picks: 40 });
  expect(all.rankedProbability).toBeCloseTo(ranked, 4);
  expect(all.logLoss).toBeCloseTo(
    -(Math.log(P1) * HOME_WINS + Math.log(P2) * lost) / GAMES.length,
    4,
  );
  // the home side's 2.10 was worth it to the model, and came in fifteen times of forty
  expect(all.yieldPercent).toBeCloseTo(((HOME_WINS * 1.1 - lost) / GAMES.length) * 100, 0);
  expect(all.standardErrorPercent).toBeGreaterThan(0);
  expect(leagues).toEqual([
    { ...all, league: expect.objectContaining({ name: 'Premier League' }) },
  ]);
  expect(bins).toEqual([
    // draws and away wins
    {
      fromPercent: 20,
      cases: 80,
      statedPercent: 25,
      happenedPercent: 31.3,
      happened: lost,
    },
    { fromPercent: 50, cases: 40, statedPercent: 50, happenedPercent: 37.5, happened: HOME_WINS },
  ]);
});

test('statistics of too few matches are not shown', async () => {
  const { db } = api.services;
  const rows = await findForecastMatches(db, SPORT.soccer, { since: KICK_OFF - DAY }, 'ru');
  expect(rows).toHaveLength(GAMES.length);
  const [group] = await reliabilityOfMatches(rows.slice(0, 29), SPORT.soccer, 'ru');
  expect(group?.all).toMatchObject({
    matches: 29,
    rankedProbability: null,
    yieldPercent: null,
    picks: 29,
  });
  expect(group?.bins.at(-1)).toMatchObject({ cases: 29, happenedPercent: null });
});

test('forecasts older than a year count only when all time is requested', async () => {
  api.setNow(KICK_OFF + 400 * DAY);
  expect(await pageOf()).toMatchObject({ groups: [] });
  const reply = await api.app.inject('/soccer/math-analysis/reliability?all=1');
  const { groups, sinceSeconds } = reply.json().data;
  expect(groups[0].all.matches).toBeGreaterThanOrEqual(GAMES.length);
  expect(sinceSeconds).toBeLessThanOrEqual(KICK_OFF);
});
