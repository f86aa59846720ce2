import type { TeamPlayer, TeamSquad } from '@tipmark/contract';
import type { FeedRecord } from '@tipmark/contract/feed';
import { aFeedEvent, aFeedMatch, aFeedScore, aFeedSeason, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const DAY = 86_400;

let api: TestApi;

type Action = Parameters<typeof aFeedEvent>[1];
interface Played {
  readonly score: readonly [home: number, away: number];
  readonly daysAgo: number;
  readonly starting?: readonly string[];
  readonly bench?: readonly string[];
  readonly events?: readonly Action[];
  readonly seasonKey?: string;
}

/** A match of the Lions at home with what is known of their players. */
function played(key: string, match: Played): FeedRecord[] {
  const { score, daysAgo, starting = [], bench = [], events = [], seasonKey } = match;
  const playing = aFeedMatch('Lions', 'Bears', {
    key,
    startsAt: KICK_OFF - daysAgo * DAY,
    ...(seasonKey && { seasonKey }),
  });
  const members = (names: readonly string[]) =>
    names.map((name) => ({ name, position: 'FW' as const }));
  const nobody = { starting: [], substitutes: [], absent: [] };
  return [
    playing,
    aFeedScore(key, ...score),
    ...(starting.length > 0
      ? [
          {
            kind: 'lineup' as const,
            source: playing.source,
            matchKey: key,
            seq: 1,
            home: { starting: members(starting), substitutes: members(bench), absent: [] },
            away: nobody,
          },
        ]
      : []),
    ...events.map((event, index) => aFeedEvent(key, { key: `${key} ${index}`, ...event })),
  ];
}

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF });
  const { receipt } = await sendFeed(api, [
    ...aFeedSetting('Lions', 'Bears'),
    aFeedSeason({
      key: 'premier-league-2022',
      name: '2022-2',
      startsOn: '2022-08-11',
      endsOn: '2023-05-19',
    }),
    {
      kind: 'squad',
      source: 'test-feed',
      key: 'lions',
      leagueKey: 'premier-league',
      season: '2023/24',
      teamKey: 'Lions',
      seq: 1,
      players: [
        { name: 'Iván Roar', nameRu: 'Иван Рор', number: 9, position: 'FW', bornOn: '2000-02-01' },
        { name: 'Ben Mane', number: 7, position: 'MF' },
        { name: 'Quiet One', position: 'GK' },
      ],
    },
    ...played('first', {
      score: [3, 1],
      daysAgo: 9,
      starting: ['Iván Roar', 'Ben Mane'],
      bench: ['Late Lion', 'Short Stay'],
      events: [
        { player: 'Iván Roar', minute: 10 },
        // a source that leaves the first name out, and one that leaves the accent out
        { player: 'Roar', type: 'penalty_goal', minute: 20 },
        { player: 'Ben Mane', relatedPlayer: 'Ivan Roar', minute: 30 },
        { player: 'Iván Roar', type: 'yellow', minute: 40 },
        { player: 'Iván Roar', relatedPlayer: 'Late Lion', type: 'substitution', minute: 60 },
        { player: 'Ben Mane', relatedPlayer: 'Short Stay', type: 'substitution', minute: 80 },
        { player: 'Short Stay', relatedPlayer: 'Third Man', type: 'substitution', minute: 80 },
        { player: 'X Bear', side: 'away', minute: 70 },
      ],
    }),
    ...played('second', {
      score: [0, 2],
      daysAgo: 8,
      starting: ['Ben Mane'],
      bench: ['Iván Roar'],
      events: [
        { player: 'Ben Mane', type: 'own_goal', side: 'away', minute: 5 },
        { player: 'X Bear', side: 'away', minute: 15 },
      ],
    }),
    // only the scorers of the former season are known
    ...played('former', {
      score: [1, 0],
      daysAgo: 400,
      seasonKey: 'premier-league-2022',
      events: [{ player: 'Iván Roar', minute: 77 }],
    }),
  ]);
  expect(receipt).toMatchObject({ quarantined: 0 });
}, 60_000);

afterAll(() => api.close());

async function lions(): Promise<number> {
  const { id } = await api.services.db
    .selectFrom('source_keys')
    .select('id')
    .where('kind', '=', 'team')
    .where('key', '=', 'Lions')
    .executeTakeFirstOrThrow();
  return id;
}

async function get(player: string, locale = 'en') {
  const url = `/soccer/team/player/${await lions()}-lions/${player}`;
  const reply = await api.app.inject({ url, headers: { 'accept-language': locale } });
  return { status: reply.statusCode, data: reply.json().data as TeamPlayer };
}

test('a player has his seasons, whatever spelling a source uses', async () => {
  const { data } = await get('ivan-roar');
  expect(data.player).toEqual({
    link: 'ivan-roar',
    name: 'Iván Roar',
    number: 9,
    position: 'FW',
    age: 23,
    club: null,
  });
  expect(data.team).toMatchObject({ name: 'Lions' });
  expect(data.seasons).toMatchObject([
    {
      season: { name: '2023/24' },
      matches: 1,
      minutes: 60,
      goals: 2,
      assists: 1,
      yellowCards: 1,
      redCards: 0,
      countOfRated: 1,
    },
    { season: { name: 'Jul – Dec 2022' }, matches: null, minutes: null, goals: 1, rating: null },
  ]);
});

