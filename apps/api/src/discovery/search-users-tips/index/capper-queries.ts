import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

export interface CapperStatisticsRow {
  readonly user_id: number;
  readonly period: number;
  readonly counted: number;
  readonly profit_milli: number;
  readonly stake_milli: number;
  readonly mean_milli: number | null;
  readonly clv: number | null;
  readonly drawdown: number;
}

export interface CapperRankRow {
  readonly user_id: number;
  readonly position: number | null;
}

async function findStatistics(db: Db, where: RawBuilder<unknown>, limit: number | null) {
  const { rows } = await sql<CapperStatisticsRow>`
    select p.user_id, p.period, p.counted, p.profit_milli, p.stake_milli, p.mean_milli, p.clv, p.drawdown
    from capper_periods p join users u on u.id = p.user_id
    where p.counted > 0 and not u.is_private and u.blocked_at is null and ${where}
    order by p.period, p.user_id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Statistics over a period of users, after an id. */
export const findStatisticsAfter = (
  db: Db,
  period: number,
  afterId: number,
  limit: number,
): Promise<CapperStatisticsRow[]> =>
  findStatistics(db, sql`p.period = ${period} and p.user_id > ${afterId}`, limit);

/** Statistics of some users over every period; those who hide them have none. */
export const findStatisticsOf = (
  db: Db,
  userIds: readonly number[],
): Promise<CapperStatisticsRow[]> =>
  findStatistics(db, sql`p.user_id = any(${[...userIds]}::int[])`, null);

/** Ranks of users, after an id. */
export async function findRanksAfter(
  db: Db,
  afterId: number,
  limit: number,
): Promise<CapperRankRow[]> {
  const { rows } = await sql<CapperRankRow>`
    select user_id, position from ratings where position is not null and user_id > ${afterId}
    order by user_id limit ${limit}
  `.execute(db);
  return rows;
}

/** Ranks of some users; those without one are left out. */
export async function findRanksOf(db: Db, userIds: readonly number[]): Promise<CapperRankRow[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<CapperRankRow>`
    select user_id, position from ratings
    where position is not null and user_id = any(${[...userIds]}::int[])
  `.execute(db);
  return rows;
}

export type CapperChangeRow = CapperRankRow & {
  readonly run: number;
  readonly figures_run: number;
};

/** Whose statistics or rank changed since a refresh, oldest change first. */
export async function findCapperChanges(db: Db, sinceRun: number): Promise<CapperChangeRow[]> {
  const { rows } = await sql<CapperChangeRow>`
    select c.user_id, c.run, c.figures_run, r.position
    from capper_changes c left join ratings r on r.user_id = c.user_id
    where c.run > ${sinceRun}
    order by c.run
  `.execute(db);
  return rows;
}

/** The last refresh that changed a capper; 0 = none has. */
export async function findLastRun(db: Db): Promise<number> {
  const { rows } = await sql<{ run: number }>`
    select coalesce(max(run), 0)::int as run from capper_changes
  `.execute(db);
  return rows[0]?.run ?? 0;
}
