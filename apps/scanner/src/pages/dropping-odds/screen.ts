import { callOf, droppingOddsCalls } from '@tipmark/contract';
import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import { pagedLoads } from '@tipmark/match-features/pages';
import { matchRouteOf, routeOfSport } from '@tipmark/route-builder';
import { createDroppingOdds } from './create-dropping-odds.tsx';

/** `/dropping-odds` of a sport. */
function dropsOf(name: SportName) {
  const sport = SPORT[name];
  return createDroppingOdds({
    sport,
    route: routeOfSport(sport, 'droppingOdds') ?? 'droppingOdds',
    matchRoute: matchRouteOf(sport) ?? 'events',
    ...pagedLoads(callOf(droppingOddsCalls, name)),
  });
}

/** The falling odds of each sport. */
export const drops = Object.fromEntries(
  SPORT_NAMES.map((name) => [name, dropsOf(name)]),
) as Readonly<Record<SportName, ReturnType<typeof dropsOf>>>;
