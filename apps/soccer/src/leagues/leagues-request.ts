import type { RequestedAction } from '@tipmark/remote-kit';
import type { LeaguesView } from './leagues-address.ts';
import { leaguesPage } from './leagues-loads.ts';

/** Figures are of the whole current season. */
export const leaguesRequest = (
  view: LeaguesView,
  load: Pick<typeof leaguesPage, 'requested'> = leaguesPage,
): RequestedAction =>
  load.requested({
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
