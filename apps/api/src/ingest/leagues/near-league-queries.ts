import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { ReportedKey } from '../identity/pair-keys.ts';
import { REPORTED_SEASON } from '../identity/reported-season.ts';

/** Two leagues in which sources report the same matches. */
export interface SharedMatches {
  readonly oneId: number;
  readonly otherId: number;
  readonly matches: number;
  /** Clubs or players of these matches. */
  readonly sides: number;
}

/** A league with what is compared of it. */
export interface NearLeague {
  readonly id: number;
  readonly sport: number;
  readonly name: string;
  /** In all scripts; folded ones too. */
  readonly names: readonly string[];
  readonly country: string;
  readonly type: number;
  readonly keys: readonly ReportedKey[];
}

// A literal, as the index has it.
const isElsewhere = sql`f.heads ? ${sql.lit(REPORTED_SEASON)}`;

/** Pairs of leagues with matches that are one by evidence or by hand, however often reported. */
export async function loadSharedMatches(tx: Db | Tx): Promise<SharedMatches[]> {
  const { rows } = await sql<SharedMatches>`
    with reported as materialized (
      select f.match_id, s.league_id from feed_sequences f
      join seasons s on s.id = (f.heads -> ${REPORTED_SEASON} ->> 1)::int
      where ${isElsewhere}
      union
      select m.id, m.league_id from feed_sequences f join matches m on m.id = f.match_id
      where ${isElsewhere}
    )
    select one.league_id as "oneId", other.league_id as "otherId",
      count(distinct m.id)::int as matches, count(distinct side)::int as sides
    from reported one
    join reported other on other.match_id = one.match_id and other.league_id > one.league_id
    join matches m on m.id = one.match_id
    cross join lateral unnest(array[m.home_id, m.away_id]) as side
    group by 1, 2
  `.execute(tx);
  return rows;
}

export async function loadNearLeagues(
  tx: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NearLeague>> {
  const { rows } = await sql<NearLeague>`
    select l.id, l.sport, l.name_en as name, l.country_code as country, l.league_type as type,
      array[l.name_en] || case when l.ru_by_rule then '{}' else array[l.name_ru] end || array(
        select n.folded_name from known_names n where n.kind = 'league' and n.id = l.id
        order by n.folded_name) as names,
      coalesce((
        select jsonb_agg(jsonb_build_object('source', k.source, 'key', k.key)
          order by k.source, k.key)
        from source_keys k where k.kind = 'league' and k.id = l.id), '[]') as keys
    from leagues l where l.id = any(${[...ids]}::int[]) and not l.is_simulated
  `.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** `id id` of leagues about which nobody is asked again, in both orders. */
export async function loadDecidedLeagues(
  tx: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ one: number; other: number }>`
    select k.id as one, o.id as other from league_pairs d
    join source_keys k on k.kind = 'league' and (k.source, k.key) = (d.one_source, d.one_key)
    join source_keys o on o.kind = 'league' and (o.source, o.key) = (d.other_source, d.other_key)
    where not d.is_same and k.id = any(${[...ids]}::int[]) and o.id = any(${[...ids]}::int[])
  `.execute(tx);
  return new Set(rows.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
}
