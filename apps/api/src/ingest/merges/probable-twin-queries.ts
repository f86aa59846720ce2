import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** Two clubs or players of different sources that have the same results. */
export interface ProbableTwins {
  oneId: number;
  one: string;
  otherId: number;
  other: string;
  country: string;
  /** Matches of one season, day and result against one opponent. */
  matches: number;
  /** Of them, a day both played. */
  day: string;
}

/**
 * Clubs and players that are probably one: in one season different sources report the same results
 * on the same days against the same opponents. Those kept apart by hand are left out.
 */
export async function findProbableTwins(db: Db): Promise<ProbableTwins[]> {
  const { rows } = await sql<ProbableTwins>`
    with pairs as (
      select
        case when a.home_id = b.home_id then a.away_id else a.home_id end as one_id,
        case when a.home_id = b.home_id then b.away_id else b.home_id end as other_id,
        a.id, a.starts_at
      from matches a join matches b on b.season_id = a.season_id and b.id <> a.id
        and (a.home_id = b.home_id or a.away_id = b.away_id)
        and abs(extract(epoch from a.starts_at - b.starts_at)) < 86400
        and (a.home_score, a.away_score) = (b.home_score, b.away_score)
        and coalesce(a.home_periods = b.home_periods and a.away_periods = b.away_periods, true)
      join leagues l on l.id = a.league_id and not l.is_simulated
      where not exists (
        select from feed_sequences s join feed_sequences o using (source)
        where s.match_id = a.id and o.match_id = b.id
      )
    )
    select p.one_id as "oneId", one.name_en as one, p.other_id as "otherId",
      other.name_en as other, one.country_code as country, count(distinct p.id)::int as matches,
      to_char(min(p.starts_at) at time zone 'UTC', 'YYYY-MM-DD') as day
    from pairs p join teams one on one.id = p.one_id join teams other on other.id = p.other_id
    where p.one_id < p.other_id and not exists (
      select from matches m where (m.home_id, m.away_id) in
        ((p.one_id, p.other_id), (p.other_id, p.one_id))
    ) and not exists (
      select from identity_decisions d
      join source_keys k on k.kind = 'team' and (k.source, k.key) = (d.one_source, d.one_key)
      join source_keys o on o.kind = 'team' and (o.source, o.key) = (d.other_source, d.other_key)
      where not d.is_same
        and (k.id, o.id) in ((p.one_id, p.other_id), (p.other_id, p.one_id))
    )
    group by p.one_id, one.name_en, p.other_id, other.name_en, one.country_code
    order by count(distinct p.id) desc, one.name_en, other.name_en
  `.execute(db);
  return rows;
}

export function twinsText(twins: ProbableTwins): string {
  const { oneId, one, otherId, other, country, matches, day } = twins;
  return `${oneId} ${one} and ${otherId} ${other} (${country}): ${matches} equal results, the first on ${day}`;
}
