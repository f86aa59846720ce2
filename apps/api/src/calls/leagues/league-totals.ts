import { leagueTotalsCalls } from '@tipmark/contract';
import { type Sport, TOTALS_MARKET, TOTALS_SORT } from '@tipmark/domain';
import { ALL_TEAMS, findSeasonPlayed } from '../../matches/leagues/open-season.ts';
import { presentTeamTotals } from '../../matches/leagues/season-statistics.ts';
import { playedOfRows } from '../../matches/statistics/played-of-rows.ts';
import { presentNamedTeam } from '../../matches/statistics/present-team.ts';
import { findSeasonTeams } from '../../matches/statistics/table-queries.ts';
import type { OfFamily, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';
import { cachedByLeague } from './league-resource.ts';

/** Totals of the teams of a league. */
export const leagueTotalsHandlers = sportHandlers(
  leagueTotalsCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof leagueTotalsCalls>> => ({
    statements: 5,
    resource(call) {
      const { query } = call;
      const { marketType = TOTALS_MARKET.match, sortType = TOTALS_SORT.averageDescending } = query;
      return cachedByLeague(sport, call, [marketType, sortType], async (opened) => {
        const { db, locale, seasonId, nowSeconds } = opened;
        const teams = (await findSeasonTeams(db, seasonId, locale)).map(presentNamedTeam);
        const rows = await findSeasonPlayed(db, locale, seasonId, ALL_TEAMS);
        const matches = [...(await playedOfRows(db, rows)).values()];
        const played = { sport, matches, teams, teamId: ALL_TEAMS };
        const teamTotals = presentTeamTotals(played, marketType, sortType, locale);
        return { marketType, sortType, teamTotals, asOf: nowSeconds };
      });
    },
  }),
);
