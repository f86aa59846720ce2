import type { Endpoints, MathAnalysisPage } from '@tipmark/contract';
import { dayBounds, SPORT } from '@tipmark/domain';
import type { SharedHandler } from '../handler.ts';
import { dayTopics } from '../hot/topics.ts';
import { findMatchesOfDay } from '../matches/day-queries.ts';
import { presentLeague } from '../matches/present-leagues.ts';
import { analysisOfForecast } from '../prediction/stored/analysis-of-forecast.ts';
import { findAnalysis } from '../prediction/stored/analysis-queries.ts';
import { presentAnalysis } from '../prediction/stored/present-analysis.ts';

const MAX_AGE_MS = 60_000;

export const soccerMathAnalysisPage: SharedHandler<Endpoints['soccerMathAnalysisPage']> = {
  statements: 2,
  isDayList: true,
  resource({ query, services: { db, clock }, locale, timeZone, nowSeconds }) {
    const day = dayBounds(query.timestamp ?? nowSeconds, timeZone);
    const { startSeconds, endSeconds } = day;
    return {
      key: `${startSeconds}-${endSeconds}|${locale}`,
      topics: dayTopics(SPORT.soccer, startSeconds, endSeconds),
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const rows = await findMatchesOfDay(db, SPORT.soccer, day, locale);
        const analyses = await findAnalysis(db, SPORT.soccer, day);
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
          timestamp: startSeconds,
          asOf: clock(),
        };
      },
    };
  },
};
