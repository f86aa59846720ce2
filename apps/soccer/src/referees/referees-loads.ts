import { pageSoccerReferees } from '@tipmark/contract';
import { createLoad, type RequestedAction } from '@tipmark/remote-kit';
import type { RefereesView } from './referees-address.ts';

export const refereesPage = createLoad('pageSoccerReferees', {
  request: pageSoccerReferees,
  when: 'latest',
});

const MONTHS = 24;

export const refereesRequest = (view: RefereesView): RequestedAction =>
  refereesPage.requested({
    segments: {
      pageNumber: view.pageNumber,
      countOfMatches: view.countOfMatches,
      countOfMonths: MONTHS,
      leagueId: 0,
      isCurrentGameSeason: false,
      areOnlyAssignedToMatch: view.areOnlyAssigned,
      sortType: view.sortType,
      isInit: false,
    },
  });
