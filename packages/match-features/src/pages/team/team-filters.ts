import type { TeamView } from './team-address.ts';

/** Which matches of a team count, as parameters of calls. */
export const teamFilters = (view: TeamView) => ({
  countOfMatches: view.countOfMatches,
  leagueId: view.leagueId,
  isCurrentGameSeason: view.isCurrentGameSeason,
  isExcludeFriendlies: view.isExcludeFriendlies,
  isIncludeHomeMatches: view.venue !== 'away',
  isIncludeAwayMatches: view.venue !== 'home',
  isInit: false,
});
