import type { MatchListItem } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { aFeedForecast, aFeedMatch, aFeedSetting } from '@tipmark/test-kit';
import { emptyWorld } from '../../../ingest/testing/stored-world.ts';
import { createApiLogger } from '../../../platform/http/request-log.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { sendFeed } from '../../../testing/feed.ts';
import { hockeyLeagueRecords } from '../testing/played-hockey.ts';
import {
  FIRST_ROUND,
  leagueRecords,
  ROUND_SIZE,
  resultRecords,
  seasonFixtures,
  WEEK,
} from '../testing/played-league.ts';
import { storedPredictions } from '../testing/stored-predictions.ts';
import { startForecaster } from './start-forecaster.ts';

const PLAYED_ROUNDS = 15;
const DAY = 86_400;
const NEXT_ROUND = FIRST_ROUND + PLAYED_ROUNDS * WEEK;
/** The day before the next round; the one after it is eight days away. */
const NOW = NEXT_ROUND - DAY;

let api: TestApi;
let stop = async () => {};
let faults: string[] = [];
let nowSeconds = NOW;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);

beforeEach(async () => {
  await emptyWorld(api.database.db);
  api.services.bus.publish(['*']);
  faults = [];
  // The clock never goes back, as cached responses expire by it.
  setNow(nowSeconds + 2);
});

afterEach(() => stop());
afterAll(() => api.close());

function setNow(seconds: number) {
  nowSeconds = seconds;
  api.setNow(seconds);
}

function start() {
  const logger = createApiLogger('error', { write: (line) => void faults.push(line) });
  stop = startForecaster(api.services, logger, { quietMs: 20 });
}

async function matchesOf(timestamp: number, sport = 'soccer'): Promise<MatchListItem[]> {
  const reply = await api.app.inject({ url: `/${sport}/results/page?timestamp=${timestamp}` });
  const leagues: { matches: Parameters<typeof decodeMatch>[0][] }[] = reply.json().data.leagues;
  return leagues.flatMap(({ matches }) => matches).map(decodeMatch);
}

const areForecast = (matches: readonly MatchListItem[]) =>
  matches.length > 0 && matches.every(({ forecastScore }) => forecastScore !== undefined);

const LONGEST_WAIT_MS = 40_000;

/** Repeats the call until it is true. Cached responses are rebuilt at most once per second. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadlineMs = performance.now() + LONGEST_WAIT_MS;
  while (!(await isSo())) {
    if (performance.now() > deadlineMs) throw new Error(`waited in vain; logged: ${faults.join()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    setNow(nowSeconds + 2);
  }
}

test('results from a feed lead to forecasts, and pages show them', async () => {
  start();
  await sendFeed(api, leagueRecords(PLAYED_ROUNDS));
  await until(async () => areForecast(await matchesOf(NEXT_ROUND)));
  const [match] = await matchesOf(NEXT_ROUND);
  const [home = 0, away = 0] = match?.forecastScores ?? [];
  expect(home + away).toBeGreaterThan(1);
  expect(match?.forecastScore).toBe(`${match?.home.forecastScore}:${match?.away.forecastScore}`);
  // There is no forecast for the rounds after the next two weeks, or for those already played.
  const stored = await storedPredictions(api.database.db);
  expect(stored).toHaveLength(2 * ROUND_SIZE);
  for (const { starts_at, known_until } of stored) {
    expect(starts_at.getTime()).toBeGreaterThan(NOW * 1_000);
    expect(Number(known_until)).toBeLessThan(NOW * 1_000);
  }
}, 60_000);

test('hockey is forecast by its own model', async () => {
  start();
  await sendFeed(api, hockeyLeagueRecords(PLAYED_ROUNDS));
  await until(async () => areForecast(await matchesOf(NEXT_ROUND, 'hockey')));
  const stored = await storedPredictions(api.database.db);
  expect(stored).toHaveLength(2 * ROUND_SIZE);
  for (const row of stored) {
    const { model, p1, px, p2, p_home_wins: wins, expected_home, expected_away } = row;
    expect({ model, has_past_odds: row.has_past_odds }).toEqual({
      model: 'hockey-2',
      has_past_odds: true,
    });
    expect(p1 + px + p2).toBeCloseTo(1, 9);
    // A lead after sixty minutes is a win; of the level matches some are won.
    expect(wins).toBeGreaterThan(p1);
    expect(wins).toBeLessThan(p1 + px);
    // Goals in overtime do not count for the sixty minutes.
    expect(expected_home + expected_away).toBeGreaterThan(4.5);
    expect(expected_home + expected_away).toBeLessThan(8);
  }
  const page = await api.app.inject(`/hockey/math-analysis/page?timestamp=${NEXT_ROUND}`);
  const [league] = page.json().data.leagues;
  expect(league.matches).toHaveLength(ROUND_SIZE);
  const [home, away] = league.matches[0].winPercents;
  expect(home + away).toBeCloseTo(100, 9);
}, 60_000);

test('a forecast from the feed is not replaced', async () => {
  const reported = seasonFixtures().find(({ round }) => round === PLAYED_ROUNDS);
  const forecast = aFeedForecast(reported?.key ?? '', { scores: [4.4, 3.3], score: '4:3' });
  await sendFeed(api, [...leagueRecords(PLAYED_ROUNDS), forecast]);
  start();
  await until(async () => areForecast(await matchesOf(NEXT_ROUND)));
  const scores = (await matchesOf(NEXT_ROUND)).map(({ forecastScore }) => forecastScore);
  expect(scores.filter((score) => score === '4:3')).toHaveLength(1);
}, 60_000);

test('teams without history get no forecast, and nothing fails', async () => {
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Everton'),
    aFeedMatch('Arsenal', 'Everton', { startsAt: NEXT_ROUND }),
  ]);
  start();
  await until(async () => (await storedPredictions(api.database.db)).length === 1);
  await stop();
  const [prediction] = await storedPredictions(api.database.db);
  expect(prediction).toMatchObject({ known_until: null, is_publishable: false, home_matches: 0 });
  expect(areForecast(await matchesOf(NEXT_ROUND))).toBe(false);
  expect(faults).toEqual([]);
}, 60_000);

test('no predictions are made for a simulated league', async () => {
  await sendFeed(api, leagueRecords(PLAYED_ROUNDS));
  await api.database.db.updateTable('leagues').set({ is_simulated: true }).execute();
  start();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await stop();
  expect(await storedPredictions(api.database.db)).toEqual([]);
  expect(faults).toEqual([]);
}, 60_000);

test('results from before the start are used, and new ones lead to further predictions', async () => {
  await sendFeed(api, leagueRecords(PLAYED_ROUNDS));
  start();
  await until(async () => areForecast(await matchesOf(NEXT_ROUND)));
  const before = await storedPredictions(api.database.db);
  const nextRound = seasonFixtures().filter(({ round }) => round === PLAYED_ROUNDS);

  setNow(NEXT_ROUND + DAY);
  await sendFeed(api, nextRound.flatMap(resultRecords));
  await until(async () => (await storedPredictions(api.database.db)).length > before.length);

  const after = await storedPredictions(api.database.db);
  // The earlier ones are beside those of the two rounds that are next now.
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after).toHaveLength(before.length + 2 * ROUND_SIZE);
  const latest = after.filter(
    ({ starts_at }) => starts_at.getTime() === (NEXT_ROUND + WEEK) * 1_000,
  );
  expect(latest).toHaveLength(2 * ROUND_SIZE);
}, 60_000);
