import { decodeMatch } from '@tipmark/contract/match-wire';
import { createApiLogger } from '../../../platform/http/request-log.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { sendFeed } from '../../../testing/feed.ts';
import {
  aTennisMatch,
  aTennisScore,
  aTournament,
  idOfMatch,
} from '../../tennis/testing/tournament.ts';
import {
  FIRST_TOURNAMENT,
  keyOfTournament,
  TOUR,
  TOURNAMENT_DAYS,
  tournamentRecords,
} from '../testing/played-tour.ts';
import { storedPredictions } from '../testing/stored-predictions.ts';
import { startForecaster } from './start-forecaster.ts';

const DAY = 86_400;
const PLAYED = 3;
/** The day after the last tournament was over. */
const NOW = FIRST_TOURNAMENT + PLAYED * TOURNAMENT_DAYS * DAY;
const NEXT = NOW + DAY;
const LONGEST_WAIT_MS = 40_000;

let api: TestApi;
let stop = async () => {};
const faults: string[] = [];
let nowSeconds = NOW;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  for (let number = 0; number < PLAYED; number += 1) {
    await sendFeed(api, tournamentRecords(number));
  }
  await sendFeed(api, [
    ...aTournament([...TOUR, 'Newcomer'], 'next', { en: 'Next Cup', ru: 'Следующий кубок' }),
    aTennisMatch('Player 1', 'Player 8', {
      seasonKey: 'next-2024',
      startsAt: NEXT,
      bestOf: 5,
    }),
    aTennisMatch('Player 5', 'Player 4', { seasonKey: 'next-2024', startsAt: NEXT + 3_600 }),
    aTennisMatch('Player 3', 'Newcomer', { seasonKey: 'next-2024', startsAt: NEXT + 7_200 }),
  ]);
  const logger = createApiLogger('error', { write: (line) => void faults.push(line) });
  stop = startForecaster(api.services, logger, { quietMs: 20 });
}, 60_000);

afterAll(async () => {
  await stop();
  await api.close();
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadlineMs = performance.now() + LONGEST_WAIT_MS;
  while (!(await isSo())) {
    if (performance.now() > deadlineMs) throw new Error(`waited in vain; logged: ${faults.join()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    nowSeconds += 2;
    api.setNow(nowSeconds);
  }
}

const forecastsOf = async (home: string) =>
  (await storedPredictions(api.database.db)).filter((stored) => stored.home === home);

async function pageOf(key: string) {
  const id = await idOfMatch(api, key);
  return (await api.app.inject(`/tennis/events/page/${id}`)).json().data;
}

test('forecasts of the next tournament are based on results in other tournaments', async () => {
  await until(async () => (await forecastsOf('Player 1')).length > 0);
  const [best] = await forecastsOf('Player 1');
  expect(best).toMatchObject({ model: 'tennis-3', px: 0, is_publishable: true });
  expect(best?.p1).toBeGreaterThan(0.8);
  expect(Number(best?.p1) + Number(best?.p2)).toBeCloseTo(1, 9);
  expect(best?.home_matches).toBe(PLAYED * (TOUR.length - 1));
  expect(best?.forecast_score).toMatch(/^3:[012]$/);
  const [even] = await forecastsOf('Player 5');
  expect(even?.p1).toBeGreaterThan(0.2);
  expect(even?.p1).toBeLessThan(0.5);
}, 60_000);

test('pages show forecasts, but none for a newcomer', async () => {
  await until(async () => (await pageOf('Player 1-Player 8')).forecast !== null);
  const { forecast, match } = await pageOf('Player 1-Player 8');
  expect(forecast.winPercent[0]).toBeGreaterThan(80);
  expect(forecast.winPercent[0] + forecast.winPercent[1]).toBeCloseTo(100, 1);
  const shown = decodeMatch(match);
  expect(shown.forecastScore).toBe(`${shown.home.forecastScore}:${shown.away.forecastScore}`);
  expect(shown.forecastScores?.[0]).toBeGreaterThan(2);
  const newcomer = await pageOf('Player 3-Newcomer');
  expect(newcomer.forecast).toBeNull();
  expect(decodeMatch(newcomer.match)).not.toHaveProperty('forecastScore');
  expect(faults).toEqual([]);
}, 60_000);

test('a result in one tournament changes a forecast for the next', async () => {
  const before = await forecastsOf('Player 5');
  const late = `${keyOfTournament(PLAYED - 1)} late`;
  const seasonKey = `${keyOfTournament(PLAYED - 1)}-2024`;
  await sendFeed(api, [
    aTennisMatch('Player 4', 'Player 8', { key: late, seasonKey, startsAt: NOW - 3_600 }),
    aTennisScore(late, [
      [0, 6],
      [0, 6],
    ]),
  ]);
  await until(async () => (await forecastsOf('Player 5')).length > before.length);
  const after = await forecastsOf('Player 5');
  expect(after.at(-1)?.p1).toBeGreaterThan(before.at(-1)?.p1 ?? 1);
}, 60_000);
