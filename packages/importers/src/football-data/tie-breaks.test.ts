import { type StandingsMatch, standings } from '@tipmark/domain';
import { DIVISIONS } from './divisions.ts';
import { EXTRA_DIVISIONS } from './extra-divisions.ts';
import { tieBreaksOf } from './tie-breaks.ts';

test.each([
  ['SP1', '2023/24', 'headToHeadPoints'],
  ['I1', '2004/05', 'headToHeadPoints'],
  ['P1', '2023/24', 'headToHeadPoints'],
  ['T1', '2023/24', 'headToHeadPoints'],
  ['G1', '2023/24', 'headToHeadPoints'],
  ['F1', '2023/24', 'goalDifference'],
  ['F1', '2016/17', undefined],
  ['E0', '2023/24', undefined],
  ['B1', '2023/24', 'wins'],
  ['Brazil', '2024', 'wins'],
  ['Russia', '2016/17', 'wins'],
  ['Russia', '2017/18', 'headToHeadPoints'],
  ['Poland', '2020/21', 'headToHeadPoints'],
  ['USA', '2012', 'goalsFor'],
  ['USA', '2013', 'wins'],
])('%s %s has %s as its first tie-break', (division, season, first) => {
  expect(tieBreaksOf(division, season)?.[0]).toBe(first);
});

test.each([
  ['F1', '2024/25', '2025/26'],
  ['Poland', '2020/21', '2021/22'],
])('head-to-head away goals counted in %s until %s and not in %s', (division, last, next) => {
  const counts = (season: string) => tieBreaksOf(division, season)?.includes('headToHeadAwayGoals');
  expect([counts(last), counts(next)]).toEqual([true, false]);
});

test('no order of tie-breaks has one twice, and 16 leagues have one', () => {
  const known = [...Object.keys(DIVISIONS), ...Object.keys(EXTRA_DIVISIONS)];
  const orders = known.map((division) => tieBreaksOf(division, '2023/24') ?? []);
  expect(orders.filter((order) => new Set(order).size < order.length)).toEqual([]);
  expect(orders.filter((order) => order.length > 0)).toHaveLength(16);
});

const [PORTO, BRAGA, RIO_AVE, FARO] = [1, 2, 3, 4];
const NAMES = ['Porto', 'Braga', 'Rio Ave', 'Faro'];

const tableOf = (division: string, matches: readonly StandingsMatch[]) => {
  const tieBreaks = tieBreaksOf(division, '2023/24');
  const teams = NAMES.map((name, index) => ({ id: index + 1, name }));
  return standings(teams, matches, tieBreaks && { tieBreaks }).map(
    ({ teamId }) => NAMES[teamId - 1],
  );
};

const match = (homeId = 0, awayId = 0, home = 0, away = 0): StandingsMatch => ({
  homeId,
  awayId,
  startsAt: 1,
  score: [home, away],
});

/** Braga wins against Porto, which scores nine against Rio Ave: one win each. */
const BEATEN = [match(BRAGA, PORTO, 1, 0), match(PORTO, RIO_AVE, 9, 0)];

test.each([
  ['E0', 'Porto'],
  ['D1', 'Porto'],
  ['N1', 'Porto'],
  ['SC0', 'Porto'],
  ['B1', 'Porto'],
  ['P1', 'Braga'],
  ['T1', 'Braga'],
  ['G1', 'Braga'],
  ['SP1', 'Braga'],
  ['I2', 'Braga'],
  ['Russia', 'Braga'],
])('in %s, of two level teams of which Braga beat Porto, %s is first', (division, first) => {
  expect(tableOf(division, BEATEN)[0]).toBe(first);
});

/**
 * Both have four points and an even goal difference: Porto by a win, a draw and a defeat, Braga
 * only by draws, with more goals.
 */
const LEVEL = [
  match(PORTO, BRAGA, 0, 0),
  match(PORTO, FARO, 2, 0),
  match(FARO, PORTO, 2, 0),
  match(BRAGA, FARO, 3, 3),
  match(FARO, BRAGA, 2, 2),
  match(BRAGA, RIO_AVE, 4, 4),
];

test.each([
  ['P1', 'Porto'],
  ['B1', 'Porto'],
  ['T1', 'Braga'],
  ['E0', 'Braga'],
])('in %s, of two level teams that drew with each other, %s is first', (division, first) => {
  const pair = tableOf(division, LEVEL).filter((name) => name === 'Porto' || name === 'Braga');
  expect(pair[0]).toBe(first);
});
