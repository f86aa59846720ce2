import type { FeedRecord } from '@tipmark/contract/feed';
import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const KICK_OFF = 1_705_158_000;
const DAY = 86_400;
const FILTERS = '10/12/0/0/0/0/1';
const NAMES = ['Gate', 'Da', 'Db', 'Dc', 'Dd', 'Ma', 'Mb', 'Mc', 'Md', 'Fa', 'Fb', 'Fc'];
const POSITIONS = { G: 'GK', D: 'DF', M: 'MF', F: 'FW' } as const;

let api: TestApi;
let nowSeconds = KICK_OFF - DAY / 2;

const positionOf = (name: string) => POSITIONS[name[0] as keyof typeof POSITIONS];
const players = (names: readonly string[]) => names.map((name) => ({ name }));
const lineup = (
  matchKey: string,
  side: 'home' | 'away',
  seq: number,
  squad: { starting?: string[]; substitutes?: string[]; absent?: string[] },
): FeedRecord => {
  const { starting = [], substitutes = [], absent = [] } = squad;
  const nobody = { starting: [], substitutes: [], absent: [] };
  const own = {
    ...(starting.length > 0 ? { formation: '4-4-2' } : {}),
    starting: players(starting),
    substitutes: players(substitutes),
    absent: absent.map((name) => ({ name, reason: 'suspended' as const })),
  };
  return {
    kind: 'lineup',
    source: 'test-feed',
    matchKey,
    seq,
    home: nobody,
    away: nobody,
    [side]: own,
  };
};

beforeAll(async () => {
  api = await createTestApi({ now: nowSeconds });
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Spurs', 'Fulham'),
    aFeedMatch('Arsenal', 'Spurs'),
    {
      kind: 'squad',
      source: 'test-feed',
      key: 'Arsenal 2023/24',
      seq: 1,
      leagueKey: 'premier-league',
      season: '2023/24',
      teamKey: 'Arsenal',
      players: NAMES.map((name, index) => ({
        name,
        nameRu: `${name}-ру`,
        number: index + 1,
        position: positionOf(name),
      })),
    },
    ...(['Arsenal-Fulham', 'Fulham-Arsenal'] as const).flatMap((key, index) => {
      const [home = '', away = ''] = key.split('-');
      const startsAt = KICK_OFF - (index + 2) * DAY;
      const side = home === 'Arsenal' ? ('home' as const) : ('away' as const);
      return [
        aFeedMatch(home, away, { startsAt }),
        aFeedScore(key, 1, 0),
        lineup(key, side, 1, { starting: NAMES.slice(0, 11) }),
      ];
    }),
    lineup('Arsenal-Spurs', 'home', 1, {}),
  ] as FeedRecord[]);
}, 60_000);

afterAll(() => api.close());

/** A minute later each time: cached bytes are rebuilt at most once a second. */
async function squadsOf(language = 'en') {
  nowSeconds += 60;
  api.setNow(nowSeconds);
  const url = `/soccer/events/squads/101/${FILTERS}`;
  const reply = await api.app.inject({ url, headers: { 'accept-language': language } });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().data.squads;
}

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test('until a line-up is published the likely one is shown; a side without data has none', async () => {
  const [home, away] = await squadsOf();
  expect(home.lineup).toMatchObject({ isPublished: false, formation: '4-4-2', substitutes: [] });
  expect(namesOf(home.lineup.starting)).toEqual(NAMES.slice(0, 11));
  expect(home.lineup.starting[0]).toEqual({
    name: 'Gate',
    link: 'gate',
    number: 1,
    position: 'GK',
  });
  expect(away).toMatchObject({ players: [], lineup: null, absent: [] });
});

test('a newer record replaces the absent players; with too few left there is no likely line-up', async () => {
  await sendFeed(api, [lineup('Arsenal-Spurs', 'home', 2, { absent: ['Mc', 'Fa'] })]);
  const [before] = await squadsOf();
  expect(namesOf(before.absent)).toEqual(['Mc', 'Fa']);
  await sendFeed(api, [lineup('Arsenal-Spurs', 'home', 3, { absent: ['Fb'] })]);
  const [home] = await squadsOf();
  expect(home.absent).toEqual([
    { name: 'Fb', link: 'fb', number: 11, position: 'FW', reason: 'suspended' },
  ]);
  expect(home.lineup).toBeNull();
});

test('a published line-up is shown unchanged, with names in the requested language', async () => {
  const starting = [...NAMES.slice(0, 10), 'Fc'];
  const squad = { starting, substitutes: ['Newcomer'], absent: ['Fb'] };
  await sendFeed(api, [lineup('Arsenal-Spurs', 'home', 4, squad)]);
  const [home] = await squadsOf('ru');
  expect(home.lineup.isPublished).toBe(true);
  expect(namesOf(home.lineup.starting)).toEqual(starting.map((name) => `${name}-ру`));
  expect(home.lineup.substitutes).toEqual([
    { name: 'Ньюкомер', link: 'newcomer', number: null, position: null },
  ]);
  expect(namesOf(home.absent)).toEqual(['Fb-ру']);
  expect(namesOf(home.players)).toContain('Fb-ру');
});

test('an older record is ignored', async () => {
  await sendFeed(api, [lineup('Arsenal-Spurs', 'home', 3, { absent: ['Gate'] })]);
  const [home] = await squadsOf();
  expect(home.lineup.isPublished).toBe(true);
  expect(namesOf(home.absent)).toEqual(['Fb']);
});
