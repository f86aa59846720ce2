import type { EventPage } from '@tipmark/contract';
import { MATCH_INCIDENTS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { fullestSource } from './fullest-source.ts';

/**
 * Goals and dismissals of a match in the order they happened, as the source that
 * has most of them is used. A player is named in the reader's language when a
 * squad of the two teams knows how.
 */
export async function findIncidents(
  db: Db,
  matchId: number,
  locale: Locale,
): Promise<EventPage['incidents']> {
  const named = sql.raw(locale === 'ru' ? 'coalesce(known.name_ru, e.player)' : 'e.player');
  const { rows } = await sql<EventPage['incidents'][number]>`
    select e.type, e.side, e.minute, e.stoppage, e.second, ${named} as player
    from matches m
    join match_events e on e.match_id = m.id
      and e.type = any(${[...MATCH_INCIDENTS]}::text[])
      and e.source = ${fullestSource('m.id', MATCH_INCIDENTS)}
    left join lateral (
      select one.player ->> 'nameRu' as name_ru
      from squads q cross join lateral jsonb_array_elements(q.players) as one(player)
      where q.team_id in (m.home_id, m.away_id) and one.player ->> 'name' = e.player
        and one.player ->> 'nameRu' is not null
      limit 1
    ) known on e.player is not null
    where m.id = ${matchId}
    order by e.minute, e.stoppage nulls first, e.second nulls first, e.seq, e.key
  `.execute(db);
  return rows;
}
