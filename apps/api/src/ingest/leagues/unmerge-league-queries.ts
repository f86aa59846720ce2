import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { REPORTED_SEASON } from '../identity/reported-season.ts';
import type { UndoOfLeague } from './merge-league-queries.ts';

const list = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/** What was merged under an id, and how to make it again. */
export async function findMergedLeague(
  tx: Db | Tx,
  goneId: number,
): Promise<{ intoId: number; undo: UndoOfLeague } | undefined> {
  const { rows } = await sql<{ intoId: number; undo: UndoOfLeague }>`
    select league_id as "intoId", undo from merged_leagues where gone_id = ${goneId}
  `.execute(tx);
  return rows[0];
}

interface MoveBack {
  /** The league that has everything now. */
  readonly from: number;
  /** The one that is made again. */
  readonly into: number;
  readonly undo: UndoOfLeague;
}

/** Makes the row of a merged league again, with its keys, names and followers. */
export async function remakeLeague(tx: Tx, { from, into, undo }: MoveBack): Promise<void> {
  const { league, keys, names, attributions, favourites, merged } = undo;
  await sql`
    insert into leagues select * from jsonb_populate_record(
      null::leagues, ${JSON.stringify({ ...league, current_season_id: null })}::jsonb)
  `.execute(tx);
  await sql`
    update source_keys as k set id = ${into}
    from jsonb_to_recordset(${list(keys)}) as item(source text, key text)
    where k.kind = 'league' and k.source = item.source and k.key = item.key and k.id = ${from}
  `.execute(tx);
  await sql`
    update known_names as n set id = ${into}
    from jsonb_populate_recordset(null::known_names, ${list(names)}) as item
    where n.kind = 'league' and n.id = ${from} and n.sport = item.sport
      and n.country_code = item.country_code and n.is_simulated = item.is_simulated
      and n.folded_name = item.folded_name
  `.execute(tx);
  await sql`
    insert into league_attributions select * from jsonb_populate_recordset(
      null::league_attributions, ${list(attributions)})
  `.execute(tx);
  await sql`
    delete from league_attributions where league_id = ${from}
      and source <> all(${[...undo.into.attributions]}::text[])
      and source in (select source from league_attributions where league_id = ${into})
  `.execute(tx);
  await sql`
    insert into favourites (user_id, kind, entity_id, starred_at)
    select item."user", 'l', ${into}::int, item.at
    from jsonb_to_recordset(${list(favourites)}) as item("user" int, at timestamptz)
    where exists (select from users u where u.id = item."user") on conflict do nothing
  `.execute(tx);
  await sql`
    delete from favourites f
    using jsonb_to_recordset(${list(favourites)}) as item("user" int, "hadBoth" boolean)
    where f.user_id = item."user" and f.kind = 'l' and f.entity_id = ${from} and not item."hadBoth"
  `.execute(tx);
  await sql`
    update merged_leagues set league_id = ${into} where gone_id = any(${[...merged]}::int[])
  `.execute(tx);
}

/** A season of the league that is left, and whose keys it has. */
export interface SeasonToSplit {
  readonly id: number;
  /** Of the league that is made again. */
  readonly isOwn: boolean;
  readonly isOfOthers: boolean;
}

export async function loadSeasonsToSplit(
  tx: Tx,
  leagueId: number,
  own: readonly string[],
): Promise<SeasonToSplit[]> {
  const { rows } = await sql<SeasonToSplit>`
    select s.id, coalesce(bool_or(k.source = any(${[...own]}::text[])), false) as "isOwn",
      coalesce(bool_or(k.source <> all(${[...own]}::text[])), false) as "isOfOthers"
    from seasons s left join source_keys k on k.kind = 'season' and k.id = s.id
    where s.league_id = ${leagueId} group by s.id order by s.id
  `.execute(tx);
  return rows;
}

