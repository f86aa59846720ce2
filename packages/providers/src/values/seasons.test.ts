import { isSplitIn, seasonAt, seasonBetween, seasonOfYear } from './seasons.ts';

const at = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1_000;

test('seasons over the winter have two years', () => {
  expect(seasonOfYear(2025, true)).toEqual({
    name: '2025/26',
    startsOn: '2025-07-01',
    endsOn: '2026-06-30',
  });
  expect(seasonOfYear(1999, true).name).toBe('1999/00');
  expect(seasonAt(at('2026-01-04'), true).name).toBe('2025/26');
  expect(seasonAt(at('2026-07-12'), true).name).toBe('2026/27');
});

test('others have the year of their days', () => {
  expect(seasonAt(at('2026-01-04'), false)).toEqual({
    name: '2026',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
  });
  expect([isSplitIn('NO'), isSplitIn('GB-ENG'), isSplitIn('ZZ')]).toEqual([false, true, true]);
});

test('where the days are known, they name the season', () => {
  expect(seasonBetween('2023-08-18', '2024-05-18')).toEqual({
    name: '2023/24',
    startsOn: '2023-08-18',
    endsOn: '2024-05-18',
  });
  expect(seasonBetween('2022-04-10', '2022-11-13').name).toBe('2022');
});
