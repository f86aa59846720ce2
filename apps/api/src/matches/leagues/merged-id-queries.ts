import { type RawBuilder, sql } from 'kysely';

/** The id of a league: that of the one it became, where it was merged. */
export const mergedLeagueId = (leagueId: number): RawBuilder<number> => sql<number>`coalesce(
  (select league_id from merged_leagues where gone_id = ${leagueId}), ${leagueId}::int)`;

/** The same of a season. */
export const mergedSeasonId = (seasonId: number): RawBuilder<number> => sql<number>`coalesce(
  (select season_id from merged_seasons where gone_id = ${seasonId}), ${seasonId}::int)`;
