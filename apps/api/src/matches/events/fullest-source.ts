import { type RawBuilder, sql } from 'kysely';

/**
 * Of the sources of these kinds of events of a match, the one with most of them: two
 * sources of one goal make no two goals. One row, none where there are no events.
 * @param matchId column with the id of the match
 */
export function fullestSource(matchId: string, types: readonly string[]): RawBuilder<unknown> {
  return sql`(
    select x.source from match_events x
    where x.match_id = ${sql.ref(matchId)} and x.type = any(${[...types]}::text[])
    group by x.source order by count(*) desc, x.source limit 1
  )`;
}
