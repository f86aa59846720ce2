import { dayTipsCalls } from '@tipmark/contract';
import { dayBounds, type Sport } from '@tipmark/domain';
import { findDayTips } from '../../betting/tips/day-tips-queries.ts';
import { presentDayTip } from '../../betting/tips/present-match-tip.ts';
import { cachedByDay } from '../../platform/cache/cached-by-day.ts';
import type { OfEverySport, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const MAX_AGE_MS = 30_000;

/** Tips of the best-ranked cappers on matches of a day of the sport that have not started. */
function dayTips(sport: Sport): SharedHandler<OfEverySport<'DayTips'>> {
  return {
    statements: 1,
    isDayList: true,
    resource({ query, services: { db, clock }, locale, timeZone, nowSeconds }) {
      const day = dayBounds(query.timestamp ?? nowSeconds, timeZone);
      return {
        ...cachedByDay(sport, day, locale),
        maxAgeMs: MAX_AGE_MS,
        async build() {
          const asOf = clock();
          const rows = await findDayTips(db, sport, day, locale, asOf);
          return {
            tips: rows.map(presentDayTip),
            count: rows[0]?.total ?? 0,
            timestamp: day.startSeconds,
            asOf,
          };
        },
      };
    },
  };
}

export const dayTipsHandlers = sportHandlers(dayTipsCalls, dayTips);
