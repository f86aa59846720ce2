import { LEAGUE_TYPE, LEAGUES_SORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { readChoice, readNumber, readSwitch } from '../lists/read-choice.ts';

export const LEAGUE_TYPES = Object.values(LEAGUE_TYPE);
export const LEAGUE_SORTS = Object.values(LEAGUES_SORT);

const MOST_PAGES = 1_000;

/** Reads which leagues are listed, in which order, from an address. */
export function readLeaguesView(search: URLSearchParams) {
  return {
    leagueType: readChoice(search, 'type', LEAGUE_TYPES, LEAGUE_TYPE.all),
    sortType: readChoice(search, 'sort', LEAGUE_SORTS, LEAGUES_SORT.popular),
    areOnlyActive: readSwitch(search, 'active', true),
    pageNumber: Math.min(readNumber(search, 'page', 1), MOST_PAGES),
  };
}

export type LeaguesView = ReturnType<typeof readLeaguesView>;

/** The view as an address, defaults left out. */
export function leaguesAddress(view: LeaguesView, locale: Locale): string {
  const { leagueType, sortType, areOnlyActive, pageNumber } = view;
  return href(
    'leagues',
    {
      type: leagueType || undefined,
      sort: sortType === LEAGUES_SORT.popular ? undefined : sortType,
      active: areOnlyActive ? undefined : 0,
      page: pageNumber === 1 ? undefined : pageNumber,
    },
    { locale },
  );
}
