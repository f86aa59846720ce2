import type { RequestedAction } from '@tipmark/remote-kit';
import type { ValueTrendsView } from './value-trends-address.ts';
import { valueTrendsPage } from './value-trends-loads.ts';

export const valueTrendsRequest = (
  view: ValueTrendsView,
  load: Pick<typeof valueTrendsPage, 'requested'> = valueTrendsPage,
): RequestedAction =>
  load.requested({
    segments: {
      outcomeCategoryId: view.category,
      matchesHours: view.hours,
      countOfMatches: view.countOfMatches,
      minOdds: view.minOdds,
      sortType: view.sortType,
      pageNumber: view.pageNumber,
      isInit: false,
    },
  });
