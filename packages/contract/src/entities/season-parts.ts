import { TEAMS_TABLE_SORT, TOTALS_MARKET, TOTALS_SORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { fixtureTrends } from './fixture-trends.ts';
import { leagueMatches, seasonPage, seasonStatistics, teamTotals } from './league-page.ts';
import { sidebar } from './page-empty.ts';
import { standingsTable } from './standings-table.ts';

/** A season of a league in a sport of the family: its next matches have trends, no referees. */
export const seasonWithTrends = z.extend(seasonPage, { trends: fixtureTrends, sidebar });

/** First pages of both lists of a season. */
export const seasonMatches = z.object({
  results: leagueMatches,
  fixtures: leagueMatches,
  asOf: unixSecond,
});

export const seasonSummary = z.object({ ...seasonStatistics, asOf: unixSecond });

export const seasonTrends = z.object({ trends: fixtureTrends, asOf: unixSecond });

export const seasonTotals = z.object({
  marketType: z.enum(TOTALS_MARKET),
  sortType: z.enum(TOTALS_SORT),
  teamTotals,
  asOf: unixSecond,
});

export const teamsTable = z.object({
  sortType: z.enum(TEAMS_TABLE_SORT),
  /** Rows in the requested order; `position` is the official one. */
  table: standingsTable,
  asOf: unixSecond,
});

export type SeasonWithTrends = z.output<typeof seasonWithTrends>;
export type SeasonMatches = z.output<typeof seasonMatches>;
export type SeasonSummary = z.output<typeof seasonSummary>;
export type SeasonTrends = z.output<typeof seasonTrends>;
export type SeasonTotals = z.output<typeof seasonTotals>;
export type TeamsTable = z.output<typeof teamsTable>;
