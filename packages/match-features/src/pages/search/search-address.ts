import { SEARCH_TYPE, TEXT_LIMIT } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href, type RouteName } from '@tipmark/route-builder';
import { unless } from '../../parts/lists/read-choice.ts';
import type { FoundRoutes } from '../../parts/search/found-groups.ts';
import type { SportRoutes } from '../../parts/sport/sport-pages.ts';

/** Types that can be searched for separately; `all` is all of them. */
export const FOUND_TYPES = ['all', 'matches', 'teams', 'leagues', 'referees', 'users'] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

export interface SearchView {
  readonly query: string;
  readonly type: FoundType;
}

/**
 * What the address searches for: the query, trimmed and cut to what the call accepts, and the type.
 */
export function readSearchView(search: URLSearchParams): SearchView {
  const query = (search.get('query') ?? '').trim().slice(0, TEXT_LIMIT.searchQuery).trim();
  const type = FOUND_TYPES.find((one) => one === search.get('type')) ?? 'all';
  return { query, type };
}

export const searchAddress = (
  route: RouteName,
  { query, type }: SearchView,
  locale: Locale,
): string => href(route, { query: unless(query, ''), type: unless(type, 'all') }, { locale });

/** Where found results of a sport are shown. */
export const foundRoutesOf = ({ match, team, league, referee }: SportRoutes): FoundRoutes => ({
  matches: match,
  ...(team && { teams: team }),
  ...(league && { leagues: league }),
  ...(referee && { referees: referee }),
  users: 'profile',
});

/** The request of a search; a type that the sport does not have searches for everything. */
export const searchQuery = ({ query, type }: SearchView, routes: SportRoutes) => {
  const isKnown = type === 'all' || foundRoutesOf(routes)[type] !== undefined;
  return { query: { query, searchType: SEARCH_TYPE[isKnown ? type : 'all'] } };
};
