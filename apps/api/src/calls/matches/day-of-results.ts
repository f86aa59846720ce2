import { type ResultsPage, resultsPageCalls } from '@tipmark/contract';
import { DAY_SECONDS, dayBounds, type Sport } from '@tipmark/domain';
import {
  findMatchesOfDay,
  findNearestMatch,
  findSiteLinesOfDay,
  instantOfDay,
} from '../../matches/lists/day-queries.ts';
import { presentOddsHistory, resultOddTypes } from '../../matches/lists/odds-history.ts';
import { groupUnderLeagues } from '../../matches/lists/present-leagues.ts';
import { cachedByDay } from '../../platform/cache/cached-by-day.ts';
import type { OfEverySport, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const RUNNING_DAY_MAX_AGE_MS = 30_000;
/** Finished days change only by a purge. */
const PAST_DAY_MAX_AGE_MS = 900_000;

/** Matches of a day of the sport, as leagues with their matches. */
export function dayOfResults(sport: Sport): SharedHandler<OfEverySport<'ResultsPage'>> {
  return {
    statements: 2,
    isDayList: true,
    resource({ query, services: { db, clock }, locale, timeZone, nowSeconds }) {
      const day = dayBounds(query.timestamp ?? nowSeconds, timeZone);
      const hasOdds = query.odds === true;
      const isPast = day.endSeconds + DAY_SECONDS < nowSeconds;
      return {
        ...cachedByDay(sport, day, locale, hasOdds),
        maxAgeMs: isPast ? PAST_DAY_MAX_AGE_MS : RUNNING_DAY_MAX_AGE_MS,
        async build(): Promise<ResultsPage> {
          const rows = await findMatchesOfDay(db, sport, day, locale);
          const page = {
            leagues: groupUnderLeagues(rows, locale),
            timestamp: day.startSeconds,
            asOf: clock(),
          };
          if (rows.length === 0) {
            const nearest = await findNearestMatch(db, sport, day);
            return nearest === undefined
              ? page
              : { ...page, nearestMatchAt: instantOfDay(nearest, timeZone) };
          }
          if (!hasOdds) return page;
          const lines = await findSiteLinesOfDay(db, sport, day, resultOddTypes(sport));
          return { ...page, oddsHistory: presentOddsHistory(lines) };
        },
      };
    },
  };
}

export const resultsPageHandlers = sportHandlers(resultsPageCalls, dayOfResults);
