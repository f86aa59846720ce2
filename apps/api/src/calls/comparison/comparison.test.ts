import type { Comparison } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import {
  aFeedLeague,
  aFeedMatch,
  aFeedOdds,
  aFeedScore,
  aFeedSeason,
  aFeedSetting,
  aFeedStatistics,
  aFeedTeam,
} from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { comparisonCalls, sidesOf } from './testing/comparison-calls.ts';

/** 2024-01-13 14:00 UTC. */
const NOW = 1_705_154_400;
const DAY = 86_400;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const players = ['Rossi', 'Bianchi', 'Verdi'];
  const tennis = (home: string, away: string, key: string, daysAgo: number, court: number) =>
    aFeedMatch(home, away, {
      key,
      seasonKey: 'open-2024',
      startsAt: NOW - daysAgo * DAY,
      court: court as 1,
      bestOf: 3,
      ...(key === 'final' && { round: 'F' }),
    });
  const sets = (key: string, home: number, away: number) =>
    aFeedScore(key, home, away, {
      score: {
        home,
        away,
        periods: home > away ? [[6, 4], [6, 3]] : [[4, 6], [3, 6]], // biome-ignore format: sets
      },
    });
  await sendFeed(api, [
    ...aFeedSetting('A', 'B', 'C', 'D'),
    aFeedMatch('A', 'B', { key: 'first', startsAt: NOW - 30 * DAY }),
    aFeedScore('first', 3, 1),
    aFeedStatistics('first', { home: { corners: 8 }, away: { corners: 4 } }),
    aFeedMatch('B', 'A', { key: 'second', startsAt: NOW - 20 * DAY }),
    aFeedScore('second', 2, 2),
    aFeedMatch('A', 'C', { key: 'third', startsAt: NOW - 10 * DAY }),
    aFeedScore('third', 1, 0),
    aFeedMatch('A', 'B', { key: 'next', startsAt: NOW + 5 * DAY }),
    aFeedMatch('C', 'D', { key: 'debut', startsAt: NOW + 6 * DAY }),
    aFeedOdds('next', undefined, { at: NOW - 60 }),
    aFeedLeague({ key: 'open', sport: SPORT.tennis, name: { en: 'Open', ru: 'Открытый' } }),
    aFeedSeason({
      key: 'open-2024',
      leagueKey: 'open',
      startsOn: '2024-01-01',
      endsOn: '2024-12-31',
    }),
    ...players.map((player) => aFeedTeam(player, { sport: SPORT.tennis })),
    tennis('Rossi', 'Bianchi', 'clay', 5, 2),
    sets('clay', 2, 0),
    tennis('Bianchi', 'Rossi', 'final', 3, 1),
    sets('final', 0, 2),
    tennis('Verdi', 'Bianchi', 'hard', 2, 1),
    sets('hard', 0, 2),
  ]);
}, 60_000);

afterAll(() => api.close());

