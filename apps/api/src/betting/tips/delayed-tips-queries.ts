import { MATCH_STATUS, PAGE_SIZE } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { BADGES } from '../rating/badge-queries.ts';
import { AUTHOR, type MatchTipRow, type TipViewer } from './match-tips-queries.ts';

export type DelayedTipRow = Pick<
  MatchTipRow,
  | 'author_name'
  | 'author_url'
  | 'position'
  | 'badges'
  | 'counted'
  | 'profit_sum'
  | 'stake_sum'
  | 'seq'
  | 'hash'
> & { readonly created_at: number; readonly starts_at: number };

/** Tips that are revealed at the start and hidden from this viewer before. */
export async function findDelayedTips(
  db: Db,
  of: { readonly matchId: number } | { readonly userId: number },
  { nowSeconds, viewerId = 0, isSubscriber = false }: TipViewer,
): Promise<DelayedTipRow[]> {
  if (isSubscriber) return [];
  const condition =
    'matchId' in of ? sql`t.match_id = ${of.matchId}` : sql`t.user_id = ${of.userId}`;
  const { rows } = await sql<DelayedTipRow>`
    select t.seq, t.hash, u.name as author_name, u.url as author_url,
      extract(epoch from t.created_at)::int as created_at,
      extract(epoch from m.starts_at)::int as starts_at,
      case when not u.is_private then g.position end as position, ${BADGES},
      a.counted, a.profit_sum, a.stake_sum
    from tips t
    join matches m on m.id = t.match_id
    join users u on u.id = t.user_id
    left join ratings g on g.user_id = u.id
    cross join lateral ${AUTHOR} a
    where ${condition} and t.delay_salt is not null and t.user_id <> ${viewerId}
      and m.status = ${MATCH_STATUS.scheduled} and m.starts_at > ${atSecond(nowSeconds)}
      and u.blocked_at is null and not u.is_private
    order by t.id desc
    limit ${PAGE_SIZE.matchTips}
  `.execute(db);
  return rows;
}
