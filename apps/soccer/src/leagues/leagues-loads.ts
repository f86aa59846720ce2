import { pageSoccerLeagues } from '@tipmark/contract';
import { createLoad, type RequestedAction } from '@tipmark/remote-kit';
import type { LeaguesView } from './leagues-address.ts';

/** A page of leagues; another one asked for meanwhile cancels the one under way. */
export const leaguesPage = createLoad('pageSoccerLeagues', {
  request: pageSoccerLeagues,
  when: 'latest',
});

/** Figures are of the whole current season. */
export const leaguesRequest = (view: LeaguesView): RequestedAction =>
  leaguesPage.requested({
    segments: {
      pageNumber: view.pageNumber,
      countOfMatches: 0,
      isCurrentGameSeason: true,
      countOfMonths: 0,
      leagueType: view.leagueType,
      areOnlyActive: view.areOnlyActive,
      sortType: view.sortType,
      isInit: false,
    },
  });
