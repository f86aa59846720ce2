import { ARCHIVE_SOURCES } from '@tipmark/contract/feed';
import { LEAGUE_TYPE, MATCH_STATUS, SPORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn, originalName } from '../../platform/database/name-column.ts';

/** Matches whose score counts in a table: played to the end, or decided by a tribunal. */
export const COUNTED = [MATCH_STATUS.finished, MATCH_STATUS.finishedRetired, MATCH_STATUS.awarded];

/** Of a league `l`. */
const LACKS_RESULTS = sql<boolean>`l.is_simulated and exists (
  select 1 from simulated_history h where not h.sports_with_results @> array[l.sport]
)`;

/** Teams of a season: those entered, and those that have a match in it. */
export async function findSeasonTeams(db: Db, seasonId: number, locale: Locale) {
  const name = nameColumn(locale);
  return db
    .selectFrom('teams as t')
    .select(['t.id', 't.slug', `t.${name} as name`, 't.crest'])
    .select(originalName('t', locale).as('original_name'))
    .where('t.id', 'in', (from) =>
      from
        .selectFrom('season_teams')
        .select('team_id')
        .where('season_id', '=', seasonId)
        .union(
          from.selectFrom('matches').select('home_id as team_id').where('season_id', '=', seasonId),
        )
        .union(
          from.selectFrom('matches').select('away_id as team_id').where('season_id', '=', seasonId),
        ),
    )
    .orderBy('t.id')
    .execute();
}

export function findSeasonScores(db: Db, seasonId: number) {
  return db
    .selectFrom('matches as m')
    .select([
      'm.home_id',
      'm.away_id',
      'm.home_score',
      'm.away_score',
      'm.home_periods',
      'm.away_periods',
      'm.home_extra',
      'm.away_extra',
      'm.home_penalties',
      'm.away_penalties',
      'm.sport',
      'm.round',
      'm.status',
      sql<number>`extract(epoch from m.starts_at)::int`.as('starts_at'),
    ])
    .where('m.season_id', '=', seasonId)
    .where('m.status', 'in', COUNTED)
    .where('m.home_score', 'is not', null)
    .where('m.is_friendly', '=', false)
    .where('m.is_play_off', '=', false)
    .execute();
}

export type SeasonScoreRow = Awaited<ReturnType<typeof findSeasonScores>>[number];

export function findDeductions(db: Db, seasonId: number) {
  return db
    .selectFrom('point_deductions')
    .select(['team_id', 'points', 'reason', sql<string>`decided_on::text`.as('decided_on')])
    .where('season_id', '=', seasonId)
    .orderBy('decided_on')
    .orderBy('team_id')
    .execute();
}

/**
 * The sport, type and points rule of a league, the order and zones of a season, and whether its
 * earlier results are still being stored.
 */
export function findTableRules(db: Db, leagueId: number, seasonId: number) {
  return db
    .selectFrom('leagues as l')
    .leftJoin('seasons as s', (join) =>
      join.onRef('s.league_id', '=', 'l.id').on('s.id', '=', seasonId),
    )
    .select([
      'l.sport',
      'l.league_type',
      'l.points_win as win',
      'l.points_draw as draw',
      'l.points_loss as loss',
      's.zones',
      's.tie_breaks',
      // Archives have results only; deductions are decided elsewhere.
      sql<boolean>`l.sport = ${SPORT.soccer} and l.league_type = ${LEAGUE_TYPE.nationalLeague}
        and coalesce((
          select bool_and(k.source = any(${[...ARCHIVE_SOURCES]}::text[]))
          from source_keys k where k.kind = 'season' and k.id = s.id
        ), false)`.as('is_of_archives'),
      LACKS_RESULTS.as('is_incomplete'),
    ])
    .where('l.id', '=', leagueId)
    .executeTakeFirstOrThrow();
}

/** Whether earlier results of the running season of a league are still being stored. */
export async function lacksResults(db: Db, leagueId: number): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select ${LACKS_RESULTS} as lacks from leagues l where l.id = ${leagueId}
  `.execute(db);
  return rows[0]?.lacks ?? false;
}
