import { MAIN_LINES, SPORT, type Sport, type SportName } from '@tipmark/domain';
import type { FoundRoutes } from '@tipmark/match-features/search';
import type { HostState, Load } from '@tipmark/remote-kit';
import { type RouteName, routeOfSport } from '@tipmark/route-builder';
import { headerSearches, searchCalls } from './search-load.ts';
import type { SearchStore } from './search-store.ts';

/** The API finds nothing for less. */
export const MIN_CHARACTERS = 2;

/** How the header searches a sport. */
export interface SportSearch {
  readonly load: (typeof headerSearches)[SportName];
  /** Pages of found results. */
  readonly routes: FoundRoutes;
  /** The page of all results, where there is one. */
  readonly page?: RouteName;
  /** The page that compares two of its teams or players. */
  readonly compare?: RouteName;
}

/** Pages of what is found, by what it is. */
const FOUND_PAGES = {
  matches: 'events',
  teams: 'team',
  leagues: 'league',
  referees: 'referee',
} as const;

function searchIn(sport: Sport): SportSearch {
  const page = routeOfSport(sport, 'search');
  const compare = routeOfSport(sport, 'compare');
  const routes = Object.entries(FOUND_PAGES).flatMap(([kind, found]) => {
    const route = routeOfSport(sport, found);
    return route ? [[kind, route] as const] : [];
  });
  return {
    load: headerSearches[MAIN_LINES[sport].name],
    ...(page && { page }),
    ...(compare && { compare }),
    routes: { ...Object.fromEntries(routes), users: 'profile' },
  };
}

const bySport = new Map(Object.values(SPORT).map((sport) => [sport, searchIn(sport)]));

/** The search of a sport; of another where pages of the sport's matches are not served. */
export function searchOf(sport: Sport, served: ReadonlySet<string>): SportSearch {
  const isServed = ({ routes }: SportSearch) => served.has(routes.matches ?? '');
  const own = bySport.get(sport) ?? searchIn(sport);
  return [own, ...bySport.values()].find(isServed) ?? own;
}

const isInUse = (load: Load, { loads }: Pick<HostState, 'loads'>): boolean =>
  load.select({ loads }).key !== undefined;

/**
 * Searches for the typed query unless it was already requested; too short a query sends nothing.
 */
export function search(
  { getState, dispatch, install }: SearchStore,
  { load }: SportSearch,
  typed: string,
): void {
  install(searchCalls);
  const query = typed.trim();
  const isAsked = query.length >= MIN_CHARACTERS;
  for (const other of Object.values(headerSearches)) {
    const isLeft = other !== load || !isAsked;
    if (isLeft && isInUse(other, getState())) dispatch(other.reset());
  }
  if (!isAsked) return;
  const requested = load.requested({ query: { query } });
  if (load.select(getState()).key !== requested.key) dispatch(requested);
}
