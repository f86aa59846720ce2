import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import type { UndoOfMerge } from './merge-queries.ts';

/** Of the team that has everything now, to the one that is made again. */
interface MoveBack {
  from: number;
  into: number;
}

const list = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/** What was merged under an id, and how to make it again; players have no `undo`. */
export async function findMerge(
  trx: Tx,
  goneId: number,
): Promise<{ team_id: number; undo: UndoOfMerge | null } | undefined> {
  const { rows } = await sql<{ team_id: number; undo: UndoOfMerge | null }>`
    select team_id, undo from merged_teams where gone_id = ${goneId}
  `.execute(trx);
  return rows[0];
}

/**
 * Forgets decisions that made one team of several keys.
 * @returns how many there were
 */
export async function takeBackDecisions(trx: Tx, intoId: number): Promise<number> {
  const { rows } = await sql`
    delete from identity_decisions d using source_keys a, source_keys b
    where d.is_same and a.kind = 'team' and b.kind = 'team' and a.id = ${intoId}
      and b.id = ${intoId} and (a.source, a.key) = (d.one_source, d.one_key)
      and (b.source, b.key) = (d.other_source, d.other_key)
    returning d.one_key
  `.execute(trx);
  return rows.length;
}

/** Makes the row of a merged club again, with its keys and names. */
export async function remakeTeam(
  trx: Tx,
  { from, into }: MoveBack,
  { team, keys, names }: UndoOfMerge,
): Promise<void> {
  await sql`insert into teams select * from jsonb_populate_record(null::teams, ${JSON.stringify({ ru_by_rule: false, ...team })}::jsonb)`.execute(
    trx,
  );
  await sql`
    update source_keys as k set id = ${into}
    from jsonb_to_recordset(${list(keys)}) as item(source text, key text)
    where k.kind = 'team' and k.source = item.source and k.key = item.key and k.id = ${from}
  `.execute(trx);
  await sql`
    update known_names as n set id = ${into}
    from jsonb_populate_recordset(null::known_names, ${list(names)}) as item
    where n.kind = 'team' and n.id = ${from} and n.sport = item.sport
      and n.country_code = item.country_code and n.is_simulated = item.is_simulated
      and n.folded_name = item.folded_name
  `.execute(trx);
}

/**
 * Gives a club its seasons and matches back.
 * @returns ids of the matches that are still there
 */
export async function moveBackMatches(
  trx: Tx,
  { from, into }: MoveBack,
  { seasons, matches }: UndoOfMerge,
): Promise<number[]> {
  await sql`
    insert into season_teams (season_id, team_id)
    select s.id, ${into} from seasons s where s.id = any(${seasons}::int[]) on conflict do nothing
  `.execute(trx);
  const { rows } = await sql<{ id: number }>`
    update matches as m set
      home_id = case when item."isHome" then ${into}::int else m.home_id end,
      away_id = case when item."isHome" then m.away_id else ${into}::int end, rev = m.rev + 1
    from jsonb_to_recordset(${list(matches)}) as item(id int, "isHome" boolean)
    where m.id = item.id and (m.home_id = ${from} or m.away_id = ${from})
    returning m.id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Forgets a merge, and decisions about the keys of the club. */
export async function forgetMerge(
  trx: Tx,
  goneId: number,
  keys: UndoOfMerge['keys'],
): Promise<void> {
  await sql`
    delete from identity_decisions d using jsonb_to_recordset(${list(keys)})
      as item(source text, key text)
    where d.is_same and ((d.one_source, d.one_key) = (item.source, item.key)
      or (d.other_source, d.other_key) = (item.source, item.key))
  `.execute(trx);
  await sql`delete from merged_teams where gone_id = ${goneId}`.execute(trx);
}

const joinedInto = (goneIds: readonly number[]): RawBuilder<{ match_id: number }> => sql`
  select match_id from joined_matches where gone_id = any(${goneIds}::int[])
`;

/** Matches with which those of the ids were joined. */
export async function findJoined(trx: Tx, goneIds: readonly number[]): Promise<number[]> {
  const { rows } = await joinedInto(goneIds).execute(trx);
  return rows.map(({ match_id }) => match_id);
}

/** What each source reports of a match, but for its statistics. */
export const REPORT_TABLES = [
  'feed_sequences',
  'feed_contents',
  'match_reports',
  'match_events',
  'match_lineups',
  'match_sets',
  'match_shots',
  'statistics_polls',
] as const;

/** Forgets what sources reported of joined matches, but for their statistics. */
export async function forgetReports(
  trx: Tx,
  goneIds: readonly number[],
  sources: readonly string[],
): Promise<void> {
  const joined = joinedInto(goneIds);
  for (const table of REPORT_TABLES) {
    await sql`
      delete from ${sql.table(table)} where source = any(${sources}::text[]) and match_id in (${joined})
    `.execute(trx);
  }
}

/** Forgets keys and addresses of joined matches, and that any file was imported. */
export async function forgetJoined(
  trx: Tx,
  goneIds: readonly number[],
  sources: readonly string[],
): Promise<void> {
  const joined = joinedInto(goneIds);
  await sql`
    delete from source_keys where kind = 'match' and source = any(${sources}::text[])
      and id in (${joined})
  `.execute(trx);
  await sql`delete from joined_matches where gone_id = any(${goneIds}::int[])`.execute(trx);
  await sql`delete from imported_files`.execute(trx);
}
