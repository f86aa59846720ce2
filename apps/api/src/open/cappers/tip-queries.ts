import type { OpenCollections, OpenFiltersOf, OpenRowOf } from '@tipmark/contract/open';
import { OPEN_ENUMS } from '@tipmark/contract/open';
import { MATCH_STATUS, TIP_RESULT } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { rounded } from '../../matches/lists/rounded.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn } from '../../platform/database/name-column.ts';
import { byInstant, byNumber, isAfterKeys, isWhere, microsOf } from '../listing/keyset-queries.ts';
import { nameOf } from '../listing/names-of-values.ts';
import { type OpenPage, pageOf, type Wanted } from '../listing/page.ts';

type Tips = OpenCollections['tips'];
type Tip = OpenRowOf<Tips>;

const MILLI = 1_000;
const PERCENT = 100;

interface TipRow {
  readonly id: number;
  readonly url: string;
  readonly name: string;
  readonly sport: number;
  readonly match_id: number;
  readonly home_name: string;
  readonly away_name: string;
  readonly odd_type: string;
  readonly milli: number;
  readonly stake: number;
  readonly description: string;
  readonly created_at: number;
  readonly edited_at: number | null;
  readonly settled_at: number | null;
  readonly result: number;
  readonly profit_milli: number;
  readonly clv: number | null;
  readonly hash: string;
  /** Of the settlement, microseconds; 0 where the order does not depend on it. */
  readonly instant: number;
}

/**
 * Whether the match `m` has begun: a tip on it helps nobody any more. One that was moved has not,
 * even if its former start is over.
 */
export const hasBegun = (nowSeconds: number) => sql`(
  m.status not in (${MATCH_STATUS.scheduled}, ${MATCH_STATUS.moved})
  or (m.status = ${MATCH_STATUS.scheduled} and m.starts_at <= ${atSecond(nowSeconds)}))`;

export type OpenTipsWanted = Omit<OpenFiltersOf<Tips>, 'capper'> &
  Wanted & {
    /** Only those of this user. */
    readonly userId: number | undefined;
    readonly nowSeconds: number;
  };

/** Tips of open records on matches that have begun, and those that were settled without it. */
export async function findOpenTips(
  db: Db,
  { sport, match, updatedSince, userId, nowSeconds, after, limit }: OpenTipsWanted,
  locale: Locale,
): Promise<OpenPage<Tip>> {
  const isBySettlement = updatedSince !== undefined;
  const name = sql.raw(nameColumn(locale));
  const keys = isBySettlement
    ? [byInstant(sql`t.settled_at`), byNumber(sql`t.id`)]
    : [byNumber(sql`t.id`)];
  const wanted = isBySettlement ? after : after?.slice(1);
  const { rows } = await sql<TipRow>`
    select t.id, u.url, u.name, t.sport, t.match_id, h.${name} as home_name,
      a.${name} as away_name, t.odd_type, t.milli, t.stake,
      case when t.is_text_hidden then '' else t.description end as description,
      extract(epoch from t.created_at)::int as created_at,
      extract(epoch from t.edited_at)::int as edited_at,
      extract(epoch from t.settled_at)::int as settled_at, t.result, t.profit_milli, t.clv, t.hash,
      ${isBySettlement ? microsOf(sql`t.settled_at`) : sql`0`} as instant
    from tips t
    join users u on u.id = t.user_id
    join matches m on m.id = t.match_id
    join teams h on h.id = m.home_id
    join teams a on a.id = m.away_id
    where not u.is_private and u.blocked_at is null
      and (${hasBegun(nowSeconds)} or t.result <> ${TIP_RESULT.pending})
      and ${isWhere(sport, (one) => sql`t.sport = ${OPEN_ENUMS.sport[one]}`)}
      and ${isWhere(match, (id) => sql`t.match_id = ${id}`)}
      and ${isWhere(userId, (id) => sql`t.user_id = ${id}`)}
      and ${isWhere(updatedSince, (since) => sql`t.settled_at >= ${atSecond(since)}`)}
      and ${isAfterKeys(keys, wanted, isBySettlement ? 'asc' : 'desc')}
    order by ${isBySettlement ? sql`t.settled_at, t.id` : sql`t.id desc`} limit ${limit + 1}
  `.execute(db);
  return pageOf(rows, limit, ({ instant, id }) => [instant, id], presentTip);
}

function presentTip(row: TipRow): Tip {
  const isPending = row.result === TIP_RESULT.pending;
  return {
    id: row.id,
    capper: { id: row.url, name: row.name },
    sport: nameOf('sport', row.sport),
    match: { id: row.match_id, name: `${row.home_name} – ${row.away_name}` },
    outcome: row.odd_type,
    odds: row.milli / MILLI,
    stake: row.stake,
    text: row.description,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    settledAt: row.settled_at,
    result: nameOf('result', row.result),
    profit: isPending ? null : row.profit_milli / MILLI,
    clvPercent: row.clv === null ? null : rounded(row.clv * PERCENT),
    ledgerHash: row.hash,
  };
}
