import { mathAnalysisReliabilityCalls } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { reliabilityOfMatches } from '../../matches/forecasts/reliability/reliability-of-matches.ts';
import { findForecastMatches } from '../../matches/forecasts/reliability/reliability-queries.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** A few more matches do not change the statistics of a year. */
const MAX_AGE_MS = 900_000;
const DAY_SECONDS = 86_400;
const SPAN_SECONDS = 365 * DAY_SECONDS;

const reliability = (sport: Sport): SharedHandler<OfTeamSports<'MathAnalysisReliability'>> => ({
  statements: 1,
  resource: ({ query: { all = false }, services: { db, clock }, locale, nowSeconds }) => ({
    key: `${locale}|${all}`,
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    async build() {
      const today = Math.floor(nowSeconds / DAY_SECONDS) * DAY_SECONDS;
      const since = all ? 0 : today - SPAN_SECONDS;
      const rows = await findForecastMatches(db, sport, since, locale);
      const sinceSeconds = all ? (rows[0]?.starts_at ?? today) : since;
      const groups = await reliabilityOfMatches(rows, sport, locale);
      return { sinceSeconds, groups, asOf: clock() };
    },
  }),
});

export const { soccerMathAnalysisReliability, hockeyMathAnalysisReliability } = sportHandlers(
  mathAnalysisReliabilityCalls,
  reliability,
);
