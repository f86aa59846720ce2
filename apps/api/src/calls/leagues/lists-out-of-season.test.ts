import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const PLAYED = 1_705_147_200;
const TWO_YEARS_LATER = PLAYED + 2 * 366 * 86_400;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: TWO_YEARS_LATER });
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Everton'),
    aFeedMatch('Arsenal', 'Everton', { startsAt: PLAYED, refereeKey: undefined }),
    aFeedScore('Arsenal-Everton', 2, 1),
  ]);
}, 60_000);

afterAll(() => api.close());

const read = async (url: string) => (await api.app.inject(url)).json().data;

test('lists open with the latest season when none is running, and say so', async () => {
  const leagues = await read('/page-soccer-leagues/1/0/1/0/0/1/1/1');
  expect([leagues.leagues.length, leagues.isWidened]).toEqual([1, true]);
  const teams = await read('/page-soccer-teams/1/10/0/0/1/48/1');
  expect([teams.teams.length, teams.isWidened]).toEqual([2, true]);
});

test('a chosen filter stays', async () => {
  const teams = await read('/page-soccer-teams/1/10/0/0/1/24/1');
  expect([teams.teams.length, teams.isWidened]).toEqual([0, undefined]);
});
