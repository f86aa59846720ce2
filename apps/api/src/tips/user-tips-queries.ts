import { PAGE_SIZE } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { type MatchRow, selectMatchRows } from '../matches/match-rows.ts';
import { AUTHOR, COLUMNS, isTold, type MatchTipRow, type TipViewer } from './match-tips-queries.ts';

export type UserTipsRequest = TipViewer & {
  readonly userId: number;
  /** 0 = all. */
  readonly sport: number;
  /** The last tip of the page before; 0 = the first page. */
  readonly lastTipId: number;
};

/** Tips of a capper, newest first, one more than a page shows. */
export async function findUserTips(
  db: Db,
  { userId, sport, lastTipId, ...viewer }: UserTipsRequest,
): Promise<(MatchTipRow & { readonly match_id: number })[]> {
  const { rows } = await sql<MatchTipRow & { match_id: number }>`
    select ${COLUMNS}, t.match_id, (
      select count(*)::int from tips t join matches m on m.id = t.match_id
      where t.user_id = ${userId} and (${sport}::int = 0 or t.sport = ${sport}) and ${isTold(viewer)}
    ) as total
    from tips t
    join matches m on m.id = t.match_id
    join users u on u.id = t.user_id
    left join ratings g on g.user_id = u.id
    cross join lateral ${AUTHOR} a
    where t.user_id = ${userId} and (${sport}::int = 0 or t.sport = ${sport})
      and (${lastTipId}::int = 0 or t.id < ${lastTipId}) and ${isTold(viewer)}
    order by t.id desc
    limit ${PAGE_SIZE.profileTips + 1}
  `.execute(db);
  return rows;
}

export async function findMatchesOf(
  db: Db,
  locale: Locale,
  matchIds: readonly number[],
): Promise<Map<number, MatchRow>> {
  if (matchIds.length === 0) return new Map();
  const rows = await selectMatchRows(db, locale)
    .where('m.id', 'in', [...matchIds])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
