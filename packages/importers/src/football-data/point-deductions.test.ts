import { playedRow } from '../testing/football-data-file.ts';
import { readRows } from '../testing/read-rows.ts';

test('a season has its point deductions', () => {
  const file = readRows([playedRow({ HomeTeam: 'Everton', AwayTeam: "Nott'm Forest" })]);
  const points = file.of('season')[0]?.deductions?.map((one) => [one.teamKey, one.points]);
  expect(points).toEqual([
    ['GB-ENG Everton', 6],
    ['GB-ENG Everton', 2],
    ["GB-ENG Nott'm Forest", 4],
  ]);
});

test.each([
  ['I1', '20/08/2022', ['Juventus', 'Milan'], [['IT Juventus', 10]]],
  [
    'E1',
    '20/08/2025',
    ['Sheffield Weds', 'Leicester'],
    [
      ['GB-ENG Sheffield Weds', 12],
      ['GB-ENG Sheffield Weds', 6],
      ['GB-ENG Leicester', 6],
    ],
  ],
  [
    'F1',
    '22/08/2021',
    ['Nice', 'Lyon'],
    [
      ['FR Nice', 1],
      ['FR Lyon', 1],
    ],
  ],
  ['F1', '20/08/2023', ['Montpellier', 'Lyon'], [['FR Montpellier', 1]]],
  ['F1', '20/08/2022', ['Montpellier', 'Nice'], []],
] as const)('points are deducted in the season of %s on %s', (Div, Date, teams, expected) => {
  const [HomeTeam, AwayTeam] = teams;
  const file = readRows([playedRow({ Div, Date, HomeTeam, AwayTeam })]);
  const points = file.of('season')[0]?.deductions?.map((one) => [one.teamKey, one.points]);
  expect(points).toEqual(expected);
});
