import { routes } from './routes.ts';
import { isMatchRoute, matchRouteOf, routeOfSport, teamRouteOf } from './sport-routes.ts';

test.each([1, 2, 3])('sport %i has a page for its matches', (sport) => {
  const route = matchRouteOf(sport);
  expect(isMatchRoute(route)).toBe(true);
  expect(route && routes[route]).toMatchObject({ sport, isReserved: false });
});

test('an unknown sport has no match route, and other routes are not match routes', () => {
  expect([0, 99, Number.NaN].map(matchRouteOf)).toEqual([undefined, undefined, undefined]);
  expect([isMatchRoute('results'), isMatchRoute(undefined)]).toEqual([false, false]);
});

test.each([1, 2])('sport %i has a page for its teams', (sport) => {
  const route = teamRouteOf(sport);
  expect(route && routes[route]).toMatchObject({ sport, isReserved: false });
});

test('the team route of tennis is that of a player, and an unknown sport has none', () => {
  expect([3, 0, 99].map(teamRouteOf)).toEqual(['player', undefined, undefined]);
});

test('pages of a sport are named after it, those of the first sport after themselves', () => {
  expect([1, 2, 3].map((sport) => routeOfSport(sport, 'results'))).toEqual([
    'results',
    'hockeyResults',
    'tennisResults',
  ]);
  expect([1, 2, 3].map((sport) => routeOfSport(sport, 'search'))).toEqual([
    'searchMatches',
    'hockeySearch',
    'tennisSearch',
  ]);
});

test('a page that a sport does not have has no route', () => {
  expect([1, 2, 3].map((sport) => routeOfSport(sport, 'referees'))).toEqual([
    'referees',
    undefined,
    undefined,
  ]);
  expect(routeOfSport(3, 'index')).toBeUndefined();
  expect(routeOfSport(3, 'league')).toBe('tennisLeague');
  expect([1, 2, 3].map((sport) => routeOfSport(sport, 'rankings'))).toEqual([
    undefined,
    undefined,
    'tennisRankings',
  ]);
});
