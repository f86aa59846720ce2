import type { ValueTrendsView } from './value-trends-address.ts';

export const valueTrendsRequest = (view: ValueTrendsView) => ({
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

export type ValueTrendsRequest = ReturnType<typeof valueTrendsRequest>;