async function read(sport: string, names: readonly string[], query = ''): Promise<Comparison> {
  const ids = await sidesOf(api, names);
  const reply = await api.app.inject(`/${sport}/comparison/${ids.join('/')}${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

const statisticOf = ({ groups }: Comparison, key: string) =>
  groups.flatMap(({ statistics }) => statistics).find((statistic) => statistic.key === key);

describe('two teams', () => {
  test('have their positions, points and form in the order of the request', async () => {
    const { sides } = await read('soccer', ['A', 'B']);
    expect(sides).toMatchObject([
      { name: 'A', place: 1, points: 7 },
      { name: 'B', points: 1 },
    ]);
    expect(sides[0].form.map(({ outcome }) => outcome)).toEqual(['won', 'drawn', 'won']);
    expect(sides[0].form[1]).toMatchObject({ opponent: 'B', isHome: false, score: [2, 2] });
    expect(sides[0].league).not.toBeNull();
  });

  test('have no position before their first match', async () => {
    const reply = await read('soccer', ['A', 'D']);
    expect(reply.sides[1]).toMatchObject({ name: 'D', place: null, points: null });
    expect(statisticOf(reply, 'points')).toMatchObject({ values: [2.33, null] });
  });

  test('have goals per match, at home and away, with the number of matches', async () => {
    const reply = await read('soccer', ['A', 'B']);
    expect(statisticOf(reply, 'points')).toMatchObject({ values: [2.33, 0.5], of: [3, 2] });
    expect(statisticOf(reply, 'all-goalsFor')).toMatchObject({ values: [2, 1.5], of: [3, 2] });
    expect(statisticOf(reply, 'home-goalsFor')).toMatchObject({ values: [2, 2], of: [2, 1] });
    expect(statisticOf(reply, 'away-goalsAgainst')).toMatchObject({ values: [2, 3], of: [1, 1] });
    expect(statisticOf(reply, 'corners')).toMatchObject({ values: [8, 4], of: [1, 1] });
    expect(statisticOf(reply, 'expectedGoals')).toBeUndefined();
  });

  test('have their points match by match, without those that bring none', async () => {
    const { sides } = await read('soccer', ['B', 'A']);
    expect(sides.map(({ course }) => course)).toEqual([
      [0, 1],
      [3, 4, 7],
    ]);
  });

  test('are beside the averages of their league', async () => {
    const reply = await read('soccer', ['A', 'B'], '?count=10');
    const meansOf = (key: string) => statisticOf(reply, key)?.means;
    expect({
      points: meansOf('points'),
      goals: meansOf('all-goalsFor'),
      atHome: meansOf('home-goalsFor'),
      over: meansOf('over'),
      corners: meansOf('corners'),
    }).toEqual({
      points: [1.33, 1.33],
      goals: [1.5, 1.5],
      atHome: [2, 2],
      over: [66.67, 66.67],
      corners: [6, 6],
    });
  });

  test('have their meetings from the view of the first, and the next one with prices', async () => {
    const { meetings, next } = await read('soccer', ['B', 'A']);
    expect(meetings).toMatchObject([
      { isFirstHome: true, score: [2, 2], winner: null },
      { isFirstHome: false, score: [1, 3], winner: 1 },
    ]);
    expect(JSON.stringify(next)).toContain(String(NOW + 5 * DAY));
  });

  test('may be compared over their newest matches', async () => {
    const reply = await read('soccer', ['A', 'B'], '?count=10');
    expect(statisticOf(reply, 'all-won')).toMatchObject({ of: [3, 2] });
  });
});

test('two teams of different leagues are each beside their own one', async () => {
  await comparisonCalls(() => api).soccerComparison();
  const reply = await read('soccer', ['A', 'soccer A1']);
  expect(reply.sides.map(({ course }) => course)).toEqual([[3, 4, 7], [3]]);
  expect(statisticOf(reply, 'points')).toMatchObject({ values: [2.33, 3], means: [1.33, 1.5] });
});

test('two players have surfaces, titles and meetings by surface', async () => {
  const reply = await read('tennis', ['Rossi', 'Bianchi']);
  expect(reply.sides).toMatchObject([{ name: 'Rossi', league: null }, { name: 'Bianchi' }]);
  expect(reply.sides[1].form.map(({ outcome }) => outcome)).toEqual(['won', 'lost', 'lost']);
  expect(statisticOf(reply, 'matches')).toMatchObject({
    unit: 'percent',
    values: [100, 33.33],
    of: [2, 3],
  });
  expect(statisticOf(reply, 'titles')).toMatchObject({
    unit: 'count',
    values: [1, 0],
    means: [null, null],
  });
  expect(reply.sides[0].course).toEqual([]);
  expect(statisticOf(reply, 'court-2')).toMatchObject({ values: [100, 0], of: [1, 1] });
  expect(reply.meetings).toMatchObject([
    { winner: 0, score: [2, 0], court: 1 },
    { winner: 0, score: [2, 0], court: 2 },
  ]);
});

test('an unknown side, one of another sport and the same one twice are not found', async () => {
  const [a, rossi] = await sidesOf(api, ['A', 'Rossi']);
  for (const path of [`${a}/999999`, `${a}/${rossi}`, `${a}/${a}`, `${a}/x`]) {
    expect((await api.app.inject(`/soccer/comparison/${path}`)).statusCode).toBe(404);
  }
  expect((await api.app.inject(`/soccer/comparison/${a}/${a}?count=7`)).statusCode).toBe(400);
});
