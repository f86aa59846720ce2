import type { EventSquads, EventStory } from '@tipmark/contract';
import type { FeedRecord } from '@tipmark/contract/feed';
import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;

let api: TestApi;
const match = aFeedMatch('Arsenal', 'Spurs');
const later = aFeedMatch('Spurs', 'Arsenal');
const ofMatch = { source: match.source, matchKey: match.key };

const event = (
  type: Extract<FeedRecord, { kind: 'event' }>['type'],
  side: 'home' | 'away',
  minute: number,
  players: { player?: string; relatedPlayer?: string; stoppage?: number } = {},
): FeedRecord => ({
  kind: 'event',
  ...ofMatch,
  key: `${type} ${side} ${minute}`,
  seq: 3,
  minute,
  side,
  type,
  ...players,
});

const members = (side: string) => [
  { name: `${side} Keeper`, number: 1, position: 'GK' as const },
  ...Array.from({ length: 4 }, (_, index) => ({
    name: `${side} Back ${index}`,
    position: 'DF' as const,
  })),
  ...Array.from({ length: 3 }, (_, index) => ({
    name: `${side} Middle ${index}`,
    position: 'MF' as const,
  })),
  ...Array.from({ length: 3 }, (_, index) => ({
    name: `${side} Front ${index}`,
    position: 'FW' as const,
  })),
];

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF + 9_000 });
  const bench = (side: string) => [{ name: `${side} Late`, position: 'FW' as const }];
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Spurs'),
    match,
    later,
    {
      kind: 'lineup',
      ...ofMatch,
      seq: 2,
      home: { starting: members('Home'), substitutes: bench('Home'), absent: [] },
      away: { starting: members('Away'), substitutes: bench('Away'), absent: [] },
    },
    event('goal', 'home', 20, { player: 'Home Front 0', relatedPlayer: 'Home Middle 0' }),
    event('second_yellow', 'away', 60, { player: 'Away Back 0' }),
    event('substitution', 'home', 85, { player: 'Home Front 1', relatedPlayer: 'Home Late' }),
    event('goal', 'home', 90, { player: 'Home Front 0', stoppage: 4 }),
    aFeedScore(match.key, 2, 0, { seq: 5 }),
  ] as FeedRecord[]);
});
afterAll(() => api.close());

