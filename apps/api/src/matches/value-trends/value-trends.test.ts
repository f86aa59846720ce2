import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import {
  aFeedBookmaker,
  aFeedLeague,
  aFeedMatch,
  aFeedOdds,
  aFeedScore,
  aFeedSeason,
  aFeedTeam,
} from '@tipmark/test-kit';
import { createResponseCache } from '../../platform/cache/response-cache.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { predictUpcoming } from '../forecasts/testing/predict-upcoming.ts';
import { cachedValueTrends } from './cached-value-trends.ts';
import { findValueTrends } from './find-value-trends.ts';

const FACE_OFF = 1_705_158_000;
const DAY = 86_400;

/** Bears win six in ten of such games, three in ten are level after sixty minutes. */
const BEARS = { model: 'hockey-2', p1: 0.45, px: 0.3, p2: 0.25, p_home_wins: 0.6 };

let api: TestApi;

/** Bears won ten games at the Wolves: four in overtime, four after shots, two in three periods. */
const ENDS = ['overtime', 'overtime', 'shots', 'regular', 'shots'] as const;

const endOf = (end: (typeof ENDS)[number]) => {
  const periods: [number, number][] = [
    [1, 1],
    [0, 1],
    [1, end === 'regular' ? 1 : 0],
  ];
  const final = { home: 2, away: 3, periods };
  if (end === 'overtime') return { ...final, extra: [0, 1] as [number, number] };
  const shots = { extra: [0, 0] as [number, number], penalties: [1, 2] as [number, number] };
  return end === 'shots' ? { ...final, ...shots } : final;
};

beforeAll(async () => {
  api = await createTestApi({ now: FACE_OFF - 3_600 });
  const played = Array.from({ length: 10 }, (_, index) => `game ${index}`);
  await sendFeed(api, [
    aFeedLeague({ sport: SPORT.hockey }),
    aFeedSeason(),
    ...['Bears', 'Wolves'].map((name) => aFeedTeam(name, { sport: SPORT.hockey })),
    aFeedBookmaker('Kappa'),
    ...played.map((key, index) =>
      aFeedMatch('Wolves', 'Bears', { key, startsAt: FACE_OFF - (index + 1) * 3 * DAY }),
    ),
    aFeedMatch('Bears', 'Wolves', { key: 'next', startsAt: FACE_OFF }),
    aFeedOdds(
      'next',
      [
        ['Kappa', 'win.1', 1_900],
        ['Kappa', 'win.2', 1_900],
        ['Kappa', '1x2.1', 2_600],
        ['Kappa', '1x2.x', 4_000],
        ['Kappa', '1x2.2', 2_600],
      ],
      { at: FACE_OFF - 7_200 },
    ),
  ]);
  await sendFeed(
    api,
    played.map((key, index) =>
      aFeedScore(key, 0, 0, {
        status: MATCH_STATUS.finished,
        score: endOf(ENDS[index % ENDS.length] ?? 'regular'),
      }),
    ),
  );
  await predictUpcoming(api, BEARS);
}, 60_000);

afterAll(() => api.close());

test('a record is settled by the rules of its sport: overtime wins a game, not its sixty minutes', async () => {
  const trends = await cachedValueTrends(api.services, SPORT.hockey, 10);
  const ofBears = trends.filter(({ side, scope }) => side === 'home' && scope === 'all');
  expect(ofBears.map(({ oddType, hits, of }) => ({ oddType, hits, of }))).toEqual([
    { oddType: '1x2.x', hits: 8, of: 10 },
    { oddType: 'win.1', hits: 10, of: 10 },
  ]);
  expect(ofBears[1]?.record[0]).toEqual({
    isHit: true,
    startsAt: FACE_OFF - 3 * DAY,
    score: [3, 2],
    isHome: false,
  });
});

test('equivalent numbers of matches share one cached result', async () => {
  const { responses } = api.services;
  const [first] = await cachedValueTrends(api.services, SPORT.hockey, 20);
  const countOfBuilds = responses.countOfBuilds;
  for (const countOfMatches of [0, 20, 30, 50]) {
    const [again] = await cachedValueTrends(api.services, SPORT.hockey, countOfMatches);
    expect(again).toBe(first);
  }
  expect(first).toBeDefined();
  expect(responses.countOfBuilds).toBe(countOfBuilds);
});

test('cached trends are returned at once after half their minute and recomputed in the background', async () => {
  const { clock, db } = api.services;
  let nowMs = 0;
  const responses = createResponseCache({ nowMs: () => nowMs });
  const request = () => cachedValueTrends({ responses, db, clock }, SPORT.hockey, 10);
  const first = await request();
  nowMs = 30_000;
  expect((await request())[0]).toBe(first[0]);
  expect(responses.countOfBuilds).toBe(2);
  while ((await request())[0] === first[0]) await new Promise(setImmediate);
  expect(await request()).toEqual(first);
  nowMs = 59_999;
  await request();
  expect(responses.countOfBuilds).toBe(2);
});

test('with more than a hundred matches none is left out or listed twice', async () => {
  const keys = Array.from({ length: 120 }, (_, index) => `more ${index}`);
  await sendFeed(api, [
    ...keys.map((key) => aFeedTeam(key, { sport: SPORT.hockey })),
    ...keys.map((key, index) =>
      aFeedMatch('Bears', key, { key, startsAt: FACE_OFF + 60 * (index + 1) }),
    ),
    ...keys.map((key) =>
      aFeedOdds(
        key,
        [
          ['Kappa', 'win.1', 1_900],
          ['Kappa', 'win.2', 1_900],
        ],
        { at: FACE_OFF - 7_200 },
      ),
    ),
  ]);
  await predictUpcoming(api, BEARS);
  const { db, clock } = api.services;
  const trends = await findValueTrends(db, SPORT.hockey, clock(), 10);
  const wins = trends.filter(({ side, oddType }) => side === 'home' && oddType === 'win.1');
  expect(new Set(wins.map(({ matchId }) => matchId)).size).toBe(121);
  expect(wins).toHaveLength(121);
  expect(trends.map(({ startsAt }) => startsAt)).toEqual(
    trends.map(({ startsAt }) => startsAt).toSorted((a, b) => a - b),
  );
});
