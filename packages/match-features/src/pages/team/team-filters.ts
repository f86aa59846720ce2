import type { TeamView } from './team-address.ts';

/** Which matches of a team count, as parameters of calls. */
export const teamFilters = (view: TeamView) => ({
  countOfMatches: view.countOfMatches,
  leagueId: view.leagueId,
  isCurrentGameSeason: view.isCurrentGameSeason,
  isExcludeFriendlies: view.isExcludeFriendlies,
  isIncludeHomeMatches: view.place !== 'away',
  isIncludeAwayMatches: view.place !== 'home',
  isInit: false,
});
