import { type RefereeFilters, readRefereeFilters, refereeParams } from './referee-filters.ts';

const read = (search: string) => readRefereeFilters(new URLSearchParams(search));
const first: RefereeFilters = { countOfMatches: 20, countOfMonths: 24, isCurrentGameSeason: false };

test.each<[string, RefereeFilters]>([
  ['season=1', { ...first, isCurrentGameSeason: true }],
  ['count=10', { ...first, countOfMatches: 10 }],
  ['count=10&months=12', { ...first, countOfMatches: 10, countOfMonths: 12 }],
])('%s is the same when read and written', (search, filters) => {
  expect(read(search)).toEqual(filters);
  expect(read(new URLSearchParams(refereeParams(filters) as never).toString())).toEqual(filters);
});

test('the defaults are left out of the address', () => {
  expect(read('')).toEqual(first);
  expect(refereeParams(first)).toEqual({});
});
