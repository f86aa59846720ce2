import { tieBreaksOf } from './tie-breaks.ts';

test.each([
  ['SP1', '2023/24', 'headToHeadPoints'],
  ['I1', '2004/05', 'headToHeadPoints'],
  ['F1', '2023/24', 'goalDifference'],
  ['F1', '2016/17', undefined],
  ['E0', '2023/24', undefined],
])('%s %s looks first at %s', (division, season, first) => {
  expect(tieBreaksOf(division, season)?.[0]).toBe(first);
});

test('goals in each other’s stadium decided in France to 2025', () => {
  const counts = (season: string) => tieBreaksOf('F1', season)?.includes('headToHeadAwayGoals');
  expect([counts('2024/25'), counts('2025/26')]).toEqual([true, false]);
});
