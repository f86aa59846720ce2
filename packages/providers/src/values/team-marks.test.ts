import { teamNameIn } from './team-marks.ts';

test.each([
  ['Premier League', 'Chelsea', 'Chelsea'],
  ['FA WSL', 'Chelsea', 'Chelsea W'],
  ['Frauen-Bundesliga', 'VfL Wolfsburg', 'VfL Wolfsburg W'],
  ['FA WSL', 'Chelsea W', 'Chelsea W'],
  ['Première Ligue féminine', 'Lyon', 'Lyon W'],
  ['UEFA U21 Championship', 'Germany', 'Germany U21'],
  ['UEFA U21 Championship', 'Germany U21', 'Germany U21'],
  ['Campionato Primavera - 1', 'Inter', 'Inter U19'],
  ['Professional Development League', 'Barnsley', 'Barnsley Reserves'],
  ['Reserve League', 'Hearts II', 'Hearts II'],
  ["Women's U19 Euro", 'Spain', 'Spain W U19'],
])('in %s %s is %s', (league, name, expected) => {
  expect(teamNameIn(league, name)).toBe(expected);
});
