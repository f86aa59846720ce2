import { partsOf } from './parts-of.ts';

test('each part has what was added in it, without percentages', () => {
  const ends = [
    { home: { shots: 4, possession: 55, expectedGoals: 0.31 }, away: { shots: 5 } },
    { home: { shots: 11, possession: 55, expectedGoals: 1.01 }, away: { shots: 5 } },
  ];
  expect(partsOf(ends)).toEqual([
    { home: { shots: 4, expectedGoals: 0.31 }, away: { shots: 5 } },
    { home: { shots: 7, expectedGoals: 0.7 }, away: { shots: 0 } },
  ]);
});

test('a match that has not started has no parts', () => {
  expect(partsOf([])).toEqual([]);
});
