import { SCANNER_PRESETS, SPORT } from '@tipmark/domain';
import { z } from 'zod';
import { outcomeCategoriesOf, scannerFilter } from './scanner-filter.ts';

const filter = scannerFilter(SPORT.soccer);
const faultsOf = (value: unknown) =>
  filter.safeParse(value).error?.issues.map(({ path }) => path.join('.'));

it('accepts an empty filter, and null for any criterion', () => {
  expect(filter.parse({})).toEqual({});
  const nothing = { minOdds: null, leagueIds: null, isRise: null, sortType: null };
  expect(filter.parse({ ...nothing, utm: 'x' })).toEqual(nothing);
});

it('accepts the presets', () => {
  for (const criteria of SCANNER_PRESETS.values()) expect(filter.parse(criteria)).toEqual(criteria);
});

it.each([
  [{ minOdds: 1 }, 'minOdds'],
  [{ minOdds: '1.5' }, 'minOdds'],
  [{ minOdds: Number.NaN }, 'minOdds'],
  [{ maxOdds: 1e9 }, 'maxOdds'],
  [{ minOdds: 2, maxOdds: 1.5 }, 'maxOdds'],
  [{ minRoi: 5, maxRoi: -5 }, 'maxRoi'],
  [{ sportType: 2 }, 'sportType'],
  [{ sortType: 6 }, 'sortType'],
  [{ leagueIds: [1, 0] }, 'leagueIds.1'],
  [{ leagueIds: { length: 1 } }, 'leagueIds'],
  [{ matchIds: Array.from({ length: 501 }, (_, i) => i + 1) }, 'matchIds'],
  [{ matchHours: 1.5 }, 'matchHours'],
  [{ matchHours: 337 }, 'matchHours'],
  [{ maxMatchTimestamp: 12 }, 'maxMatchTimestamp'],
  [{ outcomeCategories: [12] }, 'outcomeCategories.0'],
  [{ leagueCategories: [0] }, 'leagueCategories.0'],
  [{ tipsCountPerUser: 2 }, 'tipsCountPerUser'],
  [{ contestName: '\ud800' }, 'contestName'],
])('rejects %j because of %s', (value, field) => {
  expect(faultsOf(value)).toEqual([field]);
});

it('lists the outcome categories of each sport', () => {
  expect(outcomeCategoriesOf(SPORT.soccer)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(outcomeCategoriesOf(SPORT.hockey)).toEqual([1, 2, 3, 4, 5, 6, 7, 10]);
  expect(outcomeCategoriesOf(SPORT.tennis)).toEqual([1, 7, 11, 12]);
});

it('can be described by JSON Schema', () => {
  expect(z.toJSONSchema(filter, { io: 'input' })).toHaveProperty('properties.minOdds');
});
