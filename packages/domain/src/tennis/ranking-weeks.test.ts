import { orderTours, rankingWeekAfter, rankingWeekAt } from './ranking-weeks.ts';

const at = (text: string) => Date.parse(text) / 1_000;

test.each([
  ['2026-11-29T23:59:59Z', '2026-11-23T00:00:00Z'],
  ['2026-11-23T00:00:00Z', '2026-11-23T00:00:00Z'],
  ['2026-11-22T23:59:59Z', '2026-11-16T00:00:00Z'],
  ['2000-01-01T12:00:00Z', '1999-12-27T00:00:00Z'],
])('the ranking week of %s began %s', (instant, monday) => {
  expect(rankingWeekAt(at(instant))).toBe(at(monday));
});

test('weeks go on over the end of a year', () => {
  expect(rankingWeekAfter(at('2026-12-28T00:00:00Z'), 1)).toBe(at('2027-01-04T00:00:00Z'));
  expect(rankingWeekAfter(at('2026-01-05T00:00:00Z'), -1)).toBe(at('2025-12-29T00:00:00Z'));
});

test('known tours come first, men before women, the others by their keys', () => {
  expect(orderTours(['W', 'aurora', 'WTA', 'B', 'meridian', 'ATP'])).toEqual([
    'ATP',
    'WTA',
    'meridian',
    'aurora',
    'B',
    'W',
  ]);
});
