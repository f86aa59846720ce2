import { pageSoccerTeam } from '@tipmark/contract';
import { createLoad, type RequestedAction } from '@tipmark/remote-kit';
import type { TeamView } from './team-address.ts';

/** A team with its chosen matches; other conditions asked for meanwhile cancel the ones under way. */
export const teamPage = createLoad('pageSoccerTeam', { request: pageSoccerTeam, when: 'latest' });

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
