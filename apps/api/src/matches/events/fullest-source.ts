import { type RawBuilder, sql } from 'kysely';

/**
 * Of the sources that tell events of these kinds about a match, the one that tells most: two
 * sources of one goal make no two goals. One row, none where nobody tells any.
 * @param matchId column with the id of the match
 */
export function fullestSource(matchId: string, types: readonly string[]): RawBuilder<unknown> {
  return sql`(
    select x.source from match_events x
    where x.match_id = ${sql.ref(matchId)} and x.type = any(${[...types]}::text[])
    group by x.source order by count(*) desc, x.source limit 1
  )`;
}
