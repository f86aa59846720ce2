import { addedRoutes, isRouteName, productRoutes, reservedRoutes, routes } from './routes.ts';

/** The last of the specified sports. */
const TENNIS = 3;

const SPECIFIED_PATTERNS = `
/ /profile/[userUrl] /premium /leaderboard /login /register /account-recovery
/recover-password/[hash] /confirm-email/[hash] /social-login/[hash]
/tennis /tennis/events/[matchUrl] /tennis/odds-scanner /tennis/search-tips-and-cappers
/Referees /Referees/[refereeUrl] /Results /Tournaments /Tournaments/[leagueId]
/odds-scanner /value-trends /feed /Events/[matchUrl] /Teams /Teams/[teamUrl]
/hockey /hockey/Events/[matchUrl] /hockey/Tournaments /hockey/Tournaments/[leagueId]
/hockey/Teams /hockey/Teams/[teamUrl] /hockey/Results /hockey/odds-scanner
/hockey/math-analysis /hockey/search-tips-and-cappers
/premium-cup-rules /{product}-cup-rules /feedback /link-redirect /math-analysis
/search-tips-and-cappers /about-us /bookmakers /bookmakers/[bookmaker]
`
  .trim()
  .split(/\s+/);

const RESERVED_PATTERNS =
  '/hockey/Series /Players/[playerUrl] /Search/Matches /Series /Averages /privacy-policy /UserAgreement'.split(
    ' ',
  );

const patternsOf = (table: Record<string, { pattern: string }>) =>
  Object.values(table).map(({ pattern }) => pattern);

test('the product has exactly the 44 specified patterns', () => {
  const specified = Object.values(productRoutes).filter(({ sport }) => sport <= TENNIS);
  expect(specified).toHaveLength(44);
  expect(specified.map(({ pattern }) => pattern).toSorted()).toEqual(SPECIFIED_PATTERNS.toSorted());
});

test('7 patterns are reserved and marked as such', () => {
  expect(patternsOf(reservedRoutes).toSorted()).toEqual(RESERVED_PATTERNS.toSorted());
  const marked = Object.values(routes).filter(({ isReserved }) => isReserved);
  expect(marked).toEqual(Object.values(reservedRoutes));
});

test('names and patterns are unique', () => {
  const tables = [productRoutes, reservedRoutes, addedRoutes];
  expect(Object.keys(routes)).toHaveLength(tables.flatMap(Object.keys).length);
  expect(new Set(patternsOf(routes)).size).toBe(Object.keys(routes).length);
});

test.each(['/Results', '', 'Index', 'constructor', '__proto__', undefined, null, 7, {}])(
  '%p is not a route name',
  (value) => {
    expect(isRouteName(value)).toBe(false);
  },
);
