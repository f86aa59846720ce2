import { mathAnalysisReliabilityCalls } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { DAY_SECONDS } from '@tipmark/domain';
import {
  nameOfReliability,
  wholeReliability,
} from '../../matches/forecasts/reliability/reliability-job.ts';
import { reliabilityOfMatches } from '../../matches/forecasts/reliability/reliability-of-matches.ts';
import { findForecastMatches } from '../../matches/forecasts/reliability/reliability-queries.ts';
import { storedOrComputed } from '../../platform/cache/computed-queries.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** A few more matches do not change the statistics of a year. */
const MAX_AGE_MS = 900_000;
const SPAN_SECONDS = 365 * DAY_SECONDS;

const reliability = (sport: Sport): SharedHandler<OfTeamSports<'MathAnalysisReliability'>> => ({
  statements: 2,
  resource: ({ query: { all = false }, services: { db, clock }, locale, nowSeconds }) => ({
    key: `${locale}|${all}`,
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    async build() {
      if (all) {
        return storedOrComputed(db, nameOfReliability(sport, locale), async () => {
          const rows = await findForecastMatches(db, sport, { since: 0 }, locale);
          return wholeReliability(rows, sport, locale, clock());
        });
      }
      const today = Math.floor(nowSeconds / DAY_SECONDS) * DAY_SECONDS;
      const since = today - SPAN_SECONDS;
      const rows = await findForecastMatches(db, sport, { since }, locale);
      const groups = await reliabilityOfMatches(rows, sport, locale);
      return { sinceSeconds: since, groups, asOf: clock() };
    },
  }),
});

export const mathAnalysisReliabilityHandlers = sportHandlers(
  mathAnalysisReliabilityCalls,
  reliability,
);
