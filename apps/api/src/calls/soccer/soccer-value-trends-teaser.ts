import type { Endpoints } from '@tipmark/contract';
import { HOME_BLOCK_SIZE, SPORT } from '@tipmark/domain';
import {
  bestOfMatches,
  cachedValueTrends,
  DEFAULT_RECORD_LENGTH,
} from '../../matches/value-trends/cached-value-trends.ts';
import { presentValueTrends } from '../../matches/value-trends/present-value-trends.ts';
import { findReturns } from '../../matches/value-trends/returns-job.ts';
import type { SharedHandler } from '../handler/handler.ts';

const MAX_AGE_MS = 30_000;

/** The trends of the main page, so that this call shows no more of the paid list. */
export const soccerValueTrendsTeaser: SharedHandler<Endpoints['soccerValueTrendsTeaser']> = {
  statements: 5,
  resource: ({ services, locale }) => ({
    key: locale,
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    async build() {
      const all = await cachedValueTrends(services, SPORT.soccer, DEFAULT_RECORD_LENGTH);
      const best = bestOfMatches(all, HOME_BLOCK_SIZE.valueTrendsTeaser);
      return {
        trends: await presentValueTrends(services.db, locale, best),
        count: all.length,
        returns: await findReturns(services.db, SPORT.soccer),
        asOf: services.clock(),
      };
    },
  }),
};
