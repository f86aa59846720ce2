import { type RawBuilder, sql } from 'kysely';

/**
 * When the odds of a match `m` close: at the planned start, or at an earlier actual one.
 * The same rule as `closesAt` of the ingest.
 */
export const closesAt: RawBuilder<Date> = sql<Date>`(case
  when m.began_at < m.starts_at and m.began_at >= m.starts_at - interval '2 hours'
  then m.began_at else m.starts_at end)`;
