import type { FeedRecord } from '@tipmark/contract/feed';
import {
  aFeedLeague,
  aFeedMatch,
  aFeedReferee,
  aFeedScore,
  aFeedSeason,
  aFeedTeam,
} from '@tipmark/test-kit';
import { ofAskedLeagues } from './asked-leagues.ts';
import { createMatchBook } from './match-book.ts';
import type { LeagueSettings } from './settings.ts';

const NHL: LeagueSettings = { name: 'NHL', sport: 'hockey', ids: { 'api-hockey': 57, nhl: 'nhl' } };
/** A day of two leagues: one referee and one team of the second are in both. */
const day: FeedRecord[] = [
  aFeedLeague({ key: '57' }),
  aFeedSeason({ key: '57-2026', leagueKey: '57' }),
  aFeedLeague({ key: '101' }),
  aFeedSeason({ key: '101-2026', leagueKey: '101' }),
  ...['Bruins', 'Rangers', 'Sparta', 'Kometa'].map((name) => aFeedTeam(name, { key: name })),
  aFeedReferee('Orlov', { key: 'Orlov' }),
  aFeedMatch('Bruins', 'Rangers', { key: '1', seasonKey: '57-2026', refereeKey: 'Orlov' }),
  aFeedMatch('Sparta', 'Kometa', { key: '2', seasonKey: '101-2026', refereeKey: 'Orlov' }),
  aFeedMatch('Sparta', 'Bruins', { key: '3', seasonKey: '57-2026' }),
  aFeedScore('1', 2, 1),
  aFeedScore('2', 4, 0),
];
const keyOf = (record: FeedRecord) =>
  `${record.kind} ${'key' in record ? record.key : record.matchKey}`;

test('a day of every league is reduced to the leagues of the settings', () => {
  expect(ofAskedLeagues(day, 'api-hockey', [NHL]).map((one) => keyOf(one))).toEqual([
    'league 57',
    'season 57-2026',
    'team Bruins',
    'team Rangers',
    'team Sparta',
    'referee Orlov',
    'match 1',
    'match 3',
    'score 1',
  ]);
});

test('a call for one league holds nothing else: its keys may be other ones', () => {
  expect(ofAskedLeagues(day, 'nhl', [NHL])).toBe(day);
});

test('what is about a match of an earlier answer stays', () => {
  const later = [aFeedScore('1', 3, 1)];
  expect(ofAskedLeagues(later, 'api-hockey', [NHL])).toEqual(later);
});

test('matches of other leagues are not planned, even if one league is asked for alone', () => {
  const book = createMatchBook('api-hockey');
  book.note(day, 0, [NHL]);
  expect(book.matches().map(({ ids }) => ids['api-hockey'])).toEqual(['1', '3']);
});
