import { type ArbitrageReply, arbitrageCalls, callOf } from '@tipmark/contract';
import { SPORT, type Sport, type SportName } from '@tipmark/domain';
import { loadOf, type PageLoad } from '@tipmark/match-features/pages';
import { matchRouteOf, type RouteName, routeOfSport } from '@tipmark/route-builder';

/** The arbitrages of one sport: their route and their request. */
export interface ArbitrageOf {
  readonly sport: Sport;
  readonly route: RouteName;
  readonly scannerRoute: RouteName;
  readonly matchRoute: RouteName;
  readonly load: PageLoad<object, ArbitrageReply>;
}

export function arbitrageOf(name: SportName): ArbitrageOf {
  const sport = SPORT[name];
  return {
    sport,
    route: routeOfSport(sport, 'arbitrage') ?? 'arbitrage',
    scannerRoute: routeOfSport(sport, 'oddsScanner') ?? 'oddsScanner',
    matchRoute: matchRouteOf(sport) ?? 'events',
    load: loadOf(callOf(arbitrageCalls, name)),
  };
}
