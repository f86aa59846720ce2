import type { RouteName } from './routes.ts';
import type { Sport } from './sport-of-path.ts';

/** Pages of the matches of each sport. */
const MATCH_ROUTES = {
  1: 'events',
  2: 'hockeyEvents',
  3: 'tennisEvents',
} as const satisfies Record<Sport, RouteName>;

export type MatchRoute = (typeof MATCH_ROUTES)[Sport];

/** The page of a match of this sport; undefined for an unknown sport. */
export const matchRouteOf = (sport: number): MatchRoute | undefined =>
  Object.hasOwn(MATCH_ROUTES, sport) ? MATCH_ROUTES[sport as Sport] : undefined;

/** Pages of the teams of each sport; of tennis of its players. */
const TEAM_ROUTES = { 1: 'team', 2: 'hockeyTeam', 3: 'player' } as const satisfies Record<
  Sport,
  RouteName
>;

export type TeamRoute = (typeof TEAM_ROUTES)[keyof typeof TEAM_ROUTES];

/** The page of a team of this sport; undefined for an unknown sport. */
export const teamRouteOf = (sport: number): TeamRoute | undefined =>
  Object.hasOwn(TEAM_ROUTES, sport) ? TEAM_ROUTES[sport as keyof typeof TEAM_ROUTES] : undefined;

export const isMatchRoute = (route: RouteName | undefined): route is MatchRoute =>
  Object.values<RouteName | undefined>(MATCH_ROUTES).includes(route);
