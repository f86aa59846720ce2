import { leagueTeamsTableCalls, type TableRow } from '@tipmark/contract';
import { inTableOrder, monthsBefore, type Sport, TEAMS_TABLE_SORT } from '@tipmark/domain';
import { seasonTable, TABLE_STATEMENTS } from '../../matches/statistics/season-table.ts';
import type { OfFamily, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';
import { cachedByLeague } from './league-resource.ts';

function ordered(row: TableRow) {
  const { goalsFor, goalsAgainst, over = { over: 0, of: 0 } } = row;
  return { ...row, over, goalDifference: goalsFor - goalsAgainst, row };
}

/** The table of a season in the requested order. */
export const leagueTeamsTableHandlers = sportHandlers(
  leagueTeamsTableCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof leagueTeamsTableCalls>> => ({
    statements: TABLE_STATEMENTS + 2,
    resource(call) {
      const { countOfMonths = 0, sortType = TEAMS_TABLE_SORT.points } = call.query;
      return cachedByLeague(sport, call, [countOfMonths, sortType], async (opened) => {
        const { db, locale, leagueId, seasonId, nowSeconds } = opened;
        const since = monthsBefore(nowSeconds, countOfMonths);
        const { table } = await seasonTable(db, { leagueId, seasonId, since }, locale);
        const rows = inTableOrder(table.rows.map(ordered), sortType).map(({ row }) => row);
        return { sortType, table: { ...table, rows }, asOf: nowSeconds };
      });
    },
  }),
);
