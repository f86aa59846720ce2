import { MONTH_MIN_TIPS, tableMonthAt } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import {
  type BoardRow,
  findOwnProfit,
  findProfitTable,
  type ProfitTable,
} from './board-queries.ts';
import { OPEN } from './open-record-queries.ts';

export type MonthRow = BoardRow & { readonly effective_tips: number };

const YEAR = 100;

const tableOf = (month: number): ProfitTable => ({
  records: sql`capper_months`,
  isOf: (record) => sql`${sql.ref(`${record}.month`)} = ${month}`,
  columns: sql`p.effective_tips`,
  minTips: MONTH_MIN_TIPS,
  tie: sql`p.user_id`,
});

export const findMonthBoard = (db: Db, month: number, limit: number) =>
  findProfitTable<MonthRow>(db, tableOf(month), limit);

export const findOwnMonth = (db: Db, month: number, userId: number) =>
  findOwnProfit<MonthRow>(db, tableOf(month), userId);

export interface MonthSummary {
  readonly month: number;
  /** Of the record with the largest profit; null while none has enough tips, or gained anything. */
  readonly name: string | null;
  readonly url: string | null;
  readonly profit_milli: number | null;
  readonly counted: number | null;
}

/** Months of the last year with a settled tip, the latest first, each with its best open record. */
export async function findMonths(db: Db, nowSeconds: number): Promise<MonthSummary[]> {
  const month = tableMonthAt(nowSeconds);
  const { rows } = await sql<MonthSummary>`
    with known as (
      select distinct month from capper_months
      where month >= ${month - YEAR}::int and month <= ${month}::int
    ), best as (
      select distinct on (p.month) p.month, u.name, u.url,
        p.profit_milli::float8 as profit_milli, p.counted
      from capper_months p join users u on u.id = p.user_id
      where p.month in (select month from known) and p.counted >= ${MONTH_MIN_TIPS}
        and p.profit_milli > 0 and ${OPEN}
      order by p.month, p.profit_milli desc, p.counted desc, p.user_id
    )
    select k.month, b.name, b.url, b.profit_milli, b.counted
    from known k left join best b on b.month = k.month
    order by k.month desc
  `.execute(db);
  return [...rows];
}
