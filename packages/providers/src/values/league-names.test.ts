import { leagueName } from './league-names.ts';

test.each([
  ['ZZ', 'UEFA Champions League', 'Champions League'],
  ['ZZ', 'UEFA Europa League', 'Europa League'],
  ['ZZ', 'UEFA Europa Conference League', 'Conference League'],
  ['ZZ', 'CONMEBOL Libertadores', 'Copa Libertadores'],
  ['ZZ', 'FIFA World Cup', 'World Cup'],
  ['CH', 'Super League', 'Swiss Super League'],
  ['GR', 'Super League 2', 'Super League 2'],
  ['GB-ENG', 'Premier League', 'Premier League'],
])('in %s %s is %s', (country, name, expected) => {
  expect(leagueName(country, name)).toBe(expected);
});
