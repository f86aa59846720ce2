import { tournamentName } from './tournament-name.ts';

test.each([
  ['ATP', 'Cincinnati Masters', false, 'ATP Cincinnati'],
  ['WTA', 'French Open', false, 'WTA Roland Garros'],
  ['WTA', 'WTA Adelaide 2', false, 'WTA Adelaide'],
  ['ATP', 'Wimbledon', true, 'ATP Wimbledon Doubles'],
  ['CHALLENGER', 'Corrientes Challenger Men', false, 'Corrientes Challenger Men'],
  ['ITF', 'M25 Wichita', false, 'ITF M25 Wichita'],
  ['', 'Laver Cup', false, 'Laver Cup'],
])('%s %s (pairs: %s) is %s', (tour, name, isDoubles, expected) => {
  expect(tournamentName(tour, name, isDoubles)).toBe(expected);
});
