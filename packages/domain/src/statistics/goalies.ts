import { GOALIES_SORT, type GoaliesSort } from '../enumerations/sort-orders.ts';
import { placedBy } from './placed-by.ts';

/** A goalie's sums over the matches he began; shots into an empty net are nobody's. */
export interface GoalieSums {
  readonly matches: number;
  readonly shots: number;
  readonly saves: number;
  readonly shutouts: number;
}

/** Who began fewer is not ranked: one good evening would come first. */
const RANKED_SHARE = 0.25;

/** The matches a ranked goalie began, where the busiest team played so many. */
export function leastGoalieMatches(mostOfTeam: number): number {
  return Math.max(1, Math.ceil(mostOfTeam * RANKED_SHARE));
}

/** Undefined for one who faced no shot. */
export function saveShareOf({ shots, saves }: Pick<GoalieSums, 'shots' | 'saves'>) {
  return shots > 0 ? saves / shots : undefined;
}

/** Goals against in a match he began. */
export function goalsAgainstOf({ matches, shots, saves }: Omit<GoalieSums, 'shutouts'>) {
  return matches > 0 ? (shots - saves) / matches : undefined;
}

type Statistic = (sums: GoalieSums) => number;

const NONE = Number.NEGATIVE_INFINITY;

/** More is better. */
const STATISTICS: Readonly<Record<GoaliesSort, Statistic>> = {
  [GOALIES_SORT.saveShare]: (sums) => saveShareOf(sums) ?? NONE,
  [GOALIES_SORT.goalsAgainst]: (sums) => -(goalsAgainstOf(sums) ?? -NONE),
  [GOALIES_SORT.shutouts]: ({ shutouts }) => shutouts,
  [GOALIES_SORT.saves]: ({ saves }) => saves,
  [GOALIES_SORT.matches]: ({ matches }) => matches,
};

/** Goalies by a statistic, the best first, equals on one position: more shots faced first. */
export function rankedGoalies<Row extends GoalieSums>(
  rows: readonly Row[],
  sort: GoaliesSort,
): (Row & { readonly position: number })[] {
  return placedBy(rows, STATISTICS[sort], (row) => row.shots);
}
