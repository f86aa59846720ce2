import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';

export interface MailedTip {
  readonly id: number;
  readonly sport: number;
  readonly match_id: number;
  readonly slug: string;
  readonly home_ru: string;
  readonly home_en: string;
  readonly away_ru: string;
  readonly away_en: string;
  readonly odd_type: string;
  readonly milli: number;
  readonly result: number;
  readonly profit_milli: number;
  readonly author: string;
  readonly is_seen: boolean;
}

/** Tips as shown in an email. */
export async function findMailedTips(db: Db | Tx, ids: readonly number[]): Promise<MailedTip[]> {
  const { rows } = await sql<MailedTip>`
    select t.id, t.sport, t.match_id, m.slug, h.name_ru as home_ru, h.name_en as home_en,
      a.name_ru as away_ru, a.name_en as away_en, t.odd_type, t.milli, t.result, t.profit_milli,
      u.name as author, not u.is_private and u.blocked_at is null as is_seen
    from tips t
    join users u on u.id = t.user_id
    join matches m on m.id = t.match_id
    join teams h on h.id = m.home_id
    join teams a on a.id = m.away_id
    where t.id = any(${[...ids]}::int[])
    order by t.settled_seq, t.id
  `.execute(db);
  return rows;
}
