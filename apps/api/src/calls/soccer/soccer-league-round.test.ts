import { decodeMatch } from '@tipmark/contract/match-wire';
import { LEAGUE_TYPE } from '@tipmark/domain';
import { aFeedLeague, aFeedMatch, aFeedScore, aFeedSeason, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const NOW = 1_705_158_000;
const DAY = 86_400;
/** Days from now, round, sides. */
const MATCHES = [
  [-9, '1', 'Ash', 'Birch'],
  [-8, '1', 'Cedar', 'Elm'],
  [-2, '2', 'Birch', 'Cedar'],
  // postponed: its round is over without it
  [20, '2', 'Elm', 'Ash'],
  [5, '3', 'Ash', 'Cedar'],
  [5, '3', 'Birch', 'Elm'],
] as const;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await sendFeed(api, [
    ...aFeedSetting('Ash', 'Birch', 'Cedar', 'Elm'),
    aFeedLeague({
      key: 'Cup',
      name: { en: 'Cup', ru: 'Cup' },
      leagueType: LEAGUE_TYPE.nationalCup,
    }),
    aFeedSeason({ key: 'cup-season', leagueKey: 'Cup' }),
    aFeedMatch('Ash', 'Elm', { key: 'cup', seasonKey: 'cup-season', round: '1' }),
    ...MATCHES.flatMap(([days, round, home, away]) => {
      const match = aFeedMatch(home, away, { startsAt: NOW + days * DAY, round });
      return days < 0 ? [match, aFeedScore(`${home}-${away}`, 1, 0)] : [match];
    }),
  ]);
}, 60_000);

afterAll(() => api.close());

async function roundOf(query = '', league = 101) {
  const reply = await api.app.inject({ url: `/page-soccer-league/${league}/0/0/0/1/1/1${query}` });
  expect(reply.statusCode).toBe(200);
  return reply.json().data.round;
}

const pairsOf = ({ matches }: { matches: Parameters<typeof decodeMatch>[0][] }) =>
  matches.map(decodeMatch).map(({ home, away }) => `${home.name}-${away.name}`);

test('by default the round of the nearest match is shown, with all its matches', async () => {
  const round = await roundOf();
  expect(round).toMatchObject({ number: 2, previous: 1, next: 3 });
  expect(pairsOf(round)).toEqual(['Birch-Cedar', 'Elm-Ash']);
});

test.each([
  [1, null, 2, ['Ash-Birch', 'Cedar-Elm']],
  [3, 2, null, ['Ash-Cedar', 'Birch-Elm']],
])('round %i is shown on request', async (number, previous, next, pairs) => {
  const round = await roundOf(`?round=${number}`);
  expect(round).toMatchObject({ number, previous, next });
  expect(pairsOf(round)).toEqual(pairs);
});

test('an unknown round is null, and a cup has none', async () => {
  expect(await roundOf('?round=9')).toBeNull();
  const { id } = await api.database.db
    .selectFrom('leagues')
    .select('id')
    .where('name_en', '=', 'Cup')
    .executeTakeFirstOrThrow();
  expect(await roundOf('', id)).toBeNull();
});
