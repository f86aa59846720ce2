import type { Endpoints, ResultsPage } from '@tipmark/contract';
import { dayBounds, SPORT } from '@tipmark/domain';
import type { SharedHandler } from '../handler.ts';
import { dayTopics } from '../hot/topics.ts';
import { findMatchesOfDay, findSiteLinesOfDay } from '../matches/day-queries.ts';
import { presentOddsHistory, RESULT_ODD_TYPES } from '../matches/odds-history.ts';
import { groupUnderLeagues } from '../matches/present-leagues.ts';

const DAY_SECONDS = 86_400;
const RUNNING_DAY_MAX_AGE_MS = 30_000;
/** Finished days change by a purge alone. */
const PAST_DAY_MAX_AGE_MS = 900_000;

export const soccerResultsPage: SharedHandler<Endpoints['soccerResultsPage']> = {
  statements: 2,
  isDayList: true,
  resource({ query, services: { db, clock }, locale, timeZone, nowSeconds }) {
    const day = dayBounds(query.timestamp ?? nowSeconds, timeZone);
    const { startSeconds, endSeconds } = day;
    const hasOdds = query.odds === true;
    const isPast = endSeconds + DAY_SECONDS < nowSeconds;
    return {
      key: `${startSeconds}-${endSeconds}|${locale}|${hasOdds}`,
      topics: dayTopics(SPORT.soccer, startSeconds, endSeconds),
      maxAgeMs: isPast ? PAST_DAY_MAX_AGE_MS : RUNNING_DAY_MAX_AGE_MS,
      async build(): Promise<ResultsPage> {
        const rows = await findMatchesOfDay(db, SPORT.soccer, day, locale);
        const page = {
          leagues: groupUnderLeagues(rows, locale),
          timestamp: startSeconds,
          asOf: clock(),
        };
        if (!hasOdds) return page;
        const lines = await findSiteLinesOfDay(db, SPORT.soccer, day, RESULT_ODD_TYPES);
        return { ...page, oddsHistory: presentOddsHistory(lines) };
      },
    };
  },
};
