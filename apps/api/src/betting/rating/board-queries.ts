import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { BADGES } from './badge-queries.ts';
import { OPEN } from './open-record-queries.ts';

/** Of a user `u` with the rating `r`, if any. */
const PERSON = sql`u.id as user_id, u.name, u.url, ${OPEN} as is_open, ${BADGES},
  coalesce(r.is_premium_capper, false) as is_premium_capper,
  coalesce(r.tips, 0) as rated_tips, r.delayed, r.russian_texts, r.english_texts,
  (select count(*)::int from follows f where f.tipster_id = u.id) as followers`;

/** Of a record `p` over a period or a month. */
const RECORD = sql`p.counted, p.won, p.profit_milli::float8 as profit_milli,
  p.stake_milli::float8 as stake_milli, p.mean_milli, p.clv`;

export interface BoardRow {
  readonly user_id: number;
  readonly name: string;
  readonly url: string;
  readonly is_open: boolean;
  readonly badges: readonly number[];
  readonly is_premium_capper: boolean;
  /** Of the rating's window, as the numbers of hidden tips and texts. */
  readonly rated_tips: number;
  readonly delayed: number | null;
  readonly russian_texts: number | null;
  readonly english_texts: number | null;
  readonly followers: number;
  readonly counted: number;
  readonly won: number;
  readonly profit_milli: number;
  readonly stake_milli: number;
  readonly mean_milli: number | null;
  readonly clv: number | null;
  /** Rank in the table; null without one. */
  readonly position: number | null;
  /** How many have a rank. */
  readonly count: number;
}

/** A table of records by profit. */
export interface ProfitTable {
  /** The stored records, and of which period or month they are; `p` or `b` is a record. */
  readonly records: RawBuilder<unknown>;
  readonly isOf: (record: 'p' | 'b') => RawBuilder<unknown>;
  /** What only these records have. */
  readonly columns: RawBuilder<unknown>;
  /** From how many tips on a record has a rank. */
  readonly minTips: number;
  /** Of records with the same profit and number of tips. */
  readonly tie: RawBuilder<unknown>;
}

/** By profit, then more tips; only open records with enough tips. */
export async function findProfitTable<Row extends BoardRow>(
  db: Db,
  { records, isOf, columns, minTips, tie }: ProfitTable,
  limit: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with placed as (
      select p.user_id, row_number() over (
        order by p.profit_milli desc, p.counted desc, ${tie}
      )::int as position, count(*) over ()::int as count
      from ${records} p join users u on u.id = p.user_id
      where ${isOf('p')} and p.counted >= ${minTips} and ${OPEN}
    )
    select ${PERSON}, ${RECORD}, ${columns}, w.position, w.count
    from placed w
    join users u on u.id = w.user_id
    join ${records} p on p.user_id = w.user_id and ${isOf('p')}
    left join ratings r on r.user_id = u.id
    where w.position <= ${limit}
    order by w.position
  `.execute(db);
  return [...rows];
}

/** The record of a user, in the table or not, and how many open records have a larger profit. */
export async function findOwnProfit<Row extends BoardRow>(
  db: Db,
  { records, isOf, columns, minTips }: ProfitTable,
  userId: number,
): Promise<(Row & { readonly better: number }) | undefined> {
  const { rows } = await sql<Row & { better: number }>`
    select ${PERSON}, ${RECORD}, ${columns}, null as position, 0 as count, (
      select count(*)::int from ${records} b join users u on u.id = b.user_id
      where ${isOf('b')} and b.counted >= ${minTips} and ${OPEN}
        and b.profit_milli > p.profit_milli
    ) as better
    from users u join ${records} p on p.user_id = u.id and ${isOf('p')}
    left join ratings r on r.user_id = u.id
    where u.id = ${userId}
  `.execute(db);
  return rows[0];
}
