import { TEAMS_TABLE_SORT, type TeamsTableSort } from '../enumerations/sort-orders.ts';

/** Orders of the rows of a teams table. */
export interface TeamsTableRow {
  /** Official position; decides between equals. */
  readonly position: number;
  readonly played: number;
  readonly points: number;
  readonly goalDifference: number;
  /** Matches over the main line, of those whose total is known. */
  readonly over: { readonly over: number; readonly of: number };
}

const VALUES: Readonly<Record<TeamsTableSort, (row: TeamsTableRow) => number>> = {
  [TEAMS_TABLE_SORT.points]: ({ points }) => points,
  [TEAMS_TABLE_SORT.pointsPerMatch]: ({ points, played }) => share(points, played),
  [TEAMS_TABLE_SORT.goalDifference]: ({ goalDifference }) => goalDifference,
  [TEAMS_TABLE_SORT.overShare]: ({ over }) => share(over.over, over.of),
};

/** Rows in the requested order, the highest value first; positions do not change. */
export function inTableOrder<Row extends TeamsTableRow>(
  rows: readonly Row[],
  sort: TeamsTableSort,
): Row[] {
  const valueOf = VALUES[sort];
  return rows.toSorted((a, b) => valueOf(b) - valueOf(a) || a.position - b.position);
}

function share(part: number, whole: number): number {
  return whole === 0 ? -1 : part / whole;
}
