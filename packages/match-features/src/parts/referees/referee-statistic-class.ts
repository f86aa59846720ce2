import { REFEREES_SORT, type RefereesSort } from '@tipmark/domain';

/** In the order of their columns. */
export const REFEREE_STATISTICS = ['yellowCards', 'redCards', 'penalties', 'fouls'] as const;
export type RefereeStatistic = (typeof REFEREE_STATISTICS)[number];

/**
 * The column's class for a statistic in a table of referees sorted by `lead`. A phone has room for
 * two: cards of both colours, or the yellow ones beside the statistic the table is sorted by.
 */
export function refereeStatisticClass(
  statistic: RefereeStatistic,
  lead: RefereeStatistic,
): string | undefined {
  if (statistic === lead) return 'now';
  if (statistic === 'yellowCards') return undefined;
  return statistic === 'redCards' && lead === 'yellowCards' ? undefined : 'wide';
}

/** The statistic a table in this order is sorted by: yellow cards, if the order is of none. */
export function leadOfSort(sort: RefereesSort): RefereeStatistic {
  switch (sort) {
    case REFEREES_SORT.redCards:
      return 'redCards';
    case REFEREES_SORT.penalties:
      return 'penalties';
    case REFEREES_SORT.fouls:
      return 'fouls';
    default:
      return 'yellowCards';
  }
}
