import { SEARCH_TYPE, TEXT_LIMIT } from '@tipmark/domain';
import type { Locale, RequestedAction } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { unless } from '../lists/read-choice.ts';
import { searchPage } from './search-loads.ts';

/** What can be looked for alone; `all` is all of them. */
export const FOUND_TYPES = ['all', 'matches', 'teams', 'leagues', 'referees', 'users'] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

export interface SearchView {
  readonly query: string;
  readonly type: FoundType;
}

/**
 * What the address asks for: the query trimmed and cut to what the call takes, and of which type.
 */
export function readSearchView(search: URLSearchParams): SearchView {
  const query = (search.get('query') ?? '').trim().slice(0, TEXT_LIMIT.searchQuery).trim();
  const type = FOUND_TYPES.find((one) => one === search.get('type')) ?? 'all';
  return { query, type };
}

export const searchAddress = ({ query, type }: SearchView, locale: Locale): string =>
  href('searchMatches', { query: unless(query, ''), type: unless(type, 'all') }, { locale });

export const searchRequest = ({ query, type }: SearchView): RequestedAction =>
  searchPage.requested({ query: { query, searchType: SEARCH_TYPE[type] } });
