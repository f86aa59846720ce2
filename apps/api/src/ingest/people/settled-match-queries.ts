import { MATCH_STATUS } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { SPORTS_OF_PEOPLE } from '../identity/sides-of-people.ts';
import { noteIdentities } from '../rows/allocate-ids.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { MatchesToJoin } from './joined-match-queries.ts';

/** Days of matches, in UTC. */
export async function daysOf(trx: Tx, matchIds: ReadonlySet<number>): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD') as day from matches
    where id = any(${[...matchIds]}::int[])
  `.execute(trx);
  return rows.map(({ day }) => day);
}

/** The people a match has now. */
interface Wanted {
  id: number;
  season: number;
  home: number;
  away: number;
  /** Whether the day of the match is known. */
  dated: boolean;
}

const WANTED = 'id int, season int, home int, away int, dated boolean';

/** Undated matches of the same two in the same tournament. */
export async function findMet(trx: Tx, wanted: readonly Wanted[]): Promise<MatchesToJoin[]> {
  const { rows } = await sql<MatchesToJoin>`
    select item.id as "fromId", m.id as "intoId", m.home_id = item.away as "isSwapped"
    from ${rowsAsTable(wanted, WANTED)}
    join matches m on m.season_id = item.season and m.id <> item.id
      and ((m.home_id = item.home and m.away_id = item.away)
        or (m.home_id = item.away and m.away_id = item.home))
    where item.dated and not m.is_day_known
    order by item.id, m.id
  `.execute(trx);
  return rows;
}

/** Gives matches their people, as the next legs of the pairing in the order of their places. */
export async function storePositions(
  trx: Tx,
  ordered: readonly (Wanted & { place: number })[],
): Promise<void> {
  await sql`
    update matches as m set home_id = item.home, away_id = item.away, rev = m.rev + 1,
      leg = (
        select coalesce(max(other.leg), 0) from matches as other
        where other.season_id = m.season_id and other.id <> m.id
          and other.home_id = item.home and other.away_id = item.away
      ) + item.place
    from ${rowsAsTable(ordered, `${WANTED}, place int`)} where m.id = item.id
  `.execute(trx);
}

/** Rows that repeat an earlier one: the same two, round, time, status and result. */
export async function findRepeated(trx: Tx): Promise<MatchesToJoin[]> {
  const { rows } = await sql<MatchesToJoin>`
    select b.id as "fromId", min(a.id) as "intoId", false as "isSwapped"
    from matches a join matches b on b.season_id = a.season_id and b.id > a.id
      and b.home_id = a.home_id and b.away_id = a.away_id
    join leagues l on l.id = a.league_id and not l.is_simulated
    where a.sport = any(${SPORTS_OF_PEOPLE}::int[]) and a.is_day_known = b.is_day_known
      and (a.starts_at, a.round, a.status, a.advancing, a.home_periods, a.away_periods)
        is not distinct from
        (b.starts_at, b.round, b.status, b.advancing, b.home_periods, b.away_periods)
      and a.status <> ${MATCH_STATUS.scheduled}
    group by b.id
  `.execute(trx);
  return rows;
}

/** Moves keys of sources to other rows. */
export async function moveSourceKeys(
  trx: Tx,
  moved: readonly { source: string; key: string; before: number; id: number }[],
): Promise<void> {
  if (moved.length === 0) return;
  await sql`
    update source_keys as k set id = item.id
    from ${rowsAsTable(moved, 'source text, key text, before int, id int')}
    where k.kind = 'team' and k.source = item.source and k.key = item.key
  `.execute(trx);
  await noteIdentities(trx);
}

/** Rows that no name resolves to are deleted; links and lists follow the names. */
export async function tidy(trx: Tx): Promise<void> {
  await sql`
    update matches as m
    set slug = h.slug || '-' || a.slug || '-' || to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD'),
      rev = m.rev + 1
    from teams h, teams a
    where m.sport = any(${SPORTS_OF_PEOPLE}::int[]) and h.id = m.home_id and a.id = m.away_id
      and not h.is_simulated and m.slug <>
        h.slug || '-' || a.slug || '-' || to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD')
  `.execute(trx);
  await sql`
    insert into season_teams (season_id, team_id)
    select season_id, home_id from matches where sport = any(${SPORTS_OF_PEOPLE}::int[])
    union select season_id, away_id from matches where sport = any(${SPORTS_OF_PEOPLE}::int[])
    on conflict do nothing
  `.execute(trx);
  await sql`
    delete from season_teams as s using teams t
    where t.id = s.team_id and t.sport = any(${SPORTS_OF_PEOPLE}::int[]) and not t.is_simulated
      and not exists (select from matches m where m.season_id = s.season_id and m.home_id = t.id)
      and not exists (select from matches m where m.season_id = s.season_id and m.away_id = t.id)
  `.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select t.id from teams t
    where t.sport = any(${SPORTS_OF_PEOPLE}::int[]) and not t.is_simulated
      and not exists (select from source_keys k where k.kind = 'team' and k.id = t.id)
      and not exists (select from season_teams s where s.team_id = t.id)
      and not exists (select from squads s where s.team_id = t.id)
  `.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`delete from known_names where kind = 'team' and id = any(${ids}::int[])`.execute(trx);
  await sql`delete from teams where id = any(${ids}::int[])`.execute(trx);
}
