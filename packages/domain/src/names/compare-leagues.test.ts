import fc from 'fast-check';
import { haveSameLeagueName, leagueMarks } from './compare-leagues.ts';

const league = (name: string, country: string, isOfTour = false) => ({
  names: [name],
  country,
  isOfTour,
});

const same = (one: string, other: string, country: string, isOfTour = false) => {
  const [first, second] = [league(one, country, isOfTour), league(other, country, isOfTour)];
  const is = haveSameLeagueName(first, second);
  expect(haveSameLeagueName(second, first)).toBe(is);
  return is;
};

test.each([
  ['Premier League', 'England. Premier League', 'GB-ENG'],
  ['Premier League', 'English Premier League', 'GB-ENG'],
  ['EPL', 'Premier League', 'GB-ENG'],
  ['EPL', 'England. Premier League', 'GB-ENG'],
  ['Bundesliga', '1. Bundesliga', 'DE'],
  ['Germany - Bundesliga', 'German Bundesliga', 'DE'],
  ['LaLiga', 'La Liga', 'ES'],
  ['MLS', 'Major League Soccer', 'US'],
  ['Serie A', 'Italy: Serie A', 'IT'],
  ['Česká 1. liga', 'Ceska Liga', 'CZ'],
  ['Champions League', 'UEFA Champions League', 'ZZ'],
  ['Премьер-лига', 'Premer Liga', 'RU'],
])('%s and %s of %s are names of one league', (one, other, country) => {
  expect(same(one, other, country)).toBe(true);
});

test.each([
  ['Premier League', 'Premier League 2', 'GB-ENG'],
  ['Premier League', 'Premier League Cup', 'GB-ENG'],
  ['Bundesliga', '2. Bundesliga', 'DE'],
  ['Serie A', 'Serie B', 'IT'],
  ['Ligue 1', 'Ligue 2', 'FR'],
  ['EPL', 'Championship', 'GB-ENG'],
  ['La Liga', 'Primera División', 'ES'],
  ['U19 Bundesliga', 'Bundesliga', 'DE'],
  // Of another country its name says more than the league.
  ['Germany - Bundesliga', 'Bundesliga', 'AT'],
  // Nothing but the country: the market of a price feed.
  ['England', 'English', 'GB-ENG'],
])('%s and %s of %s are not', (one, other, country) => {
  expect(same(one, other, country)).toBe(false);
});

test('the kind of a tournament is left out at will, its place is not', () => {
  expect(same('ATP Cincinnati', 'Cincinnati Open Men', 'ZZ', true)).toBe(true);
  expect(same('ATP Cincinnati', 'ATP Rome', 'ZZ', true)).toBe(false);
  expect(same('ATP Cincinnati', 'Cincinnati Open Men', 'ZZ')).toBe(false);
});

test('any of several names may prove it', () => {
  const one = { names: ['Primera División', 'La Liga'], country: 'ES', isOfTour: false };
  expect(haveSameLeagueName(one, league('LaLiga', 'ES'))).toBe(true);
});

test.each([
  ['Premier League', ''],
  ['Ligue 2', ''],
  ['Serie B', ''],
  ['Frauen-Bundesliga', 'women'],
  ["Women's Super League", 'women'],
  ['U19 Bundesliga', 'u19'],
  ['Reserve League', 'reserves'],
])('%s is marked %j', (name, marks) => {
  expect(leagueMarks(name)).toBe(marks);
});

test('each name is its own, and the order of two never matters', () => {
  const name = fc
    .array(fc.constantFrom('Premier', 'League', 'England', '1', '2', 'Cup', 'EPL', 'A'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((tokens) => tokens.join(' '));
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(same(one, one, 'GB-ENG')).toBe(true);
      same(one, other, 'GB-ENG');
    }),
  );
});
