import type { RequestedAction } from '@tipmark/remote-kit';
import type { TeamView } from './team-address.ts';
import { teamPage } from './team-loads.ts';

export const teamRequest = (teamUrl: string, view: TeamView): RequestedAction =>
  teamPage.requested({
    segments: {
      teamUrl,
      countOfMatches: view.countOfMatches,
      leagueId: view.leagueId,
      isCurrentGameSeason: view.isCurrentGameSeason,
      isExcludeFriendlies: view.isExcludeFriendlies,
      isIncludeHomeMatches: view.place !== 'away',
      isIncludeAwayMatches: view.place !== 'home',
      isInit: false,
    },
  });
