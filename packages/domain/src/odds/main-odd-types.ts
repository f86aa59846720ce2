import { SPORTS } from '../sports/sports.ts';
import { mainOutcomes } from './main-outcomes.ts';
import { formatOddType } from './odd-type.ts';

const MAIN_ODD_TYPES = new Map<number, readonly string[]>(
  SPORTS.map(({ sport }) => [sport, mainOutcomes(sport).map(formatOddType)]),
);

/** Outcomes of the main line in the order of `odds_current`: 1, X, 2, over, under; tennis 1, 2. */
export function mainOddTypes(sport: number): readonly string[] {
  return MAIN_ODD_TYPES.get(sport) ?? [];
}
