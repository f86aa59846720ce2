import { MATCH_STATUS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { LineupPlayer } from '../../platform/database/lineup-tables.ts';
import type { StoredShot } from '../../platform/database/match-tables.ts';
import { nameColumn, originOfPlayers } from '../../platform/database/name-column.ts';
import type { Crest, SquadPlayer } from '../../platform/database/reference-tables.ts';
import { FACED_SHOTS } from '../events/goalie-start-queries.ts';

/** Finished matches of a team, with its side. */
const playedBy = (teamId: number) => sql`
  select m.id as match_id, m.season_id, m.starts_at, m.home_id = ${teamId} as is_home,
    case when m.home_id = ${teamId} then 'home' else 'away' end as side
  from matches m
  where ${teamId} in (m.home_id, m.away_id) and m.status = ${MATCH_STATUS.finished}
`;

/** The line-up of a side that counts, of the rows of `played`. */
const ITS_LINEUP = sql`
  select l.starting, l.substitutes from match_lineups l
  where l.match_id = played.match_id and l.side = played.side
    and jsonb_array_length(l.starting) > 0
  order by l.source limit 1
`;

export interface NamedPlayerRow {
  readonly name: string;
  /** As the newest squad has him. */
  readonly known: SquadPlayer | null;
  readonly origin: string | null;
}

/** Every player named in squads, line-ups and events of a team. */
export async function findNamedPlayers(db: Db, teamId: number): Promise<NamedPlayerRow[]> {
  const { rows } = await sql<NamedPlayerRow>`
    with played as (${playedBy(teamId)}), squad as (
      select distinct on (one.player ->> 'name') one.player ->> 'name' as name, one.player
      from squads q cross join lateral jsonb_array_elements(q.players) as one(player)
      where q.team_id = ${teamId}
      order by one.player ->> 'name', q.season desc, one.player ->> 'nameRu' is null,
        one.player ->> 'number' is null, q.seq desc
    ), named as (
      select name from squad
      union
      select one.player ->> 'name'
      from played join match_lineups l on l.match_id = played.match_id and l.side = played.side
      cross join lateral jsonb_array_elements(l.starting || l.substitutes) as one(player)
      union
      select unnest(case when e.type = 'own_goal' then array[]::text[]
        else array[e.player, e.related_player] end)
      from played join match_events e
        on e.match_id = played.match_id and e.is_counted and e.side = played.side
    )
    select named.name, squad.player as known, ${originOfPlayers('t')} as origin
    from named
    join teams t on t.id = ${teamId}
    left join squad on squad.name = named.name
    where named.name is not null
    order by named.name
  `.execute(db);
  return rows;
}

export interface OwnEvent {
  readonly type: string;
  readonly minute: number;
  /** He passed, or came on. */
  readonly isRelated: boolean;
}

export interface PlayedMatchRow {
  readonly id: number;
  readonly season_id: number;
  readonly season: string;
  readonly league_id: number;
  readonly league_slug: string;
  readonly league_name: string;
  readonly league_crest: Crest | null;
  readonly country_code: string;
  readonly has_lineup: boolean;
  readonly is_starting: boolean;
  readonly is_on_bench: boolean;
  readonly is_spare_goalie: boolean;
  /** He began in goal. */
  readonly is_goalie: boolean;
  readonly saves: number | null;
  /** At his goal; those into an empty net are nobody's. */
  readonly shots: number | null;
  readonly is_shutout: boolean | null;
  readonly events: readonly OwnEvent[];
}

/**
 * Finished matches of a team in which a player is named, newest first.
 * @param names all ways he is written
 */
export async function findMatchesOfPlayer(
  db: Db,
  { teamId, names }: { readonly teamId: number; readonly names: readonly string[] },
  locale: Locale,
): Promise<PlayedMatchRow[]> {
  const his = sql`any(${[...names]}::text[])`;
  const { rows } = await sql<PlayedMatchRow>`
    with played as (${playedBy(teamId)})
    select played.match_id as id, played.season_id, s.name as season, l.id as league_id,
      l.slug as league_slug, l.${sql.raw(nameColumn(locale))} as league_name,
      l.crest as league_crest, l.country_code, line.has_lineup, line.is_starting,
      line.is_on_bench, line.is_spare_goalie, line.goalie = ${his} as is_goalie, own.saves,
      ${FACED_SHOTS} as shots, faced.shots <= own.saves as is_shutout, did.events
    from played
    join seasons s on s.id = played.season_id
    join leagues l on l.id = s.league_id
    left join match_stats own on own.match_id = played.match_id and own.is_home = played.is_home
    left join match_stats faced
      on faced.match_id = played.match_id and faced.is_home <> played.is_home
    cross join lateral (
      select count(*) > 0 as has_lineup,
        coalesce(bool_or(exists (
          select 1 from jsonb_array_elements(one.starting) as p(player)
          where p.player ->> 'name' = ${his}
        )), false) as is_starting,
        coalesce(bool_or(exists (
          select 1 from jsonb_array_elements(one.substitutes) as p(player)
          where p.player ->> 'name' = ${his}
        )), false) as is_on_bench,
        coalesce(bool_or(exists (
          select 1 from jsonb_array_elements(one.substitutes) as p(player)
          where p.player ->> 'name' = ${his} and p.player ->> 'position' = 'GK'
        )), false) as is_spare_goalie,
        coalesce(max((
          select p.player ->> 'name' from jsonb_array_elements(one.starting) as p(player)
          where p.player ->> 'position' = 'GK' limit 1
        )), '') as goalie
      from (${ITS_LINEUP}) as one
    ) as line
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('type', e.type, 'minute', e.minute,
        'isRelated', coalesce(e.player = ${his}, false) is false
      ) order by e.minute), '[]') as events
      from match_events e
      where e.match_id = played.match_id and e.is_counted
        and (e.player = ${his} or e.related_player = ${his})
        and (e.side = played.side) <> (e.type = 'own_goal')
    ) as did
    where line.is_starting or line.is_on_bench or jsonb_array_length(did.events) > 0
    order by played.starts_at desc, played.match_id desc
  `.execute(db);
  return rows;
}

export interface RatedEvent {
  readonly type: string;
  readonly side: 'home' | 'away';
  readonly minute: number;
  readonly stoppage: number | null;
  readonly second: number | null;
  readonly player: string | null;
  readonly relatedPlayer: string | null;
}

export interface RatedMatchRow {
  readonly id: number;
  readonly side: 'home' | 'away';
  readonly starting: readonly LineupPlayer[];
  readonly substitutes: readonly LineupPlayer[];
  readonly events: readonly RatedEvent[];
  readonly shots: readonly StoredShot[] | null;
}

/** What ratings of a team's players are computed from, in matches of a season with line-ups. */
export async function findRatedMatches(
  db: Db,
  teamId: number,
  seasonId: number,
): Promise<RatedMatchRow[]> {
  const { rows } = await sql<RatedMatchRow>`
    with played as (${playedBy(teamId)} and m.season_id = ${seasonId})
    select played.match_id as id, played.side, line.starting, line.substitutes, did.events,
      known.shots
    from played
    cross join lateral (${ITS_LINEUP}) as line
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('type', e.type, 'side', e.side,
        'minute', e.minute, 'stoppage', e.stoppage, 'second', e.second, 'player', e.player,
        'relatedPlayer', e.related_player) order by e.minute, e.stoppage nulls first), '[]')
        as events
      from match_events e
      where e.match_id = played.match_id and e.is_counted
        and e.type not in ('shootout_goal', 'shootout_miss')
    ) as did
    left join lateral (
      select s.shots from match_shots s where s.match_id = played.match_id
      order by jsonb_array_length(s.shots) desc, s.source limit 1
    ) known on true
  `.execute(db);
  return rows;
}