test('his last matches have the result and what he did, the newest first', async () => {
  const { data } = await get('ivan-roar');
  expect(data.matches).toMatchObject([
    { outcome: 'lost', isOn: false, minutes: 0, goals: 0, rating: null },
    // 6.1, a goal, one from a penalty, an assist, a yellow card, three goals up in an hour
    { outcome: 'won', isOn: true, minutes: 60, goals: 2, assists: 1, rating: 8.5 },
  ]);
  expect(data.hasShots).toBe(false);
});

test('an own goal is no goal of his', async () => {
  const { data } = await get('ben-mane');
  expect(data.seasons).toMatchObject([{ matches: 2, minutes: 80 + 90, goals: 1, assists: 0 }]);
});

test('who comes on and goes off in the same minute was on for one, and is not rated', async () => {
  const { data } = await get('short-stay');
  expect(data.seasons).toMatchObject([{ matches: 1, minutes: 1, rating: null, countOfRated: 0 }]);
  expect(data.matches).toMatchObject([{ isOn: true, minutes: 1, rating: null }]);
  expect((await get('late-lion')).data.seasons).toMatchObject([{ matches: 1, minutes: 30 }]);
});

test('a player without a match has a page without seasons, in the language of the reader', async () => {
  const { data } = await get('quiet-one');
  expect([data.seasons, data.matches]).toEqual([[], []]);
  const named = (await get('ivan-roar', 'ru')).data.player;
  expect([named.name, named.originalName]).toEqual(['Иван Рор', undefined]);
  // nobody spells the other one in Russian
  const spelt = (await get('ben-mane', 'ru')).data.player;
  expect([spelt.name, spelt.originalName]).toEqual(['Бен Мейн', 'Ben Mane']);
});

test('nobody of that name, and a player of another team, are not found', async () => {
  expect((await get('nobody')).status).toBe(404);
  expect((await get('x-bear')).status).toBe(404);
  expect((await api.app.inject({ url: '/hockey/team/player/9999/ivan-roar' })).statusCode).toBe(
    404,
  );
});

describe('the squad of a team', () => {
  const squad = async (locale = 'en') => {
    const url = `/soccer/team/squad/${await lions()}`;
    const reply = await api.app.inject({ url, headers: { 'accept-language': locale } });
    return reply.json().data as TeamSquad;
  };

  it('has the season of each player, his page and the mean of its ratings', async () => {
    const { link, players, absent } = await squad();
    expect(link).toBe(`${await lions()}-lions`);
    expect(absent).toEqual([]);
    expect(players).toMatchObject([
      { name: 'Quiet One', position: 'GK', matches: 0, goals: 0 },
      { name: 'Ben Mane', link: 'ben-mane', number: 7, matches: 2, minutes: 170 },
      { name: 'Iván Roar', link: 'ivan-roar', number: 9, age: 23, matches: 1, yellowCards: 1 },
    ]);
    expect(players[0]).not.toHaveProperty('rating');
    for (const player of players.slice(1)) {
      const { seasons } = (await get(player.link ?? '')).data;
      expect(player.rating).toBe(seasons[0]?.rating);
    }
    expect(players[2]?.rating).toBe(8.5);
  });

  it('counts the last match of the season, after which no other comes', async () => {
    const goals = async () =>
      (await squad()).players.map(({ name, goals: scored, matches }) => [name, scored, matches]);
    expect(await goals()).toContainEqual(['Ben Mane', 1, 2]);
    const starting = ['Ben Mane'];
    const events = [{ player: 'Ben Mane', minute: 50 }];
    await sendFeed(api, played('third', { score: [1, 0], daysAgo: 2, starting, events }));
    api.setNow(KICK_OFF + 120);
    api.services.responses.purge(['*']);
    expect(await goals()).toContainEqual(['Ben Mane', 2, 3]);
  });

  it('is named in the language of the reader', async () => {
    expect((await squad('ru')).players.map(({ name }) => name)).toContain('Иван Рор');
  });

  it('is not found without the team, and empty for a team that never played', async () => {
    expect((await api.app.inject({ url: '/soccer/team/squad/9999' })).statusCode).toBe(404);
    expect((await api.app.inject({ url: '/hockey/team/squad/1' })).statusCode).toBe(404);
    await sendFeed(
      api,
      aFeedSetting('Idle').filter(({ kind }) => kind === 'team'),
    );
    const { id } = await api.services.db
      .selectFrom('source_keys')
      .select('id')
      .where('kind', '=', 'team')
      .where('key', '=', 'Idle')
      .executeTakeFirstOrThrow();
    const { data } = (await api.app.inject({ url: `/soccer/team/squad/${id}` })).json();
    expect(data).toMatchObject({ players: [], absent: [] });
  });
});
