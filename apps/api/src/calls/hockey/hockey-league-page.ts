import type { Endpoints } from '@tipmark/contract';
import { SPORT, TOTALS_MARKET, TOTALS_SORT } from '@tipmark/domain';
import { idOfLink } from '../../matches/events/event-resource.ts';
import { findSeasonPage, SEASON_STATEMENTS } from '../../matches/leagues/find-season-page.ts';
import { ALL_TEAMS, findSeasonPlayed } from '../../matches/leagues/open-season.ts';
import { findSidebar } from '../../matches/lists/find-sidebar.ts';
import { fixtureTrends } from '../../matches/statistics/fixture-trends.ts';
import type { SharedHandler } from '../handler/handler.ts';
import { lastMatchesOf } from './last-matches-of.ts';

const MAX_AGE_MS = 60_000;

/** Its parts in another order or over another span are separate calls. */
export const hockeyLeaguePage: SharedHandler<Endpoints['hockeyLeaguePage']> = {
  statements: SEASON_STATEMENTS + 5,
  resource({ segments, query, services: { db, clock }, locale }) {
    const leagueId = idOfLink(segments.leagueUrl);
    const { seasonId = 0, teamId = ALL_TEAMS, round } = query;
    return {
      key: [locale, leagueId, seasonId, teamId, round].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const request = { db, sport: SPORT.hockey, nowSeconds: clock(), locale };
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
};
