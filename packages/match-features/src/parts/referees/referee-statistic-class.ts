import { REFEREES_SORT, type RefereesSort } from '@tipmark/domain';

/** In the order of their columns. */
export const REFEREE_STATISTICS = ['yellowCards', 'redCards', 'penalties', 'fouls'] as const;
export type RefereeStatistic = (typeof REFEREE_STATISTICS)[number];

/**
 * The column's class for a figure in a table of referees sorted by `lead`. A phone has room for
 * two: cards of both colours, or the yellow ones beside the figure the table is sorted by.
 */
export function refereeStatisticClass(
  figure: RefereeStatistic,
  lead: RefereeStatistic,
): string | undefined {
  if (figure === lead) return 'now';
  if (figure === 'yellowCards') return undefined;
  return figure === 'redCards' && lead === 'yellowCards' ? undefined : 'wide';
}

/** The figure a table in this order is sorted by: yellow cards, if the order is of no figure. */
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
