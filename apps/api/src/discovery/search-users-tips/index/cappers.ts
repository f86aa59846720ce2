import { SEARCH_PERIOD } from '@tipmark/domain';
import {
  alignedPositions,
  type CapperColumns,
  type CapperRanks,
  NO_RANKS,
  NO_STATISTICS,
  withRanks,
  withStatistics,
} from './capper-columns.ts';
import type { CapperRankRow, CapperStatisticsRow } from './capper-queries.ts';

/** Statistics of one period with the ranks of the same users beside them; 0 = none. */
export type PeriodOfCappers = CapperColumns & { readonly positions: Int32Array };

/** All visible cappers, at one instant. */
export interface Cappers {
  readonly ranks: CapperRanks;
  readonly periods: ReadonlyMap<number, PeriodOfCappers>;
}

export interface CapperChanges {
  /** Users whose statistics are completely in these rows. */
  readonly ofStatistics: ReadonlySet<number>;
  readonly statistics: readonly CapperStatisticsRow[];
  /** Users whose ranks are completely in these rows. */
  readonly ofRanks: ReadonlySet<number>;
  readonly ranks: readonly CapperRankRow[];
}

const PERIODS = Object.values(SEARCH_PERIOD);

/** Statistics by period, with all users' ranks. */
export function cappersOf(
  ranks: CapperRanks,
  statistics: ReadonlyMap<number, CapperColumns>,
): Cappers {
  const periods = [...statistics].map(([period, columns]): [number, PeriodOfCappers] => [
    period,
    { ...columns, positions: alignedPositions(columns.ids, ranks) },
  ]);
  return { ranks, periods: new Map(periods) };
}

export function withChanges(
  old: Cappers,
  { ofStatistics, statistics, ofRanks, ranks: rows }: CapperChanges,
): Cappers {
  const ranks = ofRanks.size === 0 ? old.ranks : withRanks(old.ranks, ofRanks, rows);
  if (ofStatistics.size === 0) return cappersOf(ranks, old.periods);
  const byPeriod = Map.groupBy(statistics, ({ period }) => period);
  const columns = [...old.periods].map(
    ([period, known]) =>
      [period, withStatistics(known, ofStatistics, byPeriod.get(period) ?? [])] as const,
  );
  return cappersOf(ranks, new Map(columns));
}

export const NO_CAPPERS_OF_PERIOD: PeriodOfCappers = {
  ...NO_STATISTICS,
  positions: NO_RANKS.positions,
};

export const NO_CAPPERS: Cappers = cappersOf(
  NO_RANKS,
  new Map(PERIODS.map((period) => [period, NO_STATISTICS])),
);
