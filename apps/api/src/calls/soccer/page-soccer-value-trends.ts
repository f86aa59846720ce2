import type { Endpoints } from '@tipmark/contract';
import { HOUR_SECONDS, PAGE_SIZE, SPORT } from '@tipmark/domain';
import { findSidebar } from '../../matches/lists/find-sidebar.ts';
import { cachedValueTrends, sortTrends } from '../../matches/value-trends/cached-value-trends.ts';
import { presentValueTrends } from '../../matches/value-trends/present-value-trends.ts';
import { findReturns } from '../../matches/value-trends/returns-job.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const MILLI = 1_000;

export const pageSoccerValueTrends: PrivateHandler<Endpoints['pageSoccerValueTrends']> = {
  statements: 7,
  async answer({ segments, services, locale, nowSeconds }) {
    const { outcomeCategoryId, matchesHours, countOfMatches, minOdds, pageNumber } = segments;
    const all = await cachedValueTrends(services, SPORT.soccer, countOfMatches);
    const until = nowSeconds + matchesHours * HOUR_SECONDS;
    const soon = all.filter(({ startsAt, milli }) => startsAt <= until && milli >= minOdds * MILLI);
    const wanted = soon.filter(
      ({ category }) => outcomeCategoryId === 0 || category === outcomeCategoryId,
    );
    const start = (pageNumber - 1) * PAGE_SIZE.valueTrends;
    const end = start + PAGE_SIZE.valueTrends;
    const page = sortTrends(wanted, segments.sortType).slice(start, end);
    const { db } = services;
    const request = { db, sport: SPORT.soccer, nowSeconds, locale };
    return {
      trends: await presentValueTrends(db, locale, page),
      count: wanted.length,
      categories: segments.isInit
        ? [...new Set(soon.map(({ category }) => category))].toSorted((a, b) => a - b)
        : null,
      sidebar: segments.isInit ? await findSidebar(request) : null,
      returns: await findReturns(db, SPORT.soccer),
      nextPageNumber: wanted.length > end ? pageNumber + 1 : null,
      asOf: nowSeconds,
    };
  },
};
