import { type EventTrend, eventTrendsCalls } from '@tipmark/contract';
import { type Sport, TREND_MATCHES } from '@tipmark/domain';
import { chosenSides, filterOf } from '../../matches/events/chosen-matches.ts';
import { findEventKey, findPlayedMatches } from '../../matches/events/event-queries.ts';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { findMatchAnalysis } from '../../matches/forecasts/stored/analysis-of-match.ts';
import { modelShares } from '../../matches/forecasts/stored/model-shares.ts';
import { marketMenu } from '../../matches/odds/market-menu.ts';
import { findCurrentLines } from '../../matches/odds/odds-queries.ts';
import { trendsOfSide } from '../../matches/statistics/match-trends.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const MOST_TRENDS = 60;

/** Outcomes of a match that often came in. */
export function eventTrends(sport: Sport): SharedHandler<OfTeamSports<'EventTrends'>> {
  return {
    statements: 5,
    resource({ segments: { matchUrl, ...filters }, services: { db, clock }, locale }) {
      const matchId = idOfLink(matchUrl);
      return {
        ...cachedByMatch(matchId, ...Object.values(filters)),
        async build() {
          const event = found(await findEventKey(db, matchId, sport));
          const model = await findMatchAnalysis(db, matchId);
          const sharesOf = modelShares(sport, model?.analysis);
          const rows = await findCurrentLines(db, event);
          const menu = marketMenu(sport, { rows, nowSeconds: clock(), sharesOf });
          const wanted = filterOf(event, filters);
          const filter = { ...wanted, limit: Math.min(wanted.limit, TREND_MATCHES.max) };
          const trends: EventTrend[] = [];
          for (const chosen of chosenSides(event, filters)) {
            const played = await findPlayedMatches(db, locale, chosen.sides, filter);
            trends.push(...trendsOfSide(chosen, menu, played));
          }
          return {
            link: `${event.id}-${event.slug}`,
            trends: trends
              .toSorted((a, b) => b.interval[0] - a.interval[0] || b.odds - a.odds)
              .slice(0, MOST_TRENDS),
            asOf: clock(),
          };
        },
      };
    },
  };
}

export const eventTrendsHandlers = sportHandlers(eventTrendsCalls, eventTrends);
