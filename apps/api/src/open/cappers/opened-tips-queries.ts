import { TIP_RESULT } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { hasBegun } from './tip-queries.ts';

/** A tip that everybody may see. */
export interface OpenedTipRow {
  readonly seq: number;
  readonly match_id: number;
  readonly odd_type: string;
  readonly milli: number;
  readonly stake: number;
  readonly description: string;
  readonly result: number;
  readonly profit_milli: number;
  readonly opened_at: number;
  readonly changed_at: number;
}

interface OpenedTipsWanted {
  readonly userId: number;
  readonly nowSeconds: number;
  readonly limit: number;
}

/** Tips of a user in the order in which they became visible to everybody, the last one first. */
export async function findOpenedTips(
  db: Db,
  { userId, nowSeconds, limit }: OpenedTipsWanted,
): Promise<readonly OpenedTipRow[]> {
  const { rows } = await sql<OpenedTipRow>`
    select o.seq, o.match_id, o.odd_type, o.milli, o.stake, o.description, o.result, o.profit_milli,
      extract(epoch from o.opened_at)::int as opened_at,
      extract(epoch from greatest(o.opened_at, o.settled_at))::int as changed_at
    from (
      select t.id, t.seq, t.match_id, t.odd_type, t.milli, t.stake, t.result, t.profit_milli,
        case when t.is_text_hidden then '' else t.description end as description, t.settled_at,
        least(greatest(m.starts_at, t.created_at), t.settled_at) as opened_at
      from tips t join matches m on m.id = t.match_id
      where t.user_id = ${userId}
        and (${hasBegun(nowSeconds)} or t.result <> ${TIP_RESULT.pending})
    ) o
    order by o.opened_at desc, o.id desc limit ${limit}
  `.execute(db);
  return rows;
}
