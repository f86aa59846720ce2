import { pointsByMatch } from './points-by-match.ts';
import type { StandingsMatch } from './standings-row.ts';

const RULE = { win: 3, draw: 1, loss: 0 };
const on = (
  startsAt: number,
  [homeId, awayId]: readonly [number, number],
  score: StandingsMatch['score'],
): StandingsMatch => ({ homeId, awayId, score, startsAt });

const matches = [
  on(3, [1, 3], [2, 2]),
  on(1, [1, 2], [1, 0]),
  on(2, [2, 3], [0, 4]),
  on(4, [3, 2], null),
];

test('adds up match by match, whatever the order of matches', () => {
  expect(pointsByMatch(1, [1, 2, 3], matches, RULE).map(({ points }) => points)).toEqual([3, 4]);
});

test('is compared with the mean of all teams after as many matches', () => {
  // after one match 3, 0 and 3; after two 4, 0 and 4
  const means = pointsByMatch(3, [1, 2, 3], matches, RULE).map(({ mean }) => mean);
  expect(means).toEqual([2, 8 / 3]);
});

test('counts the point for an overtime loss', () => {
  const late = [{ ...on(1, [1, 2], [3, 2]), isDecidedInOvertime: true }];
  const rule = { ...RULE, overtimeWin: 2, overtimeLoss: 1 };
  expect(pointsByMatch(2, [1, 2], late, rule)).toEqual([{ points: 1, mean: 1.5 }]);
});

test('is empty for a team that has not played', () => {
  expect(pointsByMatch(9, [1, 2, 3], matches, RULE)).toEqual([]);
});
