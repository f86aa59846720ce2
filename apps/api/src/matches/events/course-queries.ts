import type { MatchEvent } from '@tipmark/contract';
import { MATCH_EVENTS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** More than any real match has; a longer list of a source is cut off. */
const MOST_EVENTS = 300;

/**
 * The course of a match minute by minute, from the source whose events count. Player names are in
 * the reader's language when a squad of the two teams has them.
 */
export async function findEvents(db: Db, matchId: number, locale: Locale): Promise<MatchEvent[]> {
  const named = (column: string) =>
    sql.raw(locale === 'ru' ? `coalesce(known.names ->> ${column}, ${column})` : column);
  const { rows } = await sql<MatchEvent>`
    select e.type, e.side, e.minute, e.stoppage, e.second,
      ${named('e.player')} as player, ${named('e.related_player')} as "relatedPlayer"
    from matches m
    cross join lateral (
      select jsonb_object_agg(one.player ->> 'name', one.player ->> 'nameRu') as names
      from squads q cross join lateral jsonb_array_elements(q.players) as one(player)
      where q.team_id in (m.home_id, m.away_id) and one.player ->> 'nameRu' is not null
    ) known
    join match_events e on e.match_id = m.id and e.is_counted
      and e.type = any(${[...MATCH_EVENTS]}::text[])
    where m.id = ${matchId}
    order by e.minute, e.stoppage nulls first, e.second nulls first, e.seq, e.key
    limit ${MOST_EVENTS}
  `.execute(db);
  return rows;
}
