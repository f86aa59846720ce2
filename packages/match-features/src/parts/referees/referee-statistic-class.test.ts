import { REFEREES_SORT } from '@tipmark/domain';
import {
  leadOfSort,
  REFEREE_STATISTICS,
  refereeStatisticClass,
} from './referee-statistic-class.ts';

test.each([
  ['yellowCards', ['yellowCards', 'redCards']],
  ['redCards', ['yellowCards', 'redCards']],
  ['penalties', ['yellowCards', 'penalties']],
  ['fouls', ['yellowCards', 'fouls']],
] as const)(
  'a phone shows two statistics, including %s when the table is sorted by it',
  (lead, shown) => {
    expect(
      REFEREE_STATISTICS.filter((statistic) => refereeStatisticClass(statistic, lead) !== 'wide'),
    ).toEqual(shown);
  },
);

test.each([
  ...REFEREE_STATISTICS.map((statistic) => [statistic, statistic] as const),
  ['countOfMatches', 'yellowCards'],
  ['name', 'yellowCards'],
] as const)('the leading statistic of a table sorted by %s is %s', (sort, lead) => {
  expect(leadOfSort(REFEREES_SORT[sort])).toBe(lead);
});
