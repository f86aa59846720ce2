import { SPECIAL_TEAMS_SORT, type SpecialTeamsSort } from '../enumerations/sort-orders.ts';
import { placedBy } from './placed-by.ts';

/** What a team and its opponents made of their power plays. */
export interface SpecialTeamsSums {
  /** Power plays of the team, and its goals in them. */
  readonly chances: number;
  readonly goals: number;
  /** Power plays of its opponents, and their goals. */
  readonly timesShort: number;
  readonly goalsAgainst: number;
}

/** The share of its power plays a team scored in; undefined where it had none. */
export function powerPlayShareOf({ chances, goals }: Pick<SpecialTeamsSums, 'chances' | 'goals'>) {
  return chances > 0 ? goals / chances : undefined;
}

/** The share of its opponents' power plays without a goal; undefined where they had none. */
export function penaltyKillingShareOf({
  timesShort,
  goalsAgainst,
}: Pick<SpecialTeamsSums, 'timesShort' | 'goalsAgainst'>) {
  return timesShort > 0 ? 1 - goalsAgainst / timesShort : undefined;
}

const NONE = Number.NEGATIVE_INFINITY;

type Statistic = (sums: SpecialTeamsSums) => number;

/** More comes first; times short-handed are listed that way, too. */
const STATISTICS: Readonly<
  Record<SpecialTeamsSort, readonly [statistic: Statistic, next: Statistic]>
> = {
  [SPECIAL_TEAMS_SORT.powerPlay]: [
    (sums) => powerPlayShareOf(sums) ?? NONE,
    ({ chances }) => chances,
  ],
  [SPECIAL_TEAMS_SORT.penaltyKilling]: [
    (sums) => penaltyKillingShareOf(sums) ?? NONE,
    ({ timesShort }) => timesShort,
  ],
  [SPECIAL_TEAMS_SORT.chances]: [({ chances }) => chances, ({ goals }) => goals],
  [SPECIAL_TEAMS_SORT.timesShort]: [
    ({ timesShort }) => timesShort,
    ({ goalsAgainst }) => -goalsAgainst,
  ],
};

/** Teams by a statistic, the best first, equals on the same position. */
export function rankedSpecialTeams<Row extends SpecialTeamsSums>(
  rows: readonly Row[],
  sort: SpecialTeamsSort,
): (Row & { readonly position: number })[] {
  return placedBy(rows, ...STATISTICS[sort]);
}
