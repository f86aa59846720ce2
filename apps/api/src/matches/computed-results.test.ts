import { aFeedBookmaker, aFeedMatch, aFeedOdds, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { sendFeed } from '../testing/feed.ts';
import { bookmakersJob } from './bookmakers/bookmakers-job.ts';
import { reliabilityJob } from './forecasts/reliability/reliability-job.ts';

const NOW = 1_705_500_000;
const DAY = 86_400;
const MATCHES = 60;
const wake = { matchIds: [], isFull: true, onError: () => {}, isStopped: () => false };

let api: TestApi;

/** A season with prices and forecasts of its own, a match a day, all over. */
beforeAll(async () => {
  api = await createTestApi({ now: NOW - 100 * DAY });
  const matches = Array.from({ length: MATCHES }, (_, index) => ({
    key: `m${index}`,
    startsAt: NOW - DAY - index * DAY,
  }));
  await sendFeed(api, [
    ...aFeedSetting('Club 0', 'Club 1'),
    aFeedBookmaker('Rivalto'),
    ...matches.map(({ key, startsAt }) =>
      aFeedMatch('Club 0', 'Club 1', {
        key,
        startsAt,
        forecast: { home: 1.4, away: 1.1 },
      } as never),
    ),
    ...matches.map(({ key, startsAt }) =>
      aFeedOdds(
        key,
        [
          ['Rivalto', '1x2.1', 2_000],
          ['Rivalto', '1x2.x', 3_400],
          ['Rivalto', '1x2.2', 4_200],
        ],
        { at: startsAt - 7_200 },
      ),
    ),
  ]);
  api.setNow(NOW);
  await sendFeed(
    api,
    matches.map(({ key }, index) => aFeedScore(key, index % 3, 1)),
  );
  // expected goals of the source
  await api.services.db
    .updateTable('matches')
    .set({ forecast_home: 1.4, forecast_away: 1.1 })
    .execute();
}, 120_000);

afterAll(() => api.close());

const get = async (url: string) => (await api.app.inject(url)).json().data;

test('bookmakers and the quality of all forecasts are read from what the jobs stored', async () => {
  await bookmakersJob.run(api.services, wake);
  await reliabilityJob.run(api.services, wake);
  const stored = await api.services.db
    .selectFrom('computed_results')
    .select(['name', 'value'])
    .orderBy('name')
    .execute();
  expect(stored.map(({ name }) => name)).toEqual([
    'measured bookmakers',
    'reliability 1 en',
    'reliability 1 ru',
    'reliability 2 en',
    'reliability 2 ru',
  ]);
  const bookmakers = await get('/page-bookmakers');
  expect(bookmakers.measured).toEqual({ days: 90, matches: MATCHES, asOf: NOW, until: NOW });

  // neither page reads matches any more
  await api.services.db.updateTable('matches').set({ home_score: null }).execute();
  api.setNow(NOW + 120);
  const whole = await get('/soccer/math-analysis/reliability?all=true');
  expect(whole.groups[0].all.matches).toBe(MATCHES);
  expect((await get('/page-bookmakers')).measured.matches).toBe(MATCHES);
});

test('a result that is recent is not computed again, an old one is', async () => {
  const asOf = async () => {
    await bookmakersJob.run(api.services, wake);
    const row = await api.services.db
      .selectFrom('computed_results')
      .select('computed_at')
      .where('name', '=', 'measured bookmakers')
      .executeTakeFirstOrThrow();
    return Math.floor(row.computed_at.getTime() / 1_000);
  };
  api.setNow(NOW + 600);
  expect(await asOf()).toBe(NOW);
  api.setNow(NOW + 3_700);
  expect(await asOf()).toBe(NOW + 3_700);
});
