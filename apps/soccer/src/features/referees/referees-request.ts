import type { RefereesView } from './referees-address.ts';

const MONTHS = 24;

export const refereesRequest = (view: RefereesView) =>
  ({
    segments: {
      pageNumber: view.pageNumber,
      countOfMatches: view.countOfMatches,
      countOfMonths: MONTHS,
      leagueId: view.leagueId,
      isCurrentGameSeason: false,
      areOnlyAssignedToMatch: view.areOnlyAssigned,
      sortType: view.sortType,
      isInit: false,
    },
  }) as const;
