import { MATCH_STATUS, PAGE_SIZE, TIP_RESULT } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { closesAt } from '../../matches/lists/closes-at-queries.ts';
import { type MatchRow, selectMatchRows } from '../../matches/lists/match-row-queries.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import {
  AUTHOR,
  COLUMNS,
  isVisibleTo,
  type MatchTipRow,
  type TipViewer,
} from './match-tips-queries.ts';

export type UserTipsRequest = TipViewer & {
  readonly userId: number;
  /** 0 = all. */
  readonly sport: number;
  /** Absent = both. */
  readonly state?: 'active' | 'settled' | undefined;
  /** The last tip of the page before; 0 = the first page. */
  readonly lastTipId: number;
};

type UserTipRow = MatchTipRow & {
  readonly match_id: number;
  readonly closing_milli: number | null;
};

function isOfState(state: UserTipsRequest['state']) {
  if (state === undefined) return sql`true`;
  return state === 'active'
    ? sql`t.result = ${TIP_RESULT.pending}`
    : sql`t.result <> ${TIP_RESULT.pending}`;
}

/** Last site line before the start, once there was one. */
function closingLine(nowSeconds: number) {
  return sql`case when m.status <> ${MATCH_STATUS.scheduled} or m.starts_at <= ${atSecond(nowSeconds)}
    then (
      select s.milli from site_lines s
      where s.match_id = t.match_id and s.bucket = m.bucket and s.odd_type = t.odd_type
        and s.at < ${closesAt}
      order by s.at desc limit 1
    ) end`;
}

/** Tips of a capper, newest first, one more than a page shows. */
export async function findUserTips(
  db: Db,
  { userId, sport, state, lastTipId, ...viewer }: UserTipsRequest,
): Promise<UserTipRow[]> {
  const isOfUser = sql`t.user_id = ${userId} and (${sport}::int = 0 or t.sport = ${sport})
    and ${isOfState(state)} and ${isVisibleTo(viewer)}`;
  const { rows } = await sql<UserTipRow>`
    select ${COLUMNS}, t.match_id, ${closingLine(viewer.nowSeconds)} as closing_milli, (
      select count(*)::int from tips t join matches m on m.id = t.match_id
      where ${isOfUser}
    ) as total
    from tips t
    join matches m on m.id = t.match_id
    join users u on u.id = t.user_id
    left join ratings g on g.user_id = u.id
    cross join lateral ${AUTHOR} a
    where ${isOfUser} and (${lastTipId}::int = 0 or t.id < ${lastTipId})
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
