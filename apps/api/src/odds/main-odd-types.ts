import { formatOddType, mainOutcomes, SPORT, type Sport } from '@tipmark/domain';

const oddTypesOf = (sport: Sport): string[] => mainOutcomes(sport).map(formatOddType);

const MAIN_ODD_TYPES: Record<Sport, readonly string[]> = {
  [SPORT.soccer]: oddTypesOf(SPORT.soccer),
  [SPORT.hockey]: oddTypesOf(SPORT.hockey),
  [SPORT.tennis]: oddTypesOf(SPORT.tennis),
};

/** Outcomes of the main line in the order of `odds_current`: 1, X, 2, over, under; tennis 1, 2. */
export function mainOddTypes(sport: number): readonly string[] {
  return MAIN_ODD_TYPES[sport as Sport];
}
