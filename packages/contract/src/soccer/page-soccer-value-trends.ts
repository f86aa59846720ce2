import {
  COUNT_OF_MATCHES,
  OUTCOME_CATEGORY,
  VALUE_TREND_HOURS,
  VALUE_TRENDS_SORT,
} from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { valueTrendsPage } from '../entities/value-trend.ts';
import { decimal, flag, oneOf, oneOfValues, pageNumber } from '../values/positional.ts';

/**
 * For subscribers: outcomes of the coming hours that often came in for a side, with what their
 * prices are worth.
 */
export const pageSoccerValueTrends = defineEndpoint<typeof pageSoccerValueTrendsSchemas>()({
  name: 'pageSoccerValueTrends',
  method: 'GET',
  path: '/page-soccer-value-trends/:outcomeCategoryId/:matchesHours/:countOfMatches/:minOdds/:sortType/:pageNumber/:isInit',
  access: 'premium',
  cache: 'private',
});

const ODDS = { min: 1.01, max: 1_000 } as const;

export const pageSoccerValueTrendsSchemas = () => ({
  summary: 'List the value trends of upcoming soccer matches',
  tags: ['soccer', 'premium'],
  segments: z.object({
    /** `0` = all. */
    outcomeCategoryId: oneOf([0, ...Object.values(OUTCOME_CATEGORY)]),
    matchesHours: oneOf(VALUE_TREND_HOURS),
    /** Last matches of the record; `0` and more than 20 = 20. */
    countOfMatches: oneOf(COUNT_OF_MATCHES),
    minOdds: decimal(ODDS.min, ODDS.max),
    sortType: oneOfValues(VALUE_TRENDS_SORT),
    pageNumber: pageNumber(),
    /** Includes the categories and the sidebar. */
    isInit: flag(),
  }),
  reply: valueTrendsPage,
});