async function replyOf(part: string, key: string, language: string) {
  const { id } = await api.services.db
    .selectFrom('source_keys')
    .select('id')
    .where('kind', '=', 'match')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const reply = await api.app.inject({
    url: `/soccer/events/${part.replace(':id', String(id))}`,
    headers: { 'accept-language': language },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

const storyOf = (key: string, language = 'en'): Promise<EventStory> =>
  replyOf('story/:id', key, language);

const squadsOf = (key: string, language = 'en'): Promise<EventSquads> =>
  replyOf('squads/:id/10/12/0/0/0/0/1', key, language);

const ratedIn = ({ squads: [home, away] }: EventSquads) =>
  [home, away].map(
    ({ lineup }) =>
      new Map(
        [...(lineup?.starting ?? []), ...(lineup?.substitutes ?? [])].map((player) => [
          player.name,
          player.rating,
        ]),
      ),
  );

const ratingsOf = ({ ratings }: EventStory, side: 'home' | 'away') =>
  new Map(ratings?.[side].map((row) => [row.name, row]));

test('a match that has not begun has no story, an unknown one no page', async () => {
  const { momentum, shots, ratings, until } = await storyOf(later.key);
  expect([momentum, shots, ratings, until]).toEqual([undefined, undefined, undefined, 0]);
  expect((await api.app.inject({ url: '/soccer/events/story/99999' })).statusCode).toBe(404);
});

test('with goals and cards alone there are bars and ratings, and nothing of shots', async () => {
  const story = await storyOf(match.key);
  expect(story.until).toBe(94);
  expect(story).not.toHaveProperty('shots');
  expect(story).not.toHaveProperty('expectedGoals');
  expect(story.momentum).not.toHaveProperty('line');
  expect(story.momentum?.bars[19]).toEqual([0.27, 0]);
  // the other side of a dismissal has more players
  expect(story.momentum?.bars[59]).toEqual([0.2, 0]);
  expect(story.ratings?.hasShots).toBe(false);
  const home = ratingsOf(story, 'home');
  // two goals, and two of his side: 6.1 + 2 + .4
  expect(home.get('Home Front 0')?.rating).toBe(8.5);
  // an assist, no goal against: 6.4 + .6 + .4 + .1
  expect(home.get('Home Middle 0')?.rating).toBe(7.5);
  expect(home.get('Home Late')).toMatchObject({ rating: null, from: 85 });
  expect(home.get('Home Front 1')).toMatchObject({ to: 85 });
  const away = ratingsOf(story, 'away');
  // one goal against him in an hour, both cards: 6.6 - 1.8 - .12 - .2 * 60 / 90
  expect(away.get('Away Back 0')).toMatchObject({ rating: 4.5, red: true, to: 60 });
});

test('with shots there are a line, chances with their sums, and saves', async () => {
  const shots = [
    { minute: 20, side: 'home', outcome: 'goal', player: 'Home Front 0', dx: 5.25, dy: 0 },
    { minute: 40, side: 'away', outcome: 'on_target', player: 'Away Front 1', dx: 11.02, dy: 0 },
    { minute: 70, side: 'home', outcome: 'blocked', player: 'Home Front 1' },
    {
      minute: 90,
      stoppage: 4,
      side: 'home',
      outcome: 'goal',
      player: 'Home Front 0',
      dx: 11,
      dy: 0,
      situation: 'penalty',
    },
  ];
  const corners = [{ minute: 30, side: 'away' }];
  const { receipt } = await sendFeed(api, [
    { kind: 'shots', ...ofMatch, seq: 9, shots, corners } as FeedRecord,
  ]);
  expect(receipt).toMatchObject({ quarantined: 0 });
  api.setNow(KICK_OFF + 9_002);
  const story = await storyOf(match.key);
  expect(story.shots?.map(({ at, expectedGoals }) => [at, expectedGoals])).toEqual([
    [20, 0.596],
    [40, 0.224],
    [70, null],
    [94, 0.77],
  ]);
  const [russian] = (await storyOf(match.key, 'ru')).shots ?? [];
  // by rule, as the goals of the timeline
  expect(russian?.player).toMatch(/^[А-Яа-яё\d ]+$/);
  expect(story.expectedGoals).toEqual({
    whole: [1.37, 0.22],
    parts: [
      [0.6, 0.22],
      [0.77, 0],
    ],
  });
  expect(story.momentum?.bars[29]).toEqual([0, 0.04]);
  // 100 tanh((.596 + .05) / .5)
  expect(story.momentum?.line?.[20]).toBe(86);
  expect(story.ratings?.hasShots).toBe(true);
  // 6.6 + .4 + .3 + .45 * .3
  expect(ratingsOf(story, 'home').get('Home Keeper')).toMatchObject({ rating: 7.4, saves: 1 });
  expect(ratingsOf(story, 'away').get('Away Front 1')?.rating).toBe(5.8);
});

test.each(['en', 'ru'])(
  '%s: line-ups have the ratings of the story, who did not play none',
  async (language) => {
    const { ratings } = await storyOf(match.key, language);
    const [home, away] = ratedIn(await squadsOf(match.key, language));
    expect(ratings?.home).toHaveLength(12);
    for (const row of ratings?.home ?? [])
      expect(home?.get(row.name)).toBe(row.rating ?? undefined);
    for (const row of ratings?.away ?? [])
      expect(away?.get(row.name)).toBe(row.rating ?? undefined);
    expect([...(home?.values() ?? [])].filter(Boolean)).toHaveLength(11);
    // nobody of this bench came on
    expect([...(away?.values() ?? [])].filter(Boolean)).toHaveLength(11);
    expect(away?.size).toBe(12);
  },
);

test('before the start line-ups have no ratings', async () => {
  const [home, away] = ratedIn(await squadsOf(later.key));
  expect([...(home?.values() ?? []), ...(away?.values() ?? [])].filter(Boolean)).toEqual([]);
});

test('with totals alone momentum is their increase from poll to poll, in any order', async () => {
  const totals = (minute: number, home: object, away: object): FeedRecord =>
    ({
      kind: 'statistics',
      source: later.source,
      matchKey: later.key,
      seq: 100 + minute,
      minute,
      home,
      away,
    }) as FeedRecord;
  const none = { shots: 0, shotsOnTarget: 0, corners: 0 };
  const polls = [
    totals(2, none, none),
    totals(4, { shots: 1, shotsOnTarget: 1, corners: 0 }, none),
    totals(6, { shots: 1, shotsOnTarget: 1, corners: 0 }, { ...none, corners: 2 }),
    totals(30, { shots: 9, shotsOnTarget: 5, corners: 3 }, { ...none, corners: 2 }),
  ];
  const running = (minute: number) =>
    ({
      kind: 'score',
      source: later.source,
      matchKey: later.key,
      seq: 100 + minute,
      status: 2,
      liveState: `1H:${minute}`,
      score: { home: 0, away: 0 },
    }) as FeedRecord;
  await sendFeed(api, [running(30), polls[2], polls[0], polls[2]] as FeedRecord[]);
  await sendFeed(api, [polls[3], polls[1]] as FeedRecord[]);
  api.setNow(KICK_OFF + 9_010);
  const { momentum, until, shots, expectedGoals } = await storyOf(later.key);
  expect([until, shots, expectedGoals]).toEqual([30, undefined, undefined]);
  expect(momentum?.polls).toEqual({ everyMinutes: 2, halfLifeMinutes: 5, gaps: [[6, 30]] });
  expect(
    momentum?.bars.flatMap((bar, index) => (bar[0] + bar[1] > 0 ? [[index + 1, ...bar]] : [])),
  ).toEqual([
    [4, 0.27, 0],
    [6, 0, 0.08],
  ]);
  // 100 tanh(.27 / .5), and with what was left of it after two minutes
  expect(momentum?.line?.slice(2, 7)).toEqual([0, 0, 49, 44, 24]);
});
