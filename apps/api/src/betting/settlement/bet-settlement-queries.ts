import { BET_STATUS, type BetStatus, MATCH_STATUS } from '@tipmark/domain';
import { sql } from 'kysely';
import { rowsAsTable } from '../../ingest/rows/rows-as-table.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { CORRECTION_SECONDS, followsCorrections } from './settlement-queries.ts';

export interface OpenBetRow {
  readonly id: number;
  readonly odd_type: string;
  readonly milli: number;
  readonly stake_minor: number;
  readonly status: BetStatus;
  readonly is_settled_by_owner: boolean;
  readonly clv: number | null;
  readonly starts_at: number;
}

/** A bet of which the site may still learn the result, or the closing odds. */
const isOpen = (nowSeconds: number) => sql`(t.odd_type is not null and (
  t.status = ${BET_STATUS.pending}
  or (t.is_settled_by_owner and t.clv is null
    and t.written_at > ${atSecond(nowSeconds - CORRECTION_SECONDS)})
  or (not t.is_settled_by_owner and ${followsCorrections(nowSeconds)})
))`;

/** Those of the matches with bets that their result could still change. */
export async function findMatchesOfOpenBets(
  db: Db,
  nowSeconds: number,
  matchIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ match_id: number }>`
    select distinct t.match_id from bets t join matches m on m.id = t.match_id
    where t.match_id = any(${[...matchIds]}::int[]) and ${isOpen(nowSeconds)}
    order by t.match_id
  `.execute(db);
  return rows.map(({ match_id }) => match_id);
}

/** Every match with open bets that is over, broken off, or past its start for two days. */
export async function findDueMatchesOfBets(db: Db, nowSeconds: number): Promise<number[]> {
  const { rows } = await sql<{ match_id: number }>`
    select distinct t.match_id from bets t join matches m on m.id = t.match_id
    where t.odd_type is not null
      and (t.status = ${BET_STATUS.pending} or (t.is_settled_by_owner and t.clv is null
        and t.written_at > ${atSecond(nowSeconds - CORRECTION_SECONDS)}))
      and (m.status > ${MATCH_STATUS.live} or m.starts_at > t.starts_at)
    order by t.match_id
  `.execute(db);
  return rows.map(({ match_id }) => match_id);
}

export async function lockOpenBets(
  tx: Tx,
  matchId: number,
  nowSeconds: number,
): Promise<OpenBetRow[]> {
  const { rows } = await sql<OpenBetRow>`
    select t.id, t.odd_type, t.milli, t.stake_minor, t.status, t.is_settled_by_owner, t.clv,
      extract(epoch from t.starts_at)::int as starts_at
    from bets t join matches m on m.id = t.match_id
    where t.match_id = ${matchId} and ${isOpen(nowSeconds)}
    order by t.id for update of t
  `.execute(tx);
  return rows;
}

export interface SettledBetRow {
  readonly id: number;
  readonly status: BetStatus;
  readonly profit_minor: number;
  readonly clv: number | null;
}

/** The time of the first settlement stays: corrections are followed for a day. */
export async function saveSettledBets(
  tx: Tx,
  nowSeconds: number,
  rows: readonly SettledBetRow[],
): Promise<void> {
  await sql`
    update bets b set status = case when b.is_settled_by_owner then b.status else item.status end,
      profit_minor = case when b.is_settled_by_owner then b.profit_minor else item.profit_minor end,
      clv = item.clv,
      settled_at = case when b.is_settled_by_owner then b.settled_at
        else coalesce(b.settled_at, ${atSecond(nowSeconds)}) end
    from ${rowsAsTable(rows, 'id int, status int, profit_minor int8, clv float8')}
    where b.id = item.id
  `.execute(tx);
}
