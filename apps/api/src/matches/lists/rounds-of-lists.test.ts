import { LEAGUE_TYPE } from '@tipmark/domain';
import { aFeedLeague, aFeedMatch, aFeedScore, aFeedSeason, aFeedTeam } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const NOW = 1_705_158_000;
const DAY = 86_400;

let api: TestApi;

const aCompetition = (key: string, leagueType: 1 | 2) => [
  aFeedLeague({ key, name: { en: key, ru: key }, leagueType }),
  aFeedSeason({ key, leagueKey: key }),
];

const aResult = (seasonKey: string, round: string, home: string, away: string, days: number) => {
  const key = `${seasonKey} ${home}-${away}`;
  const startsAt = NOW - days * DAY;
  return [aFeedMatch(home, away, { key, seasonKey, round, startsAt }), aFeedScore(key, 2, 0)];
};

/**
 * Match 101 is in the league; the day before there were two semi-finals, before that a mixed day.
 */
beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await sendFeed(api, [
    ...['Ash', 'Birch', 'Cedar', 'Elm'].map((name) => aFeedTeam(name)),
    ...aCompetition('League', LEAGUE_TYPE.nationalLeague),
    ...aCompetition('Cup', LEAGUE_TYPE.nationalCup),
    aFeedMatch('Ash', 'Birch', { seasonKey: 'League', round: '16' }),
    ...aResult('Cup', 'SF 1', 'Ash', 'Elm', 1),
    ...aResult('Cup', 'SF 2', 'Birch', 'Cedar', 1),
    ...aResult('Cup', 'QF', 'Ash', 'Cedar', 9),
    ...aResult('Cup', 'R16', 'Birch', 'Elm', 9),
    ...aResult('League', '15', 'Birch', 'Ash', 9),
  ]);
}, 60_000);

afterAll(() => api.close());

async function roundsOfDay(timestamp: number, language = 'ru') {
  const reply = await api.app.inject({
    url: `/soccer/results/page?timestamp=${timestamp}`,
    headers: { 'accept-language': language },
  });
  const leagues: { name: string; round?: string }[] = reply.json().data.leagues;
  return leagues.map(({ name, round }) => [name, round]).toSorted();
}

test('a day with one round of a cup has its name once, above the matches', async () => {
  expect(await roundsOfDay(NOW - DAY)).toEqual([['Cup', 'полуфинал']]);
  expect(await roundsOfDay(NOW - DAY, 'en')).toEqual([['Cup', 'semi-final']]);
});

test('a day with several rounds of a cup has no name of a round, nor has a league', async () => {
  expect(await roundsOfDay(NOW - 9 * DAY)).toEqual([
    ['Cup', undefined],
    ['League', undefined],
  ]);
});

test('earlier matches have the round of a cup', async () => {
  const reply = await api.app.inject('/soccer/events/matches/101/10/12/0/0/0/0/1');
  const [home]: { matches: { league: { name: string }; round?: string }[] }[] =
    reply.json().data.lists;
  expect(home?.matches.map(({ league, round }) => [league.name, round])).toEqual([
    ['Cup', 'полуфинал, матч 1'],
    ['League', undefined],
    ['Cup', 'четвертьфинал'],
  ]);
});
