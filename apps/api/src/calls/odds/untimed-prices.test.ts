import { aFeedOdds } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF, POSTED_AT, someTippableMatches } from '../../testing/tips.ts';

const DAY = 86_400;
const HOUR = 3_600;

let api: TestApi;

/** Corners of a file without times, goals of the home side with one. */
beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 1);
  const untimed = (phase: 'first' | 'closing', milli: number, at: number) =>
    aFeedOdds('Club 0-Club 1', [['Kappa', 'corn.o:9.5', milli]], { at, phase });
  await sendFeed(api, [
    untimed('first', 1_800, KICK_OFF - 2 * DAY),
    untimed('closing', 1_900, KICK_OFF - 60),
    aFeedOdds('Club 0-Club 1', [['Kappa', 'tt1.o:1.5', 1_700]], { at: POSTED_AT - HOUR }),
  ]);
  api.setNow(KICK_OFF + HOUR);
}, 60_000);

afterAll(() => api.close());

async function historyOf(market: string) {
  const reply = await api.app.inject({ url: `/soccer/events/odds-history/101-x/${market}` });
  return reply.json().data;
}

test('prices without times name their phase, and no bookmaker has the time of an update', async () => {
  const history = await historyOf('corn');
  expect(history.untimed).toEqual([
    { at: KICK_OFF - 2 * DAY, phase: 'first' },
    { at: KICK_OFF - 60, phase: 'closing' },
  ]);
  const [{ prices }] = history.lines[0].bookmakers;
  expect(prices[0]).toMatchObject({ first: 1.8, closing: 1.9 });
  expect(prices[0]).not.toHaveProperty('updatedAt');
});

test('prices with times are all timed', async () => {
  const history = await historyOf('tt1');
  expect(history).not.toHaveProperty('untimed');
  expect(history.lines[0].bookmakers[0].prices[0]).toMatchObject({ updatedAt: POSTED_AT - HOUR });
});
