import { leaguePageCalls } from '@tipmark/contract';
import { type Sport, TOTALS_MARKET, TOTALS_SORT } from '@tipmark/domain';
import { idOfLink } from '../../matches/events/event-resource.ts';
import { findSeasonPage, SEASON_STATEMENTS } from '../../matches/leagues/find-season-page.ts';
import { ALL_TEAMS, findSeasonPlayed } from '../../matches/leagues/open-season.ts';
import { findSidebar } from '../../matches/lists/find-sidebar.ts';
import { fixtureTrends, lastMatchesOf } from '../../matches/statistics/fixture-trends.ts';
import type { OfFamily, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const MAX_AGE_MS = 60_000;

/** A season of a league. Its parts in another order or over another span are separate calls. */
export const leaguePageHandlers = sportHandlers(
  leaguePageCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof leaguePageCalls>> => ({
    statements: SEASON_STATEMENTS + 5,
    resource({ segments, query, services: { db, clock }, locale }) {
      const leagueId = idOfLink(segments.leagueUrl);
      const { seasonId = 0, teamId = ALL_TEAMS, round } = query;
      return {
        key: [locale, leagueId, seasonId, teamId, round].join('|'),
        topics: [],
        maxAgeMs: MAX_AGE_MS,
        async build() {
          const request = { db, sport, nowSeconds: clock(), locale };
          const { page, rows, fixtures } = await findSeasonPage({
            ...request,
            leagueId,
            seasonId,
            teamId,
            round,
            tableCountOfMonths: 0,
            totalsMarket: TOTALS_MARKET.match,
            totalsSort: TOTALS_SORT.averageDescending,
          });
          const ofAll =
            teamId === ALL_TEAMS
              ? rows
              : await findSeasonPlayed(db, locale, page.season.id, ALL_TEAMS);
          return {
            ...page,
            trends: await fixtureTrends({ ...request, fixtures, playedBy: lastMatchesOf(ofAll) }),
            sidebar: await findSidebar(request),
          };
        },
      };
    },
  }),
);
