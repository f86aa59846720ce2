import { idOfUrl } from '@tipmark/contract';
import { SEARCH_TYPE, TEXT_LIMIT } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href, type RouteName } from '@tipmark/route-builder';
import { readChoice, unless } from '../../parts/lists/read-choice.ts';

/** Newest matches that count; 0 = those of the season. */
export const COUNTS = [0, 10, 20] as const;

export interface CompareView {
  /** Links of the sides, `12-zenit`; empty = not chosen. */
  readonly first: string;
  readonly second: string;
  /** What is searched for in their fields. */
  readonly firstQuery: string;
  readonly secondQuery: string;
  readonly count: (typeof COUNTS)[number];
}

function readLink(search: URLSearchParams, name: string): string {
  const link = search.get(name) ?? '';
  return idOfUrl(link) === undefined ? '' : link.slice(0, TEXT_LIMIT.searchQuery * 2);
}

const readQuery = (search: URLSearchParams, name: string) =>
  (search.get(name) ?? '').trim().slice(0, TEXT_LIMIT.searchQuery).trim();

/** Reads the two sides, what is searched for, and the matches that count from an address. */
export const readCompareView = (search: URLSearchParams): CompareView => ({
  first: readLink(search, 'a'),
  second: readLink(search, 'b'),
  firstQuery: readQuery(search, 'qa'),
  secondQuery: readQuery(search, 'qb'),
  count: readChoice(search, 'count', COUNTS, 0),
});

export const compareParams = (view: CompareView) => ({
  a: unless(view.first, ''),
  b: unless(view.second, ''),
  qa: unless(view.firstQuery, ''),
  qb: unless(view.secondQuery, ''),
  count: unless<number>(view.count, 0),
});

export const compareAddress = (route: RouteName, view: CompareView, locale: Locale): string =>
  href(route, compareParams(view), { locale });

/** The address of two sides: of the same ones always the same, whichever was chosen first. */
export function canonicalAddress(route: RouteName, view: CompareView, locale: Locale): string {
  const [first = '', second = ''] = [view.first, view.second].toSorted(
    (one, other) => (idOfUrl(one) ?? 0) - (idOfUrl(other) ?? 0),
  );
  const isComplete = first !== '' && second !== '';
  return href(route, isComplete ? { a: first, b: second } : {}, { locale });
}

/** What keeps two sides from being compared. */
export function missingOf({ first, second }: CompareView): 'none' | 'one' | 'same' | undefined {
  const ids = [first, second].map(idOfUrl).filter((id) => id !== undefined);
  if (ids.length < 2) return ids.length === 0 ? 'none' : 'one';
  return ids[0] === ids[1] ? 'same' : undefined;
}

export const comparisonRequest = ({ first, second, count }: CompareView) => ({
  segments: { first, second },
  query: count === 0 ? {} : { count },
});

export const sideQuery = (query: string) => ({
  query: { query, searchType: SEARCH_TYPE.teams },
});
