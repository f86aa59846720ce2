import { COURT_TYPE, type CourtType } from '@tipmark/domain';
import { filterParams, type MatchFilters, readMatchFilters } from '@tipmark/match-features';

/** Which earlier matches count: as in other sports, and on which court. */
export interface TennisFilters extends MatchFilters {
  readonly courtType: CourtType;
}

export const COURTS = Object.values(COURT_TYPE);

export function readTennisFilters(search: URLSearchParams): TennisFilters {
  const word = search.getAll('court').at(-1);
  const courtType = COURTS.find((court) => String(court) === word) ?? COURT_TYPE.any;
  return { ...readMatchFilters(search), courtType };
}

export const tennisParams = ({ courtType, ...filters }: TennisFilters): Record<string, number> => ({
  ...filterParams(filters),
  ...(courtType !== COURT_TYPE.any && { court: courtType }),
});

/** As parameters of the call: defaults are left out. */
export const tennisQuery = (filters: TennisFilters) => ({
  countOfMatches: filters.countOfMatches,
  countOfMonths: filters.countOfMonths,
  isCurrentTournament: filters.isCurrentTournament,
  isCurrentCompetitor: filters.isCurrentCompetitor,
  isCurrentGameSeason: filters.isCurrentGameSeason,
  courtType: filters.courtType,
});
