import { leagueTeamsTableCalls, type TableRow } from '@tipmark/contract';
import { inTableOrder, monthsBefore, type Sport, TEAMS_TABLE_SORT } from '@tipmark/domain';
import { openSeason } from '../../matches/leagues/open-season.ts';
import { seasonTable, TABLE_STATEMENTS } from '../../matches/statistics/season-table.ts';
import type { OfFamily, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const MAX_AGE_MS = 60_000;

function ordered(row: TableRow) {
  const { goalsFor, goalsAgainst, over = { over: 0, of: 0 } } = row;
  return { ...row, over, goalDifference: goalsFor - goalsAgainst, row };
}

/** The table of a season in the requested order. */
export const leagueTeamsTableHandlers = sportHandlers(
  leagueTeamsTableCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof leagueTeamsTableCalls>> => ({
    statements: TABLE_STATEMENTS + 2,
    resource({ query, services: { db, clock }, locale }) {
      const { leagueId, seasonId = 0, countOfMonths = 0 } = query;
      const { sortType = TEAMS_TABLE_SORT.points } = query;
      return {
        key: [locale, leagueId, seasonId, countOfMonths, sortType].join('|'),
        topics: [],
        maxAgeMs: MAX_AGE_MS,
        async build() {
          const now = clock();
          const { season } = await openSeason(db, sport, { leagueId, seasonId }, locale);
          const since = monthsBefore(now, countOfMonths);
          const { table } = await seasonTable(db, { leagueId, seasonId: season.id, since }, locale);
          const rows = inTableOrder(table.rows.map(ordered), sortType);
          return { sortType, table: { ...table, rows: rows.map(({ row }) => row) }, asOf: now };
        },
      };
    },
  }),
);
