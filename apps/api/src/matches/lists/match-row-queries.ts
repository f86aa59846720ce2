import { MATCH_STATUS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn, originalName } from '../../platform/database/name-column.ts';

/**
 * Number of tips on the match `m` that are public. Lists depend on neither reader nor hour: a
 * delayed tip counts once the match is running, those of private statistics and of blocked users
 * never do. The author is looked up for each tip: with a join, a planner without statistics starts
 * with all users.
 */
const COUNT_OF_TIPS = sql<number>`(
  select count(*)::int from tips t
  where t.match_id = m.id
    and (t.delay_salt is null or m.status <> ${sql.lit(MATCH_STATUS.scheduled)})
    and (select not u.is_private and u.blocked_at is null from users u where u.id = t.user_id)
)`;

/**
 * Matches with their league and both teams, in the caller's language: everything a list shows, in
 * one statement. Narrow it by where, order and limit.
 */
export function selectMatchRows(db: Db, locale: Locale) {
  const name = nameColumn(locale);
  return db
    .selectFrom('matches as m')
    .innerJoin('leagues as l', 'l.id', 'm.league_id')
    .innerJoin('teams as h', 'h.id', 'm.home_id')
    .innerJoin('teams as a', 'a.id', 'm.away_id')
    .leftJoin('in_play_lines as p', (join) =>
      join.onRef('p.match_id', '=', 'm.id').on('m.status', '=', MATCH_STATUS.live),
    )
    .leftJoin('late_scores as late', (join) =>
      join.onRef('late.match_id', '=', 'm.id').on('m.status', '=', MATCH_STATUS.live),
    )
    .select([
      'm.id',
      'm.slug',
      'm.status',
      'm.live_state',
      'm.second_line',
      'm.home_score',
      'm.away_score',
      'm.home_periods',
      'm.away_periods',
      'm.home_extra',
      'm.away_extra',
      'm.home_penalties',
      'm.away_penalties',
      'm.home_red_cards',
      'm.away_red_cards',
      'm.court',
      'm.home_tie_breaks',
      'm.away_tie_breaks',
      'm.home_seed',
      'm.away_seed',
      'm.home_points',
      'm.away_points',
      'm.serving',
      'm.advancing',
      'm.forecast_home',
      'm.forecast_away',
      'm.forecast_score',
      'm.odds_first',
      'm.odds_current',
      'm.odds_closing',
      'm.listed_market',
      'm.listed_total',
      'm.listed_first',
      'm.listed_current',
      'm.listed_closing',
      'p.current as in_play_current',
      'p.last as in_play_last',
      'm.views',
      'm.is_time_known',
      'm.is_day_known',
      'm.schedule_changes',
      'm.round',
      'm.is_play_off',
      'l.id as league_id',
      'l.sport',
      'l.league_type',
      'l.slug as league_slug',
      'l.crest as league_crest',
      'l.country_code',
      `l.${name} as league_name`,
      `h.${name} as home_name`,
      `a.${name} as away_name`,
      originalName('h', locale).as('home_original_name'),
      originalName('a', locale).as('away_original_name'),
      'h.crest as home_crest',
      'a.crest as away_crest',
      COUNT_OF_TIPS.as('count_of_tips'),
      sql<boolean>`exists (select from math_tips t where t.match_id = m.id)`.as('has_math_tip'),
      sql<number>`extract(epoch from m.starts_at)::int`.as('starts_at'),
      sql<number | null>`extract(epoch from coalesce(p.changed_at, m.odds_changed_at))::int`.as(
        'odds_changed_at',
      ),
      sql<number | null>`extract(epoch from late.as_of)::int`.as('score_as_of'),
      sql<number | null>`extract(epoch from m.schedule_changed_at)::int`.as('schedule_changed_at'),
    ]);
}

export type MatchRow = Awaited<ReturnType<ReturnType<typeof selectMatchRows>['execute']>>[number];
