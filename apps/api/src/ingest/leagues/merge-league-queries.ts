import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import type { ReportedKey } from '../identity/pair-keys.ts';
import { REPORTED_SEASON } from '../identity/reported-season.ts';
import type { SeasonRow } from '../identity/season-queries.ts';
import type { MatchesToJoin } from '../people/joined-match-queries.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';

/** A season of the league that goes, and the one it becomes; null = it stays one of its own. */
export interface MovedSeason {
  readonly id: number;
  readonly into: number | null;
}

interface DescribedSeason {
  readonly id: number;
  readonly row: object;
  readonly teams: readonly number[];
  /** Seasons that had become it before. */
  readonly gone: readonly number[];
}

/** What it takes to make a merged league again. */
export interface UndoOfLeague {
  readonly league: object;
  readonly keys: readonly ReportedKey[];
  readonly names: readonly object[];
  readonly attributions: readonly object[];
  readonly seasons: readonly (MovedSeason & DescribedSeason)[];
  readonly squads: readonly object[];
  readonly deductions: readonly object[];
  readonly matches: readonly {
    readonly id: number;
    readonly season: number;
    readonly leg: number;
  }[];
  /** `hadBoth`: the user followed the other league, too. */
  readonly favourites: readonly {
    readonly user: number;
    readonly at: string;
    readonly hadBoth: boolean;
  }[];
  /** Leagues that had been merged into it before. */
  readonly merged: readonly number[];
  /** Of the league that is left, as it was before. */
  readonly into: {
    readonly seasons: readonly DescribedSeason[];
    readonly attributions: readonly string[];
  };
  /** Matches that became one with another one of the same season. */
  readonly joined: readonly number[];
}

const seasonsOf = (leagueId: number) => sql`
  (select jsonb_agg(jsonb_build_object('id', s.id, 'row', to_jsonb(s), 'teams', coalesce((
    select jsonb_agg(t.team_id order by t.team_id) from season_teams t where t.season_id = s.id
  ), '[]'), 'gone', coalesce((
    select jsonb_agg(g.gone_id) from merged_seasons g where g.season_id = s.id
  ), '[]')) order by s.id) from seasons s where s.league_id = ${leagueId})`;

type Described = Omit<UndoOfLeague, 'joined' | 'seasons'> & {
  readonly seasons: readonly DescribedSeason[];
};

export async function describeLeague(tx: Tx, from: number, into: number): Promise<Described> {
  const { rows } = await sql<{ undo: Described }>`
    select jsonb_build_object(
      'league', (select to_jsonb(l) from leagues l where l.id = ${from}),
      'keys', coalesce((select jsonb_agg(jsonb_build_object('source', source, 'key', key))
        from source_keys where kind = 'league' and id = ${from}), '[]'),
      'names', coalesce((select jsonb_agg(to_jsonb(n))
        from known_names n where n.kind = 'league' and n.id = ${from}), '[]'),
      'attributions', coalesce((select jsonb_agg(to_jsonb(a))
        from league_attributions a where a.league_id = ${from}), '[]'),
      'seasons', coalesce(${seasonsOf(from)}, '[]'),
      'squads', coalesce((select jsonb_agg(to_jsonb(q))
        from squads q where q.league_id = ${from}), '[]'),
      'deductions', coalesce((select jsonb_agg(to_jsonb(d)) from point_deductions d
        join seasons s on s.id = d.season_id where s.league_id = ${from}), '[]'),
      'matches', coalesce((select jsonb_agg(
        jsonb_build_object('id', m.id, 'season', m.season_id, 'leg', m.leg))
        from matches m where m.league_id = ${from}), '[]'),
      'favourites', coalesce((select jsonb_agg(jsonb_build_object(
        'user', f.user_id, 'at', f.starred_at, 'hadBoth', exists (
          select from favourites o where o.user_id = f.user_id and o.kind = 'l'
            and o.entity_id = ${into})))
        from favourites f where f.kind = 'l' and f.entity_id = ${from}), '[]'),
      'merged', coalesce((select jsonb_agg(gone_id)
        from merged_leagues where league_id = ${from}), '[]'),
      'into', jsonb_build_object(
        'seasons', coalesce(${seasonsOf(into)}, '[]'),
        'attributions', coalesce((select jsonb_agg(source)
          from league_attributions where league_id = ${into}), '[]'))) as undo
  `.execute(tx);
  return (rows[0] as { undo: Described }).undo;
}

/** How many matches are reported in two seasons of two leagues. */
export async function loadSharedSeasons(
  tx: Tx,
  from: number,
  into: number,
): Promise<{ from: number; into: number; matches: number }[]> {
  const { rows } = await sql<{ from: number; into: number; matches: number }>`
    with reported as (
      select f.match_id, s.league_id, s.id from feed_sequences f
      join seasons s on s.id = (f.heads -> ${REPORTED_SEASON} ->> 1)::int
      where f.heads ? ${sql.lit(REPORTED_SEASON)} and s.league_id in (${from}, ${into})
      union
      select m.id, m.league_id, m.season_id from feed_sequences f
      join matches m on m.id = f.match_id and m.league_id in (${from}, ${into})
      where f.heads ? ${sql.lit(REPORTED_SEASON)}
    )
    select one.id as "from", other.id as "into", count(*)::int as matches
    from reported one join reported other using (match_id)
    where one.league_id = ${from} and other.league_id = ${into}
    group by 1, 2 order by 3 desc, 1, 2
  `.execute(tx);
  return rows;
}

