import { GOALIES_SORT, SPECIAL_TEAMS_SORT } from '../enumerations/sort-orders.ts';
import { goalsAgainstOf, leastGoalieMatches, rankedGoalies, saveShareOf } from './goalies.ts';
import { penaltyKillingShareOf, powerPlayShareOf, rankedSpecialTeams } from './special-teams.ts';

const goalie = (name: string, matches: number, shots: number, saves: number, shutouts = 0) => ({
  name,
  matches,
  shots,
  saves,
  shutouts,
});

const GOALIES = [
  goalie('busy', 40, 1_200, 1_080, 2),
  goalie('best', 20, 600, 552, 1),
  goalie('level', 10, 300, 270, 1),
  goalie('idle', 1, 0, 0),
];

const positionsBy = (sort: Parameters<typeof rankedGoalies>[1]) =>
  rankedGoalies(GOALIES, sort).map(({ name, position }) => `${position} ${name}`);

test('a quarter of the matches of the busiest team makes a goalie ranked', () => {
  expect([0, 1, 4, 5, 82].map(leastGoalieMatches)).toEqual([1, 1, 1, 2, 21]);
});

test('save share and goals against are of the matches he began', () => {
  expect(saveShareOf({ shots: 600, saves: 552 })).toBeCloseTo(0.92, 6);
  expect(goalsAgainstOf({ matches: 20, shots: 600, saves: 552 })).toBeCloseTo(2.4, 6);
  expect(saveShareOf({ shots: 0, saves: 0 })).toBeUndefined();
  expect(goalsAgainstOf({ matches: 0, shots: 0, saves: 0 })).toBeUndefined();
});

test.each([
  [GOALIES_SORT.saveShare, ['1 best', '2 busy', '2 level', '4 idle']],
  [GOALIES_SORT.goalsAgainst, ['1 idle', '2 best', '3 busy', '3 level']],
  [GOALIES_SORT.shutouts, ['1 busy', '2 best', '2 level', '4 idle']],
  [GOALIES_SORT.saves, ['1 busy', '2 best', '3 level', '4 idle']],
  [GOALIES_SORT.matches, ['1 busy', '2 best', '3 level', '4 idle']],
] as const)('order %d ranks the best first, equals on one position', (sort, positions) => {
  expect(positionsBy(sort)).toEqual(positions);
});

const team = (name: string, ...sums: readonly [number, number, number, number]) => {
  const [chances, goals, timesShort, goalsAgainst] = sums;
  return { name, chances, goals, timesShort, goalsAgainst };
};

test('power play and penalty killing are shares of the chances', () => {
  const row = team('any', 50, 12, 40, 6);
  expect(powerPlayShareOf(row)).toBeCloseTo(0.24, 6);
  expect(penaltyKillingShareOf(row)).toBeCloseTo(0.85, 6);
  const none = team('none', 0, 0, 0, 0);
  expect([powerPlayShareOf(none), penaltyKillingShareOf(none)]).toEqual([undefined, undefined]);
});

test.each([
  [SPECIAL_TEAMS_SORT.powerPlay, ['1 sharp', '2 wild', '3 calm', '4 none']],
  [SPECIAL_TEAMS_SORT.penaltyKilling, ['1 calm', '2 sharp', '3 wild', '4 none']],
  [SPECIAL_TEAMS_SORT.chances, ['1 wild', '2 sharp', '2 calm', '4 none']],
  [SPECIAL_TEAMS_SORT.timesShort, ['1 wild', '2 sharp', '3 calm', '4 none']],
] as const)('order %d ranks teams by what they make of penalties', (sort, positions) => {
  const teams = [
    team('none', 0, 0, 0, 0),
    team('sharp', 40, 12, 45, 9),
    team('wild', 60, 12, 80, 20),
    team('calm', 40, 4, 30, 3),
  ];
  const ranked = rankedSpecialTeams(teams, sort);
  expect(ranked.map(({ name, position }) => `${position} ${name}`)).toEqual(positions);
});
