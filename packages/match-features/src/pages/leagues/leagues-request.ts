import type { LeaguesView } from './leagues-address.ts';

/** Statistics cover the whole current season. */
export const leaguesRequest = (view: LeaguesView) => ({
  segments: {
    pageNumber: view.pageNumber,
    countOfMatches: 0 as const,
    isCurrentGameSeason: true,
    countOfMonths: 0 as const,
    leagueType: view.leagueType,
    areOnlyActive: view.areOnlyActive,
    sortType: view.sortType,
    isInit: false,
  },
});

export type LeaguesRequest = ReturnType<typeof leaguesRequest>;
