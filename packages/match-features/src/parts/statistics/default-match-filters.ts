import type { CountOfMatches, CountOfMonths } from '@tipmark/domain';

/** Which earlier matches count; the seven segments of the call, in its order. */
export interface MatchFilters {
  readonly countOfMatches: CountOfMatches;
  readonly countOfMonths: CountOfMonths;
  readonly isCurrentTournament: boolean;
  readonly isCurrentCompetitor: boolean;
  readonly isCurrentGameSeason: boolean;
  readonly isSaveHomeAwayStatus: boolean;
  readonly isExcludeFriendlies: boolean;
}

export const defaultMatchFilters: MatchFilters = {
  countOfMatches: 10,
  countOfMonths: 12,
  isCurrentTournament: false,
  isCurrentCompetitor: false,
  isCurrentGameSeason: false,
  isSaveHomeAwayStatus: false,
  isExcludeFriendlies: true,
};
