import { callOf, oddsGridCalls } from '@tipmark/contract';
import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import { loadOf } from '@tipmark/match-features/pages';
import { matchRouteOf, routeOfSport } from '@tipmark/route-builder';
import { createOddsGrid } from './create-odds-grid.tsx';

/** `/odds-grid` of a sport. */
function gridOf(name: SportName) {
  const sport = SPORT[name];
  return createOddsGrid({
    sport,
    route: routeOfSport(sport, 'oddsGrid') ?? 'oddsGrid',
    matchRoute: matchRouteOf(sport) ?? 'events',
    resultsRoute: routeOfSport(sport, 'results') ?? 'results',
    load: loadOf(callOf(oddsGridCalls, name)),
  });
}

/** The odds of a day in each sport. */
export const grids = Object.fromEntries(
  SPORT_NAMES.map((name) => [name, gridOf(name)]),
) as Readonly<Record<SportName, ReturnType<typeof gridOf>>>;
