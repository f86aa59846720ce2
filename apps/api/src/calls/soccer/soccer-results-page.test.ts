import { decodeMatch } from '@tipmark/contract/match-wire';
import { aFeedForecast, aFeedMatch, aFeedOdds, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

/** 2024-01-13 15:00 UTC, the start of the test feed's matches. */
const KICK_OFF = 1_705_158_000;
const HOUR = 3_600;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF + 24 * HOUR });
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Everton', 'Fulham'),
    aFeedMatch('Arsenal', 'Everton'),
    aFeedOdds('Arsenal-Everton', undefined, { at: KICK_OFF - 48 * HOUR, phase: 'first' }),
    aFeedOdds(
      'Arsenal-Everton',
      [
        ['Kappa', '1x2.1', 1_900],
        ['Kappa', '1x2.x', 3_500],
        ['Kappa', '1x2.2', 4_100],
      ],
      { at: KICK_OFF - 60, phase: 'closing' },
    ),
    aFeedScore('Arsenal-Everton', 2, 1),
    // 23:30 in Moscow, already the next day further east.
    aFeedMatch('Fulham', 'Arsenal', { startsAt: KICK_OFF + 5 * HOUR + HOUR / 2 }),
    aFeedForecast('Fulham-Arsenal'),
  ]);
}, 60_000);

afterAll(() => api.close());

async function readDay(query: string, headers: Record<string, string> = {}) {
  const reply = await api.app.inject({ url: `/soccer/results/page?${query}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

test('a day has its matches under their league, with score and odds', async () => {
  const day = await readDay(`timestamp=${KICK_OFF}`);
  expect(day.leagues).toHaveLength(1);
  const [league] = day.leagues;
  expect(league).toMatchObject({
    name: 'Премьер-лига',
    countryCode: 'GB-ENG',
    countryName: 'Англия',
    views: 0,
  });
  expect(league.link).toMatch(/^\d+-premier-league$/);
  const [first, second] = league.matches.map(decodeMatch);
  expect(first).toMatchObject({
    status: 3,
    startsAt: KICK_OFF,
    firstOdds: [2.1, 3.4, 3.6, 1.9, 1.9],
    leagueId: league.id,
    home: { name: 'Arsenal', score: 2, periodScores: [0] },
    away: { name: 'Everton', score: 1 },
  });
  expect(first.currentOdds.slice(0, 3)).toEqual([1.9, 3.5, 4.1]);
  expect(first.link).toMatch(/^\d+-arsenal-everton-2024-01-13$/);
  expect(second).toMatchObject({
    status: 1,
    forecastScores: [1.6, 0.9],
    forecastScore: '2:1',
    home: { name: 'Fulham', forecastScore: 2 },
    currentOdds: [],
  });
});

test('names are in the language of Accept-Language', async () => {
  const day = await readDay(`timestamp=${KICK_OFF}`, { 'accept-language': 'en' });
  expect(day.leagues[0]).toMatchObject({ name: 'Premier League', countryName: 'England' });
});

test('odds history is included only on request, oldest first', async () => {
  expect(await readDay(`timestamp=${KICK_OFF}`)).not.toHaveProperty('oddsHistory');
  const { oddsHistory, leagues } = await readDay(`timestamp=${KICK_OFF}&odds=1`);
  const { matchId } = decodeMatch(leagues[0].matches[0]);
  expect(oddsHistory[matchId]).toEqual([
    [KICK_OFF - 48 * HOUR, 2.1, 3.4, 3.6],
    [KICK_OFF - 60, 1.9, 3.5, 4.1],
  ]);
});

test.each([
  ['Moscow by default', {}, '2024-01-12T21:00:00Z', 2],
  ['the cookie', { cookie: 'timezone=Europe%2FLondon' }, '2024-01-13T00:00:00Z', 2],
  ['the offset header', { 'timezone-offset': '240' }, '2024-01-12T20:00:00Z', 1],
  [
    'the cookie before the header',
    { cookie: 'timezone=Europe/London', 'timezone-offset': '240' },
    '2024-01-13T00:00:00Z',
    2,
  ],
  ['Moscow for an unknown zone', { cookie: 'timezone=Mars/Base' }, '2024-01-12T21:00:00Z', 2],
  ['Moscow for an offset out of bounds', { 'timezone-offset': '841' }, '2024-01-12T21:00:00Z', 2],
])('the day starts in the time zone of %s', async (_name, headers, startsAt, countOfMatches) => {
  const day = await readDay(`timestamp=${KICK_OFF}`, headers as Record<string, string>);
  expect(day.timestamp).toBe(Date.parse(startsAt) / 1_000);
  expect(day.leagues[0].matches).toHaveLength(countOfMatches);
});

test('the day on which clocks go back has 25 hours', async () => {
  const headers = { cookie: 'timezone=Europe/London' };
  const day = await readDay(`timestamp=${Date.parse('2024-10-27T12:00:00Z') / 1_000}`, headers);
  const next = await readDay(`timestamp=${Date.parse('2024-10-28T12:00:00Z') / 1_000}`, headers);
  expect(next.timestamp - day.timestamp).toBe(25 * HOUR);
});

test('without a timestamp the day is today', async () => {
  expect(await readDay('')).toMatchObject({
    timestamp: Date.parse('2024-01-13T21:00:00Z') / 1_000,
  });
});

test.each([
  ['an earlier match', '2024-01-20T12:00:00Z', KICK_OFF + 5 * HOUR + HOUR / 2],
  ['a later match', '2024-01-05T12:00:00Z', KICK_OFF],
])('a day without matches has the start of the nearest one: %s', async (_where, noon, startsAt) => {
  const day = await readDay(`timestamp=${Date.parse(noon) / 1_000}&odds=1`);
  expect(day).toMatchObject({ leagues: [], nearestMatchAt: startsAt });
});

test('a day with matches has no nearest match', async () => {
  expect(await readDay(`timestamp=${KICK_OFF}`)).not.toHaveProperty('nearestMatchAt');
});
