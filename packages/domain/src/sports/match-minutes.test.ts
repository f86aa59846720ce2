import { matchMinutes } from './match-minutes.ts';
import { SPORTS } from './sports.ts';

test('two halves take two hours, three periods and a match of sets two and a half', () => {
  const minutes = SPORTS.map((rules) => [rules.name, matchMinutes(rules)]);
  expect(minutes).toEqual([
    ['soccer', 120],
    ['hockey', 150],
    ['tennis', 150],
  ]);
});
