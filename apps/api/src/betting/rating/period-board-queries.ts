import { RECORD_MIN_TIPS, type SearchPeriod } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

const OPEN = sql`u.email_confirmed_at is not null and not u.is_private and u.blocked_at is null`;

const COLUMNS = sql`u.id as user_id, u.name, u.url, ${OPEN} as is_open, p.counted, p.won,
  p.profit_milli::float8 as profit_milli, p.stake_milli::float8 as stake_milli, p.mean_milli,
  p.clv, p.drawdown, p.last_results,
  coalesce((select r.is_premium_capper from ratings r where r.user_id = u.id), false)
    as is_premium_capper,
  (select count(*)::int from follows f where f.tipster_id = u.id) as followers`;

export interface PeriodRow {
  readonly user_id: number;
  readonly name: string;
  readonly url: string;
  readonly is_open: boolean;
  readonly counted: number;
  readonly won: number;
  readonly profit_milli: number;
  readonly stake_milli: number;
  readonly mean_milli: number | null;
  readonly clv: number | null;
  readonly drawdown: number;
  readonly last_results: readonly number[];
  readonly is_premium_capper: boolean;
  readonly followers: number;
  readonly position: number | null;
  readonly count: number;
}

/** By profit, then more tips, then the smaller drawdown; only records with enough tips. */
export async function findBoard(db: Db, period: SearchPeriod, limit: number): Promise<PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    with placed as (
      select p.user_id, row_number() over (
        order by p.profit_milli desc, p.counted desc, p.drawdown, u.id
      )::int as position, count(*) over ()::int as count
      from capper_periods p join users u on u.id = p.user_id
      where p.period = ${period} and p.counted >= ${RECORD_MIN_TIPS} and ${OPEN}
    )
    select ${COLUMNS}, w.position, w.count
    from placed w
    join users u on u.id = w.user_id
    join capper_periods p on p.user_id = w.user_id and p.period = ${period}
    where w.position <= ${limit}
    order by w.position
  `.execute(db);
  return [...rows];
}

export async function findOwn(
  db: Db,
  period: SearchPeriod,
  userId: number,
): Promise<(PeriodRow & { readonly better: number }) | undefined> {
  const { rows } = await sql<PeriodRow & { better: number }>`
    select ${COLUMNS}, null as position, 0 as count, (
      select count(*)::int from capper_periods b join users u on u.id = b.user_id
      where b.period = ${period} and b.counted >= ${RECORD_MIN_TIPS} and ${OPEN}
        and b.profit_milli > p.profit_milli
    ) as better
    from users u join capper_periods p on p.user_id = u.id and p.period = ${period}
    where u.id = ${userId}
  `.execute(db);
  return rows[0];
}
