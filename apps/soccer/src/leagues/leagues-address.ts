import { LEAGUE_TYPE, LEAGUES_SORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';

/** Which leagues are listed, in which order. */
export interface LeaguesView {
  readonly leagueType: (typeof LEAGUE_TYPE)[keyof typeof LEAGUE_TYPE];
  readonly sortType: (typeof LEAGUES_SORT)[keyof typeof LEAGUES_SORT];
  readonly areOnlyActive: boolean;
  readonly pageNumber: number;
}

export const defaultLeagues: LeaguesView = {
  leagueType: LEAGUE_TYPE.all,
  sortType: LEAGUES_SORT.popular,
  areOnlyActive: true,
  pageNumber: 1,
};

const PAGE = /^[1-9]\d{0,2}$/;

/** Reads the view from an address; a form without scripts sends `0` and, when it is on, `1` after it. */
export function readLeaguesView(search: URLSearchParams): LeaguesView {
  const page = search.get('page') ?? '';
  return {
    leagueType:
      Object.values(LEAGUE_TYPE).find((type) => String(type) === search.get('type')) ??
      defaultLeagues.leagueType,
    sortType:
      Object.values(LEAGUES_SORT).find((sort) => String(sort) === search.get('sort')) ??
      defaultLeagues.sortType,
    areOnlyActive: search.getAll('active').at(-1) !== '0',
    pageNumber: PAGE.test(page) ? Number(page) : 1,
  };
}

/** The view as an address, defaults left out. */
export function leaguesAddress(view: LeaguesView, locale: Locale): string {
  const { leagueType, sortType, areOnlyActive, pageNumber } = view;
  return href(
    'leagues',
    {
      type: leagueType || undefined,
      sort: sortType === defaultLeagues.sortType ? undefined : sortType,
      active: areOnlyActive ? undefined : 0,
      page: pageNumber === 1 ? undefined : pageNumber,
    },
    { locale },
  );
}