/**
 * Matches that two sources report in what becomes one season, as they would have been found there:
 * the same two at home and away, the nearest within the hours by which the sport moves a match.
 */
export async function findSameMatches(
  tx: Tx,
  from: number,
  into: number,
  mostHours: number | null,
): Promise<MatchesToJoin[]> {
  const { rows } = await sql<MatchesToJoin>`
    with near as (
      select b.id as b, a.id as a, abs(extract(epoch from a.starts_at - b.starts_at)) as apart
      from matches b join matches a on a.season_id = ${into} and a.home_id = b.home_id
        and a.away_id = b.away_id
      where b.season_id = ${from} and not exists (
        select from source_keys k join source_keys o using (kind, source)
        where k.kind = 'match' and k.id = a.id and o.id = b.id
      )
    )
    select b as "fromId", a as "intoId", false as "isSwapped" from near
    where (apart, a) = (select o.apart, o.a from near o where o.b = near.b order by 1, 2 limit 1)
      and (apart, b) = (select o.apart, o.b from near o where o.a = near.a order by 1, 2 limit 1)
      and apart <= ${mostHours === null ? null : mostHours * 3_600}::float8 is not false
    order by 1
  `.execute(tx);
  return rows;
}

/** Makes a season a part of another one, but for its row. */
export async function moveSeason(
  tx: Tx,
  { from, into, league }: { readonly from: number; readonly into: number; readonly league: number },
): Promise<number[]> {
  await sql`update source_keys set id = ${into} where kind = 'season' and id = ${from}`.execute(tx);
  await sql`
    insert into season_teams (season_id, team_id)
    select ${into}::int, team_id from season_teams where season_id = ${from} on conflict do nothing
  `.execute(tx);
  await sql`delete from season_teams where season_id = ${from}`.execute(tx);
  await sql`
    update point_deductions as d set season_id = ${into} where d.season_id = ${from} and not exists (
      select from point_deductions o where o.season_id = ${into} and o.team_id = d.team_id
    )
  `.execute(tx);
  await sql`delete from point_deductions where season_id = ${from}`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    update matches as m set season_id = ${into}, league_id = ${league}, rev = m.rev + 1,
      leg = m.leg + (
        select coalesce(max(o.leg), 0) from matches o
        where o.season_id = ${into} and o.home_id = m.home_id and o.away_id = m.away_id)
    where m.season_id = ${from} returning m.id
  `.execute(tx);
  await sql`
    update merged_seasons set season_id = ${into} where season_id = ${from}
  `.execute(tx);
  await sql`insert into merged_seasons (gone_id, season_id) values (${from}, ${into})`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Gives a season with its matches another league. */
export async function moveWholeSeason(tx: Tx, id: number, league: number): Promise<number[]> {
  await sql`update seasons set league_id = ${league} where id = ${id}`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    update matches as m set league_id = ${league}, rev = m.rev + 1 where m.season_id = ${id}
    returning m.id
  `.execute(tx);
  return rows.map((row) => row.id);
}

export async function updateSeasonRules(tx: Tx, row: SeasonRow): Promise<void> {
  await sql`
    update seasons as s set starts_on = item.starts_on, ends_on = item.ends_on, zones = item.zones,
      tie_breaks = item.tie_breaks, zones_source = item.zones_source,
      tie_breaks_source = item.tie_breaks_source
    from ${rowsAsTable([row], 'id int, starts_on date, ends_on date, zones jsonb, tie_breaks text[], zones_source text, tie_breaks_source text')}
    where s.id = item.id
  `.execute(tx);
}

/** Everything else of a league: keys, names, followers, squads, attributions. */
export async function moveLeague(tx: Tx, from: number, into: number): Promise<void> {
  await sql`update source_keys set id = ${into} where kind = 'league' and id = ${from}`.execute(tx);
  await sql`update known_names set id = ${into} where kind = 'league' and id = ${from}`.execute(tx);
  await sql`
    insert into league_attributions (league_id, source, attribution)
    select ${into}::int, source, attribution from league_attributions where league_id = ${from}
    on conflict do nothing
  `.execute(tx);
  await sql`
    insert into squads (league_id, season, team_id, source, seq, players)
    select ${into}::int, season, team_id, source, seq, players from squads where league_id = ${from}
    on conflict do nothing
  `.execute(tx);
  await sql`delete from squads where league_id = ${from}`.execute(tx);
  await sql`
    insert into favourites (user_id, kind, entity_id, starred_at)
    select user_id, kind, ${into}::int, starred_at from favourites
    where kind = 'l' and entity_id = ${from} on conflict do nothing
  `.execute(tx);
  await sql`delete from favourites where kind = 'l' and entity_id = ${from}`.execute(tx);
}

/** Deletes the rows of a merged league; how to make it again is stored. */
export async function deleteMergedLeague(
  tx: Tx,
  {
    from,
    into,
    undo,
  }: { readonly from: number; readonly into: number; readonly undo: UndoOfLeague },
): Promise<void> {
  const gone = undo.seasons.flatMap(({ id, into: season }) => (season === null ? [] : [id]));
  await sql`delete from seasons where id = any(${gone}::int[])`.execute(tx);
  await sql`delete from leagues where id = ${from}`.execute(tx);
  await sql`update merged_leagues set league_id = ${into} where league_id = ${from}`.execute(tx);
  await sql`
    insert into merged_leagues (gone_id, league_id, undo)
    values (${from}, ${into}, ${JSON.stringify(undo)}::jsonb)
  `.execute(tx);
}
