import type { Endpoints } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import type { SharedHandler } from '../handler.ts';
import { reliabilityOfMatches } from '../prediction/reliability/reliability-of-matches.ts';
import { findForecastMatches } from '../prediction/reliability/reliability-queries.ts';

/** A few more matches do not change the figures of a year. */
const MAX_AGE_MS = 900_000;
const DAY_SECONDS = 86_400;
const SPAN_SECONDS = 365 * DAY_SECONDS;

export const soccerMathAnalysisReliability: SharedHandler<
  Endpoints['soccerMathAnalysisReliability']
> = {
  statements: 1,
  resource: ({ services: { db, clock }, locale, nowSeconds }) => ({
    key: locale,
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    async build() {
      const today = Math.floor(nowSeconds / DAY_SECONDS) * DAY_SECONDS;
      const sinceSeconds = today - SPAN_SECONDS;
      const rows = await findForecastMatches(db, SPORT.soccer, sinceSeconds, locale);
      const groups = await reliabilityOfMatches(rows, locale);
      return { sinceSeconds, groups, asOf: clock() };
    },
  }),
};