/** The sources of a league that has several. */
export async function loadSourcesOfLeague(tx: Tx, leagueId: number): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select distinct source from source_keys where kind = 'league' and id = ${leagueId}
  `.execute(tx);
  return rows.map(({ source }) => source);
}

/** Makes a season as it was; without a row, as another one is now. */
export async function remakeSeason(
  tx: Tx,
  season: { readonly id: number; readonly league: number; readonly like: number },
  row?: object,
): Promise<void> {
  const { id, league, like } = season;
  const record =
    row === undefined
      ? sql`(select to_jsonb(s) from seasons s where s.id = ${like})`
      : sql`${JSON.stringify(row)}::jsonb`;
  await sql`
    insert into seasons select * from jsonb_populate_record(null::seasons,
      ${record} || jsonb_build_object('id', ${id}::int, 'league_id', ${league}::int))
  `.execute(tx);
}

/** Span and rules of a season as they were; the next report widens it again. */
export async function restoreSeason(tx: Tx, id: number, row: object): Promise<void> {
  await sql`
    update seasons as s set starts_on = item.starts_on, ends_on = item.ends_on, zones = item.zones,
      tie_breaks = item.tie_breaks, zones_source = item.zones_source,
      tie_breaks_source = item.tie_breaks_source
    from jsonb_populate_record(null::seasons, ${JSON.stringify(row)}::jsonb) as item
    where s.id = ${id}
  `.execute(tx);
}

interface Split {
  readonly from: number;
  readonly into: number;
  /** Of the season `into`. */
  readonly league: number;
  readonly sources: readonly string[];
}

/**
 * Moves what some of the sources report of a season to another one. A match that others report in
 * the season stays there, with the season in which these report it.
 */
export async function splitSeason(tx: Tx, { from, into, league, sources }: Split): Promise<void> {
  const own = [...sources];
  await sql`
    update source_keys set id = ${into}
    where kind = 'season' and id = ${from} and source = any(${own}::text[])
  `.execute(tx);
  await sql`
    update point_deductions set season_id = ${into}
    where season_id = ${from} and source = any(${own}::text[])
  `.execute(tx);
  await sql`
    update matches as m set season_id = ${into}, league_id = ${league}, rev = m.rev + 1
    where m.season_id = ${from} and exists (
      select from source_keys k where k.kind = 'match' and k.id = m.id
        and k.source = any(${own}::text[])
    ) and not exists (
      select from source_keys k left join feed_sequences f
        on f.match_id = m.id and f.source = k.source
      where k.kind = 'match' and k.id = m.id and k.source <> all(${own}::text[])
        and (f.heads -> ${REPORTED_SEASON}) is null
    )
  `.execute(tx);
  await sql`
    update feed_sequences as f
    set heads = f.heads || jsonb_build_object(
      ${REPORTED_SEASON}::text, jsonb_build_array(0, ${String(into)}::text))
    from matches m where m.id = f.match_id and m.season_id = ${from}
      and f.source = any(${own}::text[]) and not f.heads ? ${REPORTED_SEASON}::text
  `.execute(tx);
}

/** Legs of matches as they were, where nothing else has them. */
export async function restoreLegs(tx: Tx, matches: UndoOfLeague['matches']): Promise<void> {
  await sql`
    update matches as m set leg = item.leg
    from jsonb_to_recordset(${list(matches)}) as item(id int, season int, leg int)
    where m.id = item.id and m.season_id = item.season and m.leg <> item.leg and not exists (
      select from matches o where o.season_id = m.season_id and o.home_id = m.home_id
        and o.away_id = m.away_id and o.leg = item.leg
    )
  `.execute(tx);
}

/** Clubs of a season: those it had, and those of the matches reported in it. */
export async function restoreTeams(
  tx: Tx,
  seasonId: number,
  teams: readonly number[],
): Promise<void> {
  const reported = sql`
    select side from matches m cross join lateral unnest(array[m.home_id, m.away_id]) side
    where m.season_id = ${seasonId} or m.id in (
      select f.match_id from feed_sequences f where f.heads ? ${sql.lit(REPORTED_SEASON)}
        and (f.heads -> ${REPORTED_SEASON} ->> 1)::int = ${seasonId})
    union select t.id from teams t where t.id = any(${[...teams]}::int[])`;
  await sql`
    delete from season_teams where season_id = ${seasonId} and team_id not in (${reported})
  `.execute(tx);
  await sql`
    insert into season_teams (season_id, team_id) select ${seasonId}::int, side from (${reported}) r
    on conflict do nothing
  `.execute(tx);
}

/** Gives squads and lost deductions back. */
export async function moveBackSquads(
  tx: Tx,
  { from, into, undo }: MoveBack,
  sources: readonly string[],
): Promise<void> {
  await sql`
    update squads set league_id = ${into}
    where league_id = ${from} and source = any(${[...sources]}::text[])
  `.execute(tx);
  await sql`
    insert into squads select * from jsonb_populate_recordset(null::squads, ${list(undo.squads)})
    on conflict do nothing
  `.execute(tx);
  await sql`
    insert into point_deductions select d.* from jsonb_populate_recordset(
      null::point_deductions, ${list(undo.deductions)}) d
    where exists (select from seasons s where s.id = d.season_id) on conflict do nothing
  `.execute(tx);
}

/** The season that another one is now. */
export async function resolveSeasons(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ gone_id: number; season_id: number }>`
    select gone_id, season_id from merged_seasons where gone_id = any(${[...ids]}::int[])
  `.execute(tx);
  return new Map(rows.map(({ gone_id, season_id }) => [gone_id, season_id]));
}

/** Addresses of the league and its seasons lead nowhere else; those before them to it again. */
export async function forgetMergedLeague(
  tx: Tx,
  goneId: number,
  seasons: UndoOfLeague['seasons'],
): Promise<void> {
  const ids = seasons.map(({ id }) => id);
  await sql`delete from merged_seasons where gone_id = any(${ids}::int[])`.execute(tx);
  for (const { id, gone } of seasons) {
    await sql`
      update merged_seasons set season_id = ${id} where gone_id = any(${[...gone]}::int[])
    `.execute(tx);
  }
  await sql`delete from merged_leagues where gone_id = ${goneId}`.execute(tx);
}
