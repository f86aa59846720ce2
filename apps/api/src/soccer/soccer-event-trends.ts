import type { Endpoints, EventTrend } from '@tipmark/contract';
import { SPORT, TREND_MATCHES } from '@tipmark/domain';
import { chosenSides, filterOf } from '../events/chosen-matches.ts';
import { findEventKey, findPlayedMatches } from '../events/event-queries.ts';
import { found, keptByMatch, matchIdOf } from '../events/event-resource.ts';
import type { SharedHandler } from '../handler.ts';
import { findCurrentLines } from '../odds/odds-queries.ts';
import { trendsOfSide } from '../statistics/match-trends.ts';
import { marketMenu } from '../tips/market-menu.ts';

const MOST_TRENDS = 60;

export const soccerEventTrends: SharedHandler<Endpoints['soccerEventTrends']> = {
  statements: 4,
  resource({ segments: { matchUrl, ...filters }, services: { db, clock }, locale }) {
    const matchId = matchIdOf(matchUrl);
    return {
      ...keptByMatch(matchId, ...Object.values(filters)),
      async build() {
        const event = found(await findEventKey(db, matchId, SPORT.soccer));
        const menu = marketMenu(SPORT.soccer, await findCurrentLines(db, event), new Map());
        const wanted = filterOf(event, filters);
        const filter = { ...wanted, limit: Math.min(wanted.limit, TREND_MATCHES.max) };
        const trends: EventTrend[] = [];
        for (const chosen of chosenSides(event, filters)) {
          const rows = await findPlayedMatches(db, locale, chosen.sides, filter);
          trends.push(...trendsOfSide(chosen, menu, rows));
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
