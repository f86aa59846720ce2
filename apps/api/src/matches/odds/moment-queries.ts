import type { MatchMoment } from '@tipmark/contract';
import { MATCH_INCIDENTS } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

const MOST_MOMENTS = 60;

export type MomentRow = Omit<MatchMoment, 'at'> & {
  readonly sport: number;
  readonly happened_at: number | null;
  readonly starts_at: number;
  readonly began_at: number | null;
};

/** Goals and dismissals of a match with all evidence of their time. */
export async function findMomentRows(db: Db, matchId: number): Promise<MomentRow[]> {
  const { rows } = await sql<MomentRow>`
    select e.type, e.side, e.minute, e.stoppage, m.sport,
      extract(epoch from e.happened_at)::int as happened_at,
      extract(epoch from m.starts_at)::int as starts_at,
      extract(epoch from m.began_at)::int as began_at
    from matches m
    join match_events e on e.match_id = m.id and e.is_counted
      and e.type = any(${[...MATCH_INCIDENTS]}::text[])
    where m.id = ${matchId}
    order by e.minute, e.stoppage nulls first, e.seq, e.key
    limit ${MOST_MOMENTS}
  `.execute(db);
  return rows;
}
