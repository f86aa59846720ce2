import type { Db, Tx } from '@tipmark/api/database';
import { atSecond, PLAYED_COLUMNS, type PlayedMatchRow } from '@tipmark/api/database';
import type { TipResult } from '@tipmark/domain';
import { sql } from 'kysely';
import type { TipSpan } from './plan-tips.ts';

const DAY_SECONDS = 86_400;

export type TippedMatch = PlayedMatchRow & {
  readonly id: number;
  /** Unix seconds from which its prices are counted back. */
  readonly priced_at: number;
  readonly odds: number;
  /** Main outcomes in milli-odds, some without a price. */
  readonly odds_first: (number | null)[] | null;
  readonly odds_closing: (number | null)[] | null;
};

/** The matches people may have tipped: those of the past and of the next day. */
export async function findTipSpan(db: Db, asOf: number): Promise<TipSpan> {
  const { rows } = await sql<TipSpan>`
    select count(*)::int as count, coalesce(extract(epoch from min(starts_at)), 0)::int as "from",
      coalesce(extract(epoch from max(starts_at)), 0)::int as until
    from fill_fixtures
    where odds >= 3 and starts_at < ${atSecond(asOf + DAY_SECONDS)}
  `.execute(db);
  return rows[0] ?? { count: 0, from: 0, until: 0 };
}

export async function findTippable(
  db: Db,
  asOf: number,
  afterId: number,
  limit: number,
): Promise<TippedMatch[]> {
  const { rows } = await sql<TippedMatch>`
    select m.id, extract(epoch from f.priced_at)::int as priced_at, f.odds, m.odds_first,
      m.odds_closing, ${PLAYED_COLUMNS}
    from fill_fixtures f join matches m on m.id = f.match_id
    where f.match_id > ${afterId} and f.odds >= 3
      and f.starts_at < ${atSecond(asOf + DAY_SECONDS)}
    order by f.match_id
    limit ${limit}
  `.execute(db);
  return rows;
}

export interface LedgerRow {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly ledgerId: string;
  readonly json: string;
  readonly hash: string;
}

export async function insertLedger(tx: Tx, rows: readonly LedgerRow[]): Promise<void> {
  await sql`
    insert into ledger_entries (seq, at, kind, ledger_id, json, hash)
    select seq, to_timestamp(at), kind, ledger_id, json, hash
    from unnest(
      ${rows.map((row) => row.seq)}::int[], ${rows.map((row) => row.at)}::int[],
      ${rows.map((row) => row.kind)}::text[], ${rows.map((row) => row.ledgerId)}::text[],
      ${rows.map((row) => row.json)}::text[], ${rows.map((row) => row.hash)}::text[]
    ) as item(seq, at, kind, ledger_id, json, hash)
  `.execute(tx);
  const last = rows.at(-1);
  if (last === undefined) return;
  const { seq, hash } = last;
  await tx.updateTable('ledger_ends').set({ seq, hash }).where('id', '=', 1).execute();
}

export interface TipRow {
  readonly seq: number;
  readonly userId: number;
  readonly matchId: number;
  readonly sport: number;
  readonly oddType: string;
  readonly market: string;
  readonly milli: number;
  readonly stake: number;
  readonly description: string;
  readonly createdAt: number;
  readonly startsAt: number;
  readonly result: TipResult;
  readonly profitMilli: number;
  readonly settledAt: number | null;
  readonly settledSeq: number | null;
  readonly clv: number | null;
  readonly isRated: boolean;
  readonly hash: string;
}

export async function insertTips(tx: Tx, tips: readonly TipRow[]): Promise<void> {
  const column = <Key extends keyof TipRow>(key: Key) => tips.map((tip) => tip[key]);
  await sql`
    insert into tips (id, user_id, match_id, sport, odd_type, market, milli, stake, description,
      created_at, starts_at, result, profit_milli, settled_at, settled_seq, clv, is_rated, seq, hash)
    select seq, user_id, match_id, sport, odd_type, market, milli, stake, description,
      to_timestamp(created_at), to_timestamp(starts_at), result, profit_milli,
      to_timestamp(settled_at), settled_seq, clv, is_rated, seq, hash
    from unnest(
      ${column('seq')}::int[], ${column('userId')}::int[], ${column('matchId')}::int[],
      ${column('sport')}::int[], ${column('oddType')}::text[], ${column('market')}::text[],
      ${column('milli')}::int[], ${column('stake')}::int[], ${column('description')}::text[],
      ${column('createdAt')}::int[], ${column('startsAt')}::int[], ${column('result')}::int[],
      ${column('profitMilli')}::int[], ${column('settledAt')}::int[],
      ${column('settledSeq')}::int[], ${column('clv')}::float8[], ${column('isRated')}::bool[],
      ${column('hash')}::text[]
    ) as item(seq, user_id, match_id, sport, odd_type, market, milli, stake, description, created_at,
      starts_at, result, profit_milli, settled_at, settled_seq, clv, is_rated, hash)
    on conflict do nothing
  `.execute(tx);
}
