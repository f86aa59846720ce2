import { type RawBuilder, sql } from 'kysely';

/**
 * The source with the most events of these kinds of a match: one goal reported by two sources must
 * not count twice. One row; none without events.
 * @param matchId column with the id of the match
 */
export function fullestSource(matchId: string, types: readonly string[]): RawBuilder<unknown> {
  return sql`(
    select x.source from match_events x
    where x.match_id = ${sql.ref(matchId)} and x.type = any(${[...types]}::text[])
    group by x.source order by count(*) desc, x.source limit 1
  )`;
}
