import { leagueTotalsCalls } from '@tipmark/contract';
import { type Sport, TOTALS_MARKET, TOTALS_SORT } from '@tipmark/domain';
import { ALL_TEAMS, findSeasonPlayed, openSeason } from '../../matches/leagues/open-season.ts';
import { presentTeamTotals } from '../../matches/leagues/season-statistics.ts';
import { playedOfRows } from '../../matches/statistics/played-of-rows.ts';
import { presentNamedTeam } from '../../matches/statistics/present-team.ts';
import { findSeasonTeams } from '../../matches/statistics/table-queries.ts';
import type { OfFamily, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const MAX_AGE_MS = 60_000;

/** Totals of the teams of a league. */
export const leagueTotalsHandlers = sportHandlers(
  leagueTotalsCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof leagueTotalsCalls>> => ({
    statements: 5,
    resource({ query, services: { db, clock }, locale }) {
      const { leagueId, seasonId = 0 } = query;
      const { marketType = TOTALS_MARKET.match, sortType = TOTALS_SORT.averageDescending } = query;
      return {
        key: [locale, leagueId, seasonId, marketType, sortType].join('|'),
        topics: [],
        maxAgeMs: MAX_AGE_MS,
        async build() {
          const { season } = await openSeason(db, sport, { leagueId, seasonId }, locale);
          const teams = (await findSeasonTeams(db, season.id, locale)).map(presentNamedTeam);
          const rows = await findSeasonPlayed(db, locale, season.id, ALL_TEAMS);
          const matches = [...(await playedOfRows(db, rows)).values()];
          const played = { sport, matches, teams, teamId: ALL_TEAMS };
          return {
            marketType,
            sortType,
            teamTotals: presentTeamTotals(played, marketType, sortType, locale),
            asOf: clock(),
          };
        },
      };
    },
  }),
);
