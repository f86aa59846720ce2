import { SEARCH_PERIOD } from '@tipmark/domain';
import {
  alignedPositions,
  type CapperColumns,
  type CapperPlaces,
  NO_PLACES,
  NO_STATISTICS,
  withPlaces,
  withStatistics,
} from './capper-columns.ts';
import type { CapperPlaceRow, CapperStatisticsRow } from './capper-queries.ts';

/** Statistics of one period with the ranks of the same users beside them; 0 = none. */
export type PeriodOfCappers = CapperColumns & { readonly positions: Int32Array };

/** All visible cappers, at one instant. */
export interface Cappers {
  readonly places: CapperPlaces;
  readonly periods: ReadonlyMap<number, PeriodOfCappers>;
}

export interface CapperChanges {
  /** Users whose statistics are completely in these rows. */
  readonly ofStatistics: ReadonlySet<number>;
  readonly statistics: readonly CapperStatisticsRow[];
  /** Users whose places are completely in these rows. */
  readonly ofPlaces: ReadonlySet<number>;
  readonly places: readonly CapperPlaceRow[];
}

const PERIODS = Object.values(SEARCH_PERIOD);

/** Statistics by period, with all users' ranks. */
export function cappersOf(
  places: CapperPlaces,
  statistics: ReadonlyMap<number, CapperColumns>,
): Cappers {
  const periods = [...statistics].map(([period, columns]): [number, PeriodOfCappers] => [
    period,
    { ...columns, positions: alignedPositions(columns.ids, places) },
  ]);
  return { places, periods: new Map(periods) };
}

export function withChanges(
  old: Cappers,
  { ofStatistics, statistics, ofPlaces, places: placed }: CapperChanges,
): Cappers {
  const places = ofPlaces.size === 0 ? old.places : withPlaces(old.places, ofPlaces, placed);
  if (ofStatistics.size === 0) return cappersOf(places, old.periods);
  const byPeriod = Map.groupBy(statistics, ({ period }) => period);
  const columns = [...old.periods].map(
    ([period, known]) =>
      [period, withStatistics(known, ofStatistics, byPeriod.get(period) ?? [])] as const,
  );
  return cappersOf(places, new Map(columns));
}

export const NO_CAPPERS_OF_PERIOD: PeriodOfCappers = {
  ...NO_STATISTICS,
  positions: NO_PLACES.positions,
};

export const NO_CAPPERS: Cappers = cappersOf(
  NO_PLACES,
  new Map(PERIODS.map((period) => [period, NO_STATISTICS])),
);
