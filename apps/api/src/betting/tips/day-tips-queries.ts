import { ANSWER_LIMIT, type DayBounds, MATCH_STATUS, type Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { startsOnDay } from '../../matches/lists/starts-on-day-queries.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { AUTHOR, COLUMNS, type MatchTipRow } from './match-tips-queries.ts';

export type DayTipRow = MatchTipRow & {
  readonly match_id: number;
  readonly match_slug: string;
  readonly home_name: string;
  readonly away_name: string;
  readonly starts_at: number;
  readonly is_time_known: boolean;
  readonly is_day_known: boolean;
};

/**
 * The newest tip of each of the best ranked authors on the matches inside the bounds that have not
 * begun: a tip whose match is under way can no longer be followed. Delayed ones wait for the start.
 */
export async function findDayTips(
  db: Db,
  sport: Sport,
  day: DayBounds,
  locale: Locale,
  nowSeconds: number,
): Promise<DayTipRow[]> {
  const name = sql.raw(locale === 'en' ? 'name_en' : 'name_ru');
  const { rows } = await sql<DayTipRow>`
    with shown as (
      select t.id, g.position, count(*) over ()::int as total,
        row_number() over (partition by t.user_id order by t.id desc) as of_author
      from matches m
      join tips t on t.match_id = m.id
      join users u on u.id = t.user_id
      left join ratings g on g.user_id = u.id
      where m.sport = ${sport} and ${startsOnDay('m', day)}
        and m.status = ${MATCH_STATUS.scheduled} and m.starts_at > ${atSecond(nowSeconds)}
        and t.delay_salt is null and u.blocked_at is null and not u.is_private
    ), best as (
      select id, total from shown where of_author = 1
      order by position nulls last, id desc
      limit ${ANSWER_LIMIT.dayTips}
    )
    select ${COLUMNS}, b.total, m.id as match_id, m.slug as match_slug,
      h.${name} as home_name, w.${name} as away_name,
      extract(epoch from m.starts_at)::int as starts_at, m.is_time_known, m.is_day_known
    from best b
    join tips t on t.id = b.id
    join matches m on m.id = t.match_id
    join teams h on h.id = m.home_id
    join teams w on w.id = m.away_id
    join users u on u.id = t.user_id
    left join ratings g on g.user_id = u.id
    cross join lateral ${AUTHOR} a
    order by g.position nulls last, t.id desc
  `.execute(db);
  return rows;
}
