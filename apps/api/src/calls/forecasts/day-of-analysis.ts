import { type MathAnalysisPage, mathAnalysisPageCalls } from '@tipmark/contract';
import { dayBounds, type Sport } from '@tipmark/domain';
import { analysisOfForecast } from '../../matches/forecasts/stored/analysis-of-forecast.ts';
import { findAnalysis } from '../../matches/forecasts/stored/analysis-queries.ts';
import { presentAnalysis } from '../../matches/forecasts/stored/present-analysis.ts';
import {
  findMatchesOfDay,
  findNearestMatch,
  instantOfDay,
} from '../../matches/lists/day-queries.ts';
import { presentLeague } from '../../matches/lists/present-leagues.ts';
import { cachedByDay } from '../../platform/cache/cached-by-day.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const MAX_AGE_MS = 60_000;

/** The model's forecasts of the sport's matches of a day. */
export function dayOfAnalysis(sport: Sport): SharedHandler<OfTeamSports<'MathAnalysisPage'>> {
  return {
    statements: 2,
    isDayList: true,
    resource({ query, services: { db, clock }, locale, timeZone, nowSeconds }) {
      const day = dayBounds(query.timestamp ?? nowSeconds, timeZone);
      return {
        ...cachedByDay(sport, day, locale),
        maxAgeMs: MAX_AGE_MS,
        async build(): Promise<MathAnalysisPage> {
          const rows = await findMatchesOfDay(db, sport, day, locale);
          if (rows.length === 0) {
            const empty = {
              leagues: [],
              countOfUnknown: 0,
              timestamp: day.startSeconds,
              asOf: clock(),
            };
            const nearest = await findNearestMatch(db, sport, day);
            return nearest === undefined
              ? empty
              : { ...empty, nearestMatchAt: instantOfDay(nearest, timeZone) };
          }
          const analyses = await findAnalysis(db, sport, day);
          const analysisOf = new Map(analyses.map((analysis) => [analysis.match_id, analysis]));
          const leagues = new Map<number, MathAnalysisPage['leagues'][number]>();
          let countOfUnknown = 0;
          for (const row of rows) {
            const analysis = analysisOf.get(row.id) ?? analysisOfForecast(row);
            if (analysis === undefined) {
              countOfUnknown += 1;
              continue;
            }
            const league = leagues.get(row.league_id) ?? {
              ...presentLeague(row, locale),
              matches: [],
            };
            league.matches.push(presentAnalysis(row, analysis));
            leagues.set(row.league_id, league);
          }
          return {
            leagues: [...leagues.values()],
            countOfUnknown,
            timestamp: day.startSeconds,
            asOf: clock(),
          };
        },
      };
    },
  };
}

export const mathAnalysisPageHandlers = sportHandlers(mathAnalysisPageCalls, dayOfAnalysis);
