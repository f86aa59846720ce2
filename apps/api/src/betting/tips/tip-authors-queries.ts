import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { BADGES } from '../rating/badge-queries.ts';
import { AUTHOR, type MatchTipRow } from './match-tips-queries.ts';

export type AuthorRow = Pick<
  MatchTipRow,
  'author_name' | 'author_url' | 'position' | 'badges' | 'counted' | 'profit_sum' | 'stake_sum'
>;

export interface AuthorsRequest {
  readonly userIds: readonly number[];
  /** Sees their own statistics even while private. */
  readonly viewerId?: number | undefined;
}

/** Users as tips name them, by id; statistics that are private or of a blocked user are zero. */
export async function findTipAuthors(
  db: Db,
  { userIds, viewerId = 0 }: AuthorsRequest,
): Promise<ReadonlyMap<number, AuthorRow>> {
  const { rows } = await sql<AuthorRow & { readonly id: number }>`
    select u.id, u.name as author_name, u.url as author_url,
      case when v.shown then g.position end as position, ${BADGES},
      case when v.shown then a.counted else 0 end as counted,
      case when v.shown then a.profit_sum else 0 end as profit_sum,
      case when v.shown then a.stake_sum else 0 end as stake_sum
    from users u
    cross join lateral (
      select u.id = ${viewerId} or (not u.is_private and u.blocked_at is null) as shown
    ) v
    left join ratings g on g.user_id = u.id
    cross join lateral ${AUTHOR} a
    where u.id = any(${[...userIds]}::int[])
  `.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
