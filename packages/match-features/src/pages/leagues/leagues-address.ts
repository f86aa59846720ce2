import { LEAGUE_TYPE, LEAGUES_SORT } from '@tipmark/domain';
import { readChoice, readPage, readSwitch, unless } from '../../parts/lists/read-choice.ts';

export const LEAGUE_TYPES = Object.values(LEAGUE_TYPE);
export const LEAGUE_SORTS = Object.values(LEAGUES_SORT);

/** Reads the filter and order of the league list from an address. */
export function readLeaguesView(search: URLSearchParams) {
  return {
    leagueType: readChoice(search, 'type', LEAGUE_TYPES, LEAGUE_TYPE.all),
    sortType: readChoice(search, 'sort', LEAGUE_SORTS, LEAGUES_SORT.popular),
    areOnlyActive: readSwitch(search, 'active', true),
    pageNumber: readPage(search),
  };
}

export type LeaguesView = ReturnType<typeof readLeaguesView>;

/** The view as parameters of its address, defaults left out. */
export function leaguesParams(view: LeaguesView) {
  const { leagueType, sortType, areOnlyActive, pageNumber } = view;
  return {
    type: unless(leagueType, LEAGUE_TYPE.all),
    sort: unless(sortType, LEAGUES_SORT.popular),
    active: areOnlyActive ? undefined : 0,
    page: unless(pageNumber, 1),
  };
}
