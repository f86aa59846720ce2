import type { FeedRecord } from '@tipmark/contract/feed';
import { aFeedMatch, aFeedScore, aFeedSeason } from '@tipmark/test-kit';
import { createMatchBook } from './match-book.ts';
import type { LeagueSettings } from './settings.ts';

const KICK_OFF = 1_705_158_000;
const HOUR = 3_600;
const EPL: LeagueSettings = {
  name: 'Premier League',
  sport: 'soccer',
  ids: { 'api-football': 39, 'football-data-org': 'PL', nhl: 'x' },
};
const SERIE_A: LeagueSettings = {
  name: 'Serie A',
  sport: 'soccer',
  ids: { 'api-football': 135, 'football-data-org': 'SA' },
};
const BOTH = [EPL, SERIE_A];

const fixture = (leagueKey: string, more: Parameters<typeof aFeedMatch>[2] = {}): FeedRecord[] => [
  aFeedSeason({ key: `${leagueKey}-2023`, leagueKey }),
  aFeedMatch('A', 'B', { key: '7', seasonKey: `${leagueKey}-2023`, ...more }),
];

test.each([
  ['api-football', '135', 'Serie A'],
  ['football-data-org', '2021', 'Premier League'],
] as const)('%s: a match is of the league with the id %s', (provider, key, league) => {
  const book = createMatchBook(provider);
  expect(book.note(fixture(key), KICK_OFF, BOTH)).toBe(true);
  expect(book.matches()).toMatchObject([
    { ids: { [provider]: '7' }, league, startsAt: KICK_OFF, endedAt: undefined },
  ]);
  // Only API-Football is asked about teams.
  const sides = provider === 'api-football' ? ['A', 'B'] : undefined;
  expect(book.matches()[0]?.sides).toEqual(sides);
});

test('a league nobody asked for is left out of the plan', () => {
  const book = createMatchBook('api-football');
  expect(book.note(fixture('999'), KICK_OFF, BOTH)).toBe(false);
  expect(book.matches()).toEqual([]);
});

test('the match of a call for one league is of that league', () => {
  const book = createMatchBook('nhl');
  book.note(fixture('nhl'), KICK_OFF, [EPL]);
  expect(book.matches()[0]?.league).toBe('Premier League');
});

test('the first report of the end counts, unless the match goes on', () => {
  const book = createMatchBook('api-football');
  book.note(fixture('39'), KICK_OFF, BOTH);
  const end = KICK_OFF + 2 * HOUR;
  expect(book.note([aFeedScore('7', 1, 0, { status: 2 })], end - 60, BOTH)).toBe(false);
  expect(book.note([aFeedScore('7', 1, 0)], end, BOTH)).toBe(true);
  expect(book.note([aFeedScore('7', 1, 1)], end + HOUR, BOTH)).toBe(false);
  expect(book.note(fixture('39'), end + HOUR, BOTH)).toBe(false);
  expect(book.matches()[0]?.endedAt).toBe(end);
  expect(book.note([aFeedScore('7', 1, 1, { status: 2 })], end + 60, BOTH)).toBe(true);
  expect(book.matches()[0]?.endedAt).toBeUndefined();
});

test('a match that is moved or canceled is not waited for', () => {
  const book = createMatchBook('api-football');
  book.note(fixture('39'), KICK_OFF, BOTH);
  expect(book.note(fixture('39', { status: 4 }), KICK_OFF, BOTH)).toBe(true);
  expect(book.matches()).toEqual([]);
});

test('a book goes on after a restart, and forgets what is over', () => {
  const before = createMatchBook('api-football');
  before.note(fixture('39'), KICK_OFF, BOTH);
  const book = createMatchBook('api-football', before.matches());
  book.note([aFeedScore('7', 1, 0)], KICK_OFF + 2 * HOUR, BOTH);
  expect(book.matches()[0]?.endedAt).toBe(KICK_OFF + 2 * HOUR);
  book.forget(KICK_OFF + 10 * 24 * HOUR);
  expect(book.matches()).toEqual([]);
});
