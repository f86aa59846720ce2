import { MATCH_STATUS } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { OWN_GOALS } from './squad-queries.ts';

export interface AppearanceRow {
  readonly player: string;
  /** Matches he was on in, of those whose line-ups are known. */
  readonly matches: number;
  /** null where matches do not say who is on at which minute. */
  readonly minutes: number | null;
  readonly assists: number;
  readonly yellow_cards: number;
  readonly red_cards: number;
}

/** Minutes of regular time in which players are changed one by one; null = all the time. */
interface Changes {
  readonly minutes: number | null;
}

const DISMISSED = ['second_yellow', 'red'];

/**
 * What players of a team did in the season of a match, as line-ups and events of finished matches
 * report it. Where players are changed one by one, those who stay on the bench did not play.
 */
export async function findAppearances(
  db: Db,
  { matchId, teamId, minutes }: Changes & { readonly matchId: number; readonly teamId: number },
): Promise<AppearanceRow[]> {
  const last = minutes ?? 0;
  const { rows } = await sql<AppearanceRow>`
    with played as (
      select p.id as match_id, case when p.home_id = ${teamId} then 'home' else 'away' end as side
      from matches m
      join matches p on p.season_id = m.season_id and p.status = ${MATCH_STATUS.finished}
        and ${teamId} in (p.home_id, p.away_id)
      where m.id = ${matchId}
    ), happened as (
      select played.match_id, e.type, e.player, e.related_player, least(e.minute, ${last}) as minute
      from played
      join match_events e on e.match_id = played.match_id and e.is_counted and e.side = played.side
    ), named as (
      select played.match_id, l.starting, l.substitutes
      from played
      cross join lateral (
        select one.starting, one.substitutes from match_lineups one
        where one.match_id = played.match_id and one.side = played.side
          and jsonb_array_length(one.starting) > 0
        order by one.source limit 1
      ) l
    ), came_on as (
      select match_id, one.player ->> 'name' as player, 0 as minute
      from named cross join lateral jsonb_array_elements(starting) as one(player)
      union
      select match_id, related_player, minute from happened
      where type = 'substitution' and match_id in (select match_id from named)
      union
      select match_id, one.player ->> 'name', 0
      from named cross join lateral jsonb_array_elements(substitutes) as one(player)
      where ${minutes === null}
    ), spells as (
      select c.player, greatest(1, coalesce(min(h.minute), ${last}) - c.minute) as minutes
      from came_on c
      left join happened h on h.match_id = c.match_id and h.player = c.player
        and (h.type = 'substitution' or h.type = any(${DISMISSED}::text[]))
      where c.player is not null
      group by c.match_id, c.player, c.minute
    ), done as (
      select player, 1 as matches, minutes, 0 as assists, 0 as yellow, 0 as red from spells
      union all
      select related_player, 0, 0, 1, 0, 0 from happened where type = any(${OWN_GOALS}::text[])
      union all
      select player, 0, 0, 0, (type = 'yellow')::int, (type <> 'yellow')::int from happened
      where type = 'yellow' or type = any(${DISMISSED}::text[])
    )
    select player, sum(matches)::int as matches,
      case when ${minutes === null} then null else sum(minutes)::int end as minutes,
      sum(assists)::int as assists, sum(yellow)::int as yellow_cards, sum(red)::int as red_cards
    from done where player is not null
    group by player
  `.execute(db);
  return rows;
}
