import type { EventRecord } from '@tipmark/contract/feed';
import { aFeedEvent, aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const MATCH = 'Arsenal-Spurs';

let api: TestApi;

const event = (
  index: number,
  type: EventRecord['type'],
  minute: number,
  known: Partial<EventRecord> = {},
) => aFeedEvent(MATCH, { key: `e${index}`, seq: index, type, minute, ...known });

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF + 7_200 });
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Spurs'),
    aFeedMatch('Arsenal', 'Spurs'),
    {
      kind: 'squad',
      source: 'test-feed',
      key: 'arsenal-2023',
      seq: 1,
      season: '2023/24',
      leagueKey: 'premier-league',
      teamKey: 'Arsenal',
      players: [{ name: 'Gleb Strelnikov', nameRu: 'Глеб Стрельников' }],
    } as never,
    event(5, 'red', 63, { side: 'away', player: 'Boris Gromov' }),
    event(2, 'yellow', 30, { side: 'home', player: 'Gleb Strelnikov' }),
    event(1, 'goal', 24, { side: 'home', player: 'Gleb Strelnikov' }),
    event(4, 'penalty_goal', 45, { side: 'away', stoppage: 2, player: undefined }),
    event(3, 'own_goal', 45, { side: 'home', player: 'Boris Gromov' }),
  ]);
}, 60_000);

afterAll(() => api.close());

async function incidentsOf(language: string) {
  const url = '/soccer/events/page/101/10/12/0/0/0/0/1/0';
  const reply = await api.app.inject({ url, headers: { 'accept-language': language } });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().data.incidents;
}

test('a page lists goals and dismissals in order, with players in its language', async () => {
  const plain = { stoppage: null, second: null };
  expect(await incidentsOf('ru')).toEqual([
    { ...plain, type: 'goal', side: 'home', minute: 24, player: 'Глеб Стрельников' },
    { ...plain, type: 'own_goal', side: 'home', minute: 45, player: 'Борис Громов' },
    { ...plain, type: 'penalty_goal', side: 'away', minute: 45, stoppage: 2, player: null },
    { ...plain, type: 'red', side: 'away', minute: 63, player: 'Борис Громов' },
  ]);
  expect((await incidentsOf('en'))[0].player).toBe('Gleb Strelnikov');
});

test('of two sources only the one with more events is shown', async () => {
  await sendFeed(api, [event(9, 'goal', 25, { source: 'other' })]);
  api.setNow(KICK_OFF + 7_202);
  expect(await incidentsOf('en')).toHaveLength(4);
});

test('a source with many substitutions but only one goal does not replace a source with more goals', async () => {
  const changes = Array.from({ length: 9 }, (_, index) =>
    event(20 + index, 'substitution', 60 + index, { source: 'other' }),
  );
  await sendFeed(api, changes);
  api.setNow(KICK_OFF + 7_204);
  expect(await incidentsOf('en')).toHaveLength(4);
});

test('goals of a season are not summed over sources', async () => {
  const next = { startsAt: KICK_OFF + 7 * 86_400, key: 'second leg' };
  await sendFeed(api, [
    aFeedScore('Arsenal-Spurs', 2, 1),
    aFeedMatch('Spurs', 'Arsenal', next),
    event(30, 'goal', 24, { source: 'third', player: 'Gleb Strelnikov' }),
  ]);
  const url = '/soccer/events/squads/102/10/12/0/0/0/0/1';
  const { squads } = (await api.app.inject(url)).json().data;
  expect(squads[1].players).toMatchObject([{ goals: 1 }]);
});

describe('the course of a match', () => {
  async function timelineOf(language = 'ru', matchId = 101) {
    const url = `/soccer/events/page/${matchId}/10/12/0/0/0/0/1/0`;
    const reply = await api.app.inject({ url, headers: { 'accept-language': language } });
    return reply.json().data.course;
  }

  test('lists cards, missed penalties and substitutions beside the goals', async () => {
    await sendFeed(api, [
      event(40, 'missed_penalty', 70, { side: 'home', player: 'Gleb Strelnikov' }),
      event(41, 'substitution', 80, {
        side: 'home',
        player: 'Petr Ivanov',
        relatedPlayer: 'Gleb Strelnikov',
      }),
    ]);
    api.setNow(KICK_OFF + 7_206);
    const { events } = await timelineOf();
    expect(events.map(({ type }: { type: string }) => type)).toEqual([
      'goal',
      'yellow',
      'own_goal',
      'penalty_goal',
      'red',
      'missed_penalty',
      'substitution',
    ]);
    expect(events.at(-1)).toEqual({
      type: 'substitution',
      side: 'home',
      minute: 80,
      stoppage: null,
      second: null,
      player: 'Пётр Иванов',
      relatedPlayer: 'Глеб Стрельников',
    });
  });

  test('has the statistics known of both sides, for the match and its halves', async () => {
    const halves = [
      { home: { shots: 4, corners: 1 }, away: { shots: 5, corners: 2 } },
      { home: { shots: 7 }, away: { shots: 0, corners: 3 } },
    ];
    await sendFeed(api, [
      {
        kind: 'statistics',
        source: 'test-feed',
        matchKey: MATCH,
        seq: 50,
        home: { shots: 11, expectedGoals: 1.37, fouls: 9 },
        away: { shots: 5, expectedGoals: 0.4 },
        parts: halves,
      } as never,
    ]);
    api.setNow(KICK_OFF + 7_208);
    const { figures, parts } = await timelineOf();
    expect(figures).toEqual([
      { figure: 'expectedGoals', home: 1.37, away: 0.4 },
      { figure: 'shots', home: 11, away: 5 },
      { figure: 'penalties', home: 1, away: 1 },
    ]);
    expect(parts).toEqual([
      [
        { figure: 'shots', home: 4, away: 5 },
        { figure: 'corners', home: 1, away: 2 },
      ],
      [{ figure: 'shots', home: 7, away: 0 }],
    ]);
  });

  test('has nothing that a later report leaves out', async () => {
    await sendFeed(api, [
      {
        kind: 'statistics',
        source: 'test-feed',
        matchKey: MATCH,
        seq: 51,
        home: { shots: 12 },
        away: { shots: 5 },
      } as never,
    ]);
    api.setNow(KICK_OFF + 7_210);
    const { figures, parts } = await timelineOf();
    expect(figures).toEqual([
      { figure: 'shots', home: 12, away: 5 },
      { figure: 'penalties', home: 1, away: 1 },
    ]);
    expect(parts).toEqual([]);
  });

  test('is missing for a match without events and statistics', async () => {
    expect(await timelineOf('ru', 102)).toBeUndefined();
  });
});
