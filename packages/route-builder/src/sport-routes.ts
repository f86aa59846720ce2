import { isRouteName, type RouteName } from './routes.ts';
import { SPORT_NUMBERS, type SportName } from './sport-of-path.ts';

/** Pages that sports have; no sport has all of them. */
export type SportPage =
  | 'index'
  | 'results'
  | 'events'
  | 'leagues'
  | 'league'
  | 'teams'
  | 'team'
  | 'teamPlayer'
  | 'referees'
  | 'referee'
  | 'mathAnalysis'
  | 'valueTrends'
  | 'feed'
  | 'oddsScanner'
  | 'arbitrage'
  | 'droppingOdds'
  | 'oddsGrid'
  | 'compare'
  | 'rankings'
  | 'players'
  | 'searchUsersTips'
  | 'search';

/** Pages whose route is not named after them. */
const OTHER_NAMES: Readonly<Record<string, RouteName>> = {
  soccerSearch: 'searchMatches',
  tennisTeam: 'player',
};

const NAMES = new Map<number, SportName>(
  Object.entries(SPORT_NUMBERS).map(([name, sport]) => [sport, name as SportName]),
);

/** The route of a sport's page; undefined for a page or a sport that does not exist. */
export function routeOfSport(sport: number, page: SportPage): RouteName | undefined {
  const name = NAMES.get(sport);
  if (name === undefined) return undefined;
  const own = `${name}${page.charAt(0).toUpperCase()}${page.slice(1)}`;
  // those of the first sport have no prefix
  const route = OTHER_NAMES[own] ?? (name === 'soccer' ? page : own);
  return isRouteName(route) ? route : undefined;
}

/** The page of a match of this sport; undefined for an unknown sport. */
export const matchRouteOf = (sport: number) => routeOfSport(sport, 'events');

/** The page of a team of this sport, of tennis of a player; undefined for an unknown sport. */
export const teamRouteOf = (sport: number) => routeOfSport(sport, 'team');

export const isMatchRoute = (route: RouteName | undefined): boolean =>
  route !== undefined && [...NAMES.keys()].some((sport) => matchRouteOf(sport) === route);
