import { RECORD_MIN_TIPS, type SearchPeriod } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import {
  type BoardRow,
  findOwnProfit,
  findProfitTable,
  type ProfitTable,
} from './board-queries.ts';

export type PeriodRow = BoardRow & {
  readonly drawdown: number;
  readonly last_results: readonly number[];
};

const tableOf = (period: SearchPeriod): ProfitTable => ({
  records: sql`capper_periods`,
  isOf: (record) => sql`${sql.ref(`${record}.period`)} = ${period}`,
  columns: sql`p.drawdown, p.last_results`,
  minTips: RECORD_MIN_TIPS,
  tie: sql`p.drawdown, u.id`,
});

/** Of records with the same profit and number of tips the smaller drawdown is first. */
export const findBoard = (db: Db, period: SearchPeriod, limit: number) =>
  findProfitTable<PeriodRow>(db, tableOf(period), limit);

export const findOwn = (db: Db, period: SearchPeriod, userId: number) =>
  findOwnProfit<PeriodRow>(db, tableOf(period), userId);
