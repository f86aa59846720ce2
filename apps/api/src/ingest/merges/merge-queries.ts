import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** A club or player as an operator names it. */
export interface TeamToMerge {
  id: number;
  name: string;
  sport: number;
  country: string;
  isSimulated: boolean;
  /** Sources name it as a person, whose identity follows from evidence and decisions. */
  isPerson: boolean;
}

export async function findTeamToMerge(tx: Db | Tx, id: number): Promise<TeamToMerge | undefined> {
  const { rows } = await sql<TeamToMerge>`
    select t.id, t.name_en as name, t.sport, t.country_code as country,
      t.is_simulated as "isSimulated",
      exists (
        select from source_keys k join told_people p using (source, key)
        where k.kind = 'team' and k.id = t.id
      ) as "isPerson"
    from teams t where t.id = ${id}
  `.execute(tx);
  return rows[0];
}

/** The first day on which two teams played each other. */
export async function findMeeting(tx: Tx, one: number, other: number): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD') as day from matches
    where (home_id = ${one} and away_id = ${other}) or (home_id = ${other} and away_id = ${one})
    order by starts_at limit 1
  `.execute(tx);
  return rows[0]?.day;
}

/** Decides about every key of two teams. */
export async function saveDecisions(
  tx: Tx,
  one: number,
  other: number,
  isSame: boolean,
): Promise<void> {
  await sql`
    insert into identity_decisions
      (one_source, one_key, other_source, other_key, is_same, decided_at)
    select least(a.source, b.source),
      case when (a.source, a.key) < (b.source, b.key) then a.key else b.key end,
      greatest(a.source, b.source),
      case when (a.source, a.key) < (b.source, b.key) then b.key else a.key end, ${isSame}, now()
    from source_keys a join source_keys b on b.kind = 'team' and b.id = ${other}
    where a.kind = 'team' and a.id = ${one} and (a.source, a.key) <> (b.source, b.key)
    on conflict (one_source, one_key, other_source, other_key)
    do update set is_same = excluded.is_same, decided_at = excluded.decided_at
  `.execute(tx);
}

/** Moves the rows of a table from one team to the other; those the other one has are dropped. */
async function moveRows(
  tx: Tx,
  table: string,
  { from, into }: { from: number; into: number },
  sameRow: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update ${sql.table(table)} as t set team_id = ${into}
    where t.team_id = ${from} and not exists (
      select from ${sql.table(table)} as other where other.team_id = ${into} and ${sameRow}
    )
  `.execute(tx);
  await sql`delete from ${sql.table(table)} where team_id = ${from}`.execute(tx);
}

/** Everything of a team but its matches. */
export async function moveTeam(tx: Tx, move: { from: number; into: number }): Promise<void> {
  const { from, into } = move;
  await sql`update source_keys set id = ${into} where kind = 'team' and id = ${from}`.execute(tx);
  await sql`update known_names set id = ${into} where kind = 'team' and id = ${from}`.execute(tx);
  await moveRows(tx, 'season_teams', move, sql`other.season_id = t.season_id`);
  // Two sources may date one decision differently: those of the other row count.
  await moveRows(tx, 'point_deductions', move, sql`other.season_id = t.season_id`);
  await moveRows(
    tx,
    'squads',
    move,
    sql`(other.league_id, other.season, other.source) = (t.league_id, t.season, t.source)`,
  );
}

/** What it takes to make a merged club again. */
export interface UndoOfMerge {
  team: object;
  keys: { source: string; key: string }[];
  names: object[];
  seasons: number[];
  matches: { id: number; isHome: boolean }[];
}

export async function describeTeam(tx: Tx, id: number): Promise<UndoOfMerge> {
  const { rows } = await sql<{ undo: UndoOfMerge }>`
    select jsonb_build_object(
      'team', (select to_jsonb(t) from teams t where t.id = ${id}),
      'keys', coalesce((select jsonb_agg(jsonb_build_object('source', source, 'key', key))
        from source_keys where kind = 'team' and id = ${id}), '[]'),
      'names', coalesce((select jsonb_agg(to_jsonb(n))
        from known_names n where n.kind = 'team' and n.id = ${id}), '[]'),
      'seasons', coalesce((select jsonb_agg(season_id)
        from season_teams where team_id = ${id}), '[]'),
      'matches', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'isHome', home_id = ${id}))
        from matches where home_id = ${id} or away_id = ${id}), '[]')) as undo
  `.execute(tx);
  return (rows[0] as { undo: UndoOfMerge }).undo;
}

/**
 * Matches of one club that are matches of the other: one season and opponent, the nearest within
 * two days.
 */
export async function findSharedMatches(
  tx: Tx,
  from: number,
  into: number,
): Promise<{ fromId: number; intoId: number; isSwapped: boolean }[]> {
  const { rows } = await sql<{ fromId: number; intoId: number; isSwapped: boolean }>`
    select distinct on (b.id) b.id as "fromId", a.id as "intoId", false as "isSwapped"
    from matches b join matches a on a.season_id = b.season_id
      and abs(extract(epoch from a.starts_at - b.starts_at)) < 2 * 86400
      and ((b.home_id = ${from} and a.home_id = ${into} and a.away_id = b.away_id)
        or (b.away_id = ${from} and a.away_id = ${into} and a.home_id = b.home_id))
    where b.home_id = ${from} or b.away_id = ${from}
    order by b.id, abs(extract(epoch from a.starts_at - b.starts_at)), a.id
  `.execute(tx);
  return rows;
}

/** Puts a team in the place of another in its matches. */
export async function replaceTeam(tx: Tx, from: number, into: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update matches as m set
      home_id = case when m.home_id = ${from} then ${into}::int else m.home_id end,
      away_id = case when m.away_id = ${from} then ${into}::int else m.away_id end,
      leg = m.leg + (
        select coalesce(max(other.leg), 0) from matches as other
        where other.season_id = m.season_id
          and other.home_id = case when m.home_id = ${from} then ${into}::int else m.home_id end
          and other.away_id = case when m.away_id = ${from} then ${into}::int else m.away_id end
      ), rev = m.rev + 1
    where m.home_id = ${from} or m.away_id = ${from}
    returning m.id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Deletes the row of a merged club; how to make it again is stored. */
export async function deleteMerged(tx: Tx, from: number, undo: UndoOfMerge): Promise<void> {
  await sql`
    update merged_teams set undo = ${JSON.stringify(undo)}::jsonb where gone_id = ${from}
  `.execute(tx);
  await sql`delete from teams where id = ${from}`.execute(tx);
}
