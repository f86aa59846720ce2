import type { MatchEvent } from '@tipmark/contract';
import { MATCH_EVENTS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { originOfPlayers } from '../../platform/database/name-column.ts';
import type { SquadPlayer } from '../../platform/database/reference-tables.ts';
import { playerName } from './player-name.ts';

/** More than any real match has; a longer list of a source is cut off. */
const MOST_EVENTS = 300;

/** An event with its place among others of the same second. */
export type PlacedEvent = MatchEvent & { readonly seq: number; readonly key: string };

type TimelineRow = PlacedEvent & {
  readonly known: SquadPlayer | null;
  readonly known_related: SquadPlayer | null;
  readonly origin: string | null;
};

/**
 * The course of a match minute by minute, from the source whose events count. Player names are in
 * the reader's language: as a squad of the two teams has them, else by rule.
 */
export async function findEvents(db: Db, matchId: number, locale: Locale): Promise<MatchEvent[]> {
  const events = await findPlacedEvents(db, matchId, locale);
  return events.map(({ seq: _seq, key: _key, ...event }) => event);
}

/** The same with their places. */
export async function findPlacedEvents(
  db: Db,
  matchId: number,
  locale: Locale,
): Promise<PlacedEvent[]> {
  const { rows } = await sql<TimelineRow>`
    select e.seq, e.key, e.type, e.side, e.minute, e.stoppage, e.second, e.player,
      e.related_player as "relatedPlayer", squad.players -> e.player as known,
      squad.players -> e.related_player as known_related, ${originOfPlayers('t')} as origin
    from matches m
    cross join lateral (
      select jsonb_object_agg(one.player ->> 'name', one.player
        order by one.player ->> 'nameRu' is not null, one.player ->> 'countryCode' is not null
      ) as players
      from squads q cross join lateral jsonb_array_elements(q.players) as one(player)
      where q.team_id in (m.home_id, m.away_id)
    ) squad
    join match_events e on e.match_id = m.id and e.is_counted
      and e.type = any(${[...MATCH_EVENTS]}::text[])
    join teams t
      on t.id = case when (e.side = 'home') = (e.type = 'own_goal') then m.away_id else m.home_id end
    where m.id = ${matchId}
    order by e.minute, e.stoppage nulls first, e.second nulls first, e.seq, e.key
    limit ${MOST_EVENTS}
  `.execute(db);
  return rows.map(({ known, known_related, origin, ...event }) => {
    const named = (name: string | null, player: SquadPlayer | null) =>
      name === null ? null : playerName(locale, player ?? { name }, origin);
    const { player, relatedPlayer } = event;
    return {
      ...event,
      player: named(player, known),
      relatedPlayer: named(relatedPlayer, known_related),
    };
  });
}
