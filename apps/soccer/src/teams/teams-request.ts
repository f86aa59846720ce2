import type { RequestedAction } from '@tipmark/remote-kit';
import type { TeamsView } from './teams-address.ts';
import { teamsPage } from './teams-loads.ts';

export const teamsRequest = (
  view: TeamsView,
  load: Pick<typeof teamsPage, 'requested'> = teamsPage,
): RequestedAction =>
  load.requested({
    segments: {
      pageNumber: view.pageNumber,
      countOfMatches: view.countOfMatches,
      leagueId: 0,
      isCurrentGameSeason: false,
      isExcludeFriendlies: true,
      nextMatchesHours: view.nextMatchesHours,
      sortType: view.sortType,
    },
  });
