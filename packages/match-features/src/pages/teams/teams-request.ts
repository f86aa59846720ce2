import type { TeamsView } from './teams-address.ts';

/** Friendlies never count; a call without the condition is sent without it. */
export const teamsRequest = (view: TeamsView) => ({
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

export type TeamsRequest = ReturnType<typeof teamsRequest>;
