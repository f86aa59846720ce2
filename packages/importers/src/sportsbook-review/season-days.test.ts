import { daysOfRows, firstMonthOf } from './season-days.ts';

test('a first row with an impossible day does not move the season by a year', () => {
  const cells = ['1332', '1003', '1231', '115'];
  const firstMonth = firstMonthOf(cells);
  expect(firstMonth).toBe(10);
  expect(daysOfRows(cells, { firstYear: 2019, firstMonth })).toEqual([
    { fault: 'column Date holds "1332", not a day as mmdd; write 1002 for 2 October' },
    { day: '2019-10-03' },
    { day: '2019-12-31' },
    { day: '2020-01-15' },
  ]);
});
