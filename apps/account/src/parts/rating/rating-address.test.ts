/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { readSeason, seasonName } from './contest-season.ts';
import { plainRating, ratingAddress, readRatingView } from './rating-address.ts';

const read = (search: string) => readRatingView(new URLSearchParams(search));

test.each([
  '',
  'period=1',
  'period=5&minTips=50',
  'minTips=100&only=premium',
  'month=202611&minTips=50',
])('the rating at ?%s has that address again', (search) => {
  const address = ratingAddress(read(search), 'en');
  expect(address).toBe(search === '' ? '/en/leaderboard' : `/en/leaderboard?${search}`);
});

test('a contest has no periods of its own', () => {
  expect(ratingAddress(read('contestId=2202610&period=1&month=202611&minTips=50'), 'ru')).toBe(
    '/leaderboard?contestId=2202610&minTips=50',
  );
});

test.each([
  'period=0',
  'period=6',
  'minTips=7',
  'only=all',
  'contestId=10000001',
  'contestId=x',
  'month=202600',
  'month=x',
])('the invalid ?%s counts as not given', (search) => expect(read(search)).toEqual(plainRating));

test.each([
  ['season=1202610', 1, 1_202_610],
  ['season=1202610', 2, undefined],
  ['season=202610', 1, undefined],
  ['season=1202610x', 1, undefined],
  ['', 1, undefined],
])('?%s of contest %d is the season %p', (search, contest, season) => {
  expect(readSeason(new URLSearchParams(search), contest)).toBe(season);
});

test('a season is named by its month, whichever contest it belongs to', () => {
  expect(seasonName(1_202_611, 'en')).toBe('November 2026');
  expect(seasonName(2_202_701, 'ru')).toBe('январь 2027');
});
