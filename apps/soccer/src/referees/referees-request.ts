import type { RequestedAction } from '@tipmark/remote-kit';
import type { RefereesView } from './referees-address.ts';
import { refereesPage } from './referees-loads.ts';

const MONTHS = 24;

export const refereesRequest = (
  view: RefereesView,
  load: Pick<typeof refereesPage, 'requested'> = refereesPage,
): RequestedAction =>
  load.requested({
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
  });
