import { TEAMS_TABLE_SORT } from '../enumerations/sort-orders.ts';
import { hockeyRules } from '../sports/hockey.ts';
import { withOvertime } from '../sports/points-rule.ts';
import { soccerRules } from '../sports/soccer.ts';
import { inTableOrder } from './teams-table.ts';

const row = (
  position: number,
  played: number,
  points: number,
  goalDifference: number,
  over: readonly [number, number],
) => ({ position, played, points, goalDifference, over: { over: over[0], of: over[1] } });

const rows = [
  row(1, 10, 20, 3, [4, 10]),
  row(2, 9, 19, 8, [5, 9]),
  row(3, 8, 16, -1, [0, 0]),
  row(4, 0, 0, 0, [0, 0]),
];

test.each([
  ['points', TEAMS_TABLE_SORT.points, [1, 2, 3, 4]],
  ['points per match, teams without matches last', TEAMS_TABLE_SORT.pointsPerMatch, [2, 1, 3, 4]],
  ['goal difference', TEAMS_TABLE_SORT.goalDifference, [2, 1, 4, 3]],
  ['share of matches over the line', TEAMS_TABLE_SORT.overShare, [2, 1, 3, 4]],
])('sorts by %s', (_what, sort, positions) => {
  expect(inTableOrder(rows, sort).map(({ position }) => position)).toEqual(positions);
});

test('points for win, draw and loss only are completed with overtime points as in hockey', () => {
  expect(withOvertime(soccerRules.table.points)).toEqual(hockeyRules.table.points);
  expect(withOvertime({ win: 2, draw: 1, loss: 0 })).toMatchObject({
    overtimeWin: 2,
    overtimeLoss: 1,
  });
});
