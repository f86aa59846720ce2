import { ARCHIVE_SOURCES } from '@tipmark/contract/feed';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { ReportedKey } from '../identity/pair-keys.ts';
import type { ComparedMatch } from './near-pairs.ts';

/** A stored match, with what identifies it. */
export interface NearMatch {
  readonly id: number;
  readonly sport: number;
  readonly seasonId: number;
  readonly leagueId: number;
  readonly league: string;
  /** Of the league. */
  readonly country: string;
  readonly homeId: number;
  readonly awayId: number;
  /** Unix seconds. */
  readonly startsAt: number;
  readonly isTimeKnown: boolean;
  readonly isDayKnown: boolean;
  readonly score: readonly [number, number] | null;
  readonly keys: readonly ReportedKey[];
}

/** A club or player with all its names. */
export interface NearSide {
  readonly id: number;
  readonly name: string;
  /** In all scripts; folded ones too. */
  readonly names: readonly string[];
  readonly country: string;
  /** Tours of a player. */
  readonly tours: readonly string[];
  readonly keys: readonly ReportedKey[];
}

const isOfProvider = sql`(k.source <> all(${[...ARCHIVE_SOURCES]}::text[])
  and k.source <> 'simulator' and k.source not like 'simulator-%')`;

/** The matches of which pairs are wanted. */
export interface PairScope {
  /** Without them all of providers. */
  readonly matchIds?: readonly number[];
  /** Unix seconds; older ones are left out. */
  readonly since?: number;
}

/** Loads matches with all that start within two days of them in the same sport. */
export async function loadComparedMatches(
  tx: Db | Tx,
  { matchIds, since = 0 }: PairScope,
): Promise<ComparedMatch[]> {
  const isWanted =
    matchIds === undefined
      ? sql`exists (select from source_keys k where k.kind = 'match' and k.id = a.id
          and ${isOfProvider})`
      : sql`a.id = any(${[...matchIds]}::int[])`;
  // `offset 0` has each day and each row looked up by its index, whatever the planner expects.
  const { rows } = await sql<ComparedMatch>`
    with wanted as materialized (
      select a.id, a.sport, a.starts_at
      from matches a join leagues l on l.id = a.league_id and not l.is_simulated
      where ${isWanted} and a.starts_at >= to_timestamp(${since}::float8)
    ), days as materialized (
      select distinct sport,
        date_trunc('day', starts_at, 'UTC') + step * interval '24 hours' as day
      from wanted cross join unnest('{-2,-1,0,1,2}'::int[]) step
    )
    select m.id, m.sport, l.country_code as country, m.home_id as "homeId",
      m.away_id as "awayId", extract(epoch from m.starts_at)::float8 as "startsAt",
      coalesce(k.sources, '{}') as sources, coalesce(k.is_of_provider, false) as "isOfProvider",
      m.id in (select id from wanted) as "isWanted"
    from days d
    cross join lateral (
      select * from matches m where m.sport = d.sport and m.starts_at >= d.day
        and m.starts_at < d.day + interval '24 hours' offset 0
    ) m
    cross join lateral (
      select country_code from leagues where id = m.league_id and not is_simulated offset 0
    ) l
    cross join lateral (
      select array_agg(distinct k.source order by k.source) as sources,
        bool_or(${isOfProvider}) as is_of_provider
      from source_keys k where k.kind = 'match' and k.id = m.id
    ) k
  `.execute(tx);
  return rows;
}

/** Matches of the clubs or players that a provider reports. */
export async function findReportedOf(tx: Db | Tx, sideIds: readonly number[]): Promise<number[]> {
  const ids = [...new Set(sideIds)];
  const { rows } = await sql<{ id: number }>`
    select m.id from matches m
    where (m.home_id = any(${ids}::int[]) or m.away_id = any(${ids}::int[]))
      and exists (select from source_keys k where k.kind = 'match' and k.id = m.id
        and ${isOfProvider})
  `.execute(tx);
  return rows.map(({ id }) => id);
}

const keysOf = (kind: 'match' | 'team', id: string) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('source', k.source, 'key', k.key) order by k.source, k.key)
  from source_keys k where k.kind = ${kind} and k.id = ${sql.ref(id)}), '[]')`;

export async function loadNearMatches(
  tx: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NearMatch>> {
  const { rows } = await sql<NearMatch>`
    select m.id, m.sport, m.season_id as "seasonId", m.league_id as "leagueId",
      l.name_en as league, l.country_code as country, m.home_id as "homeId",
      m.away_id as "awayId", extract(epoch from m.starts_at)::float8 as "startsAt",
      m.is_time_known as "isTimeKnown", m.is_day_known as "isDayKnown",
      case when m.home_score is null then null
        else jsonb_build_array(m.home_score, m.away_score) end as score,
      ${keysOf('match', 'm.id')} as keys
    from matches m join leagues l on l.id = m.league_id
    where m.id = any(${[...ids]}::int[])
  `.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function loadNearSides(
  tx: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NearSide>> {
  const { rows } = await sql<NearSide>`
    select t.id, t.name_en as name, t.country_code as country,
      array[t.name_en, t.name_ru] || array(
        select n.folded_name from known_names n where n.kind = 'team' and n.id = t.id
        order by n.folded_name) as names,
      array(select distinct p.tour from source_keys k join told_people p using (source, key)
        where k.kind = 'team' and k.id = t.id order by p.tour) as tours,
      ${keysOf('team', 't.id')} as keys
    from teams t where t.id = any(${[...ids]}::int[])
  `.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface DecidedRows {
  /** `id id` of clubs or players that an operator keeps apart. */
  readonly sides: ReadonlySet<string>;
  /** `id id` of matches about which nobody is asked again. */
  readonly matches: ReadonlySet<string>;
}

/** What was decided about the given rows, in both orders. */
export async function loadDecided(
  tx: Db | Tx,
  sideIds: readonly number[],
  matchIds: readonly number[],
): Promise<DecidedRows> {
  const { rows: sides } = await sql<{ one: number; other: number }>`
    select k.id as one, o.id as other from identity_decisions d
    join source_keys k on k.kind = 'team' and (k.source, k.key) = (d.one_source, d.one_key)
    join source_keys o on o.kind = 'team' and (o.source, o.key) = (d.other_source, d.other_key)
    where not d.is_same and k.id = any(${[...sideIds]}::int[])
      and o.id = any(${[...sideIds]}::int[])
  `.execute(tx);
  const { rows: matches } = await sql<{ one: number; other: number }>`
    select k.id as one, o.id as other from match_pairs d
    join source_keys k on k.kind = 'match' and (k.source, k.key) = (d.one_source, d.one_key)
    join source_keys o on o.kind = 'match' and (o.source, o.key) = (d.other_source, d.other_key)
    where k.id = any(${[...matchIds]}::int[]) and o.id = any(${[...matchIds]}::int[])
  `.execute(tx);
  const inBothOrders = (rows: readonly { one: number; other: number }[]) =>
    new Set(rows.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
  return { sides: inBothOrders(sides), matches: inBothOrders(matches) };
}

/** Of pairs of clubs `one`, `other`: `id id` of those that played each other, in both orders. */
export async function findMeetings(
  tx: Db | Tx,
  pairs: readonly (readonly [number, number])[],
): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set();
  const ids = [...new Set(pairs.flat())];
  const { rows } = await sql<{ one: number; other: number }>`
    select distinct home_id as one, away_id as other from matches
    where home_id = any(${ids}::int[]) and away_id = any(${ids}::int[])
  `.execute(tx);
  return new Set(rows.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
}
