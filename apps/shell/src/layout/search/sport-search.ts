import type { FoundRoutes } from '@tipmark/match-features/search';
import type { HostState, Load } from '@tipmark/remote-kit';
import type { RouteName, Sport } from '@tipmark/route-builder';
import type { Action } from 'redux';
import type { HostStore } from '../../host/store/create-host-store.ts';
import { headerSearches, searchCalls } from './search-load.ts';

/** The API finds nothing for less. */
export const MIN_CHARACTERS = 2;

/** How the header searches a sport. */
export interface SportSearch {
  readonly load: (typeof headerSearches)[keyof typeof headerSearches];
  /** Pages of found results. */
  readonly routes: FoundRoutes;
  /** The page of all results, where there is one. */
  readonly page?: RouteName;
}

const bySport: Readonly<Record<Sport, SportSearch>> = {
  1: {
    load: headerSearches.soccer,
    page: 'searchMatches',
    routes: {
      matches: 'events',
      teams: 'team',
      leagues: 'league',
      referees: 'referee',
      users: 'profile',
    },
  },
  2: {
    load: headerSearches.hockey,
    page: 'hockeySearch',
    routes: {
      matches: 'hockeyEvents',
      teams: 'hockeyTeam',
      leagues: 'hockeyLeague',
      users: 'profile',
    },
  },
  3: {
    load: headerSearches.tennis,
    page: 'tennisSearch',
    routes: { matches: 'tennisEvents', teams: 'player', users: 'profile' },
  },
};

/** The search of a sport; of another where pages of the sport's matches are not served. */
export function searchOf(sport: Sport, served: ReadonlySet<string>): SportSearch {
  const isServed = ({ routes }: SportSearch) => served.has(routes.matches ?? '');
  return [bySport[sport], ...Object.values(bySport)].find(isServed) ?? bySport[sport];
}

interface SearchStore extends Pick<HostStore, 'install'> {
  getState(): Pick<HostState, 'loads'>;
  dispatch(action: Action): unknown;
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
