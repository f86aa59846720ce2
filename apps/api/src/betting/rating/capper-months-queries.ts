import type { MonthRecord } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

export interface CapperMonth {
  readonly userId: number;
  readonly record: MonthRecord;
}

/** Replaces all months of these cappers; rows that stay the same are not written again. */
export async function saveMonths(
  tx: Tx,
  userIds: readonly number[],
  months: readonly CapperMonth[],
): Promise<void> {
  const column = <Value>(pick: (of: MonthRecord) => Value) =>
    months.map(({ record }) => pick(record));
  const ofUsers = months.map(({ userId }) => userId);
  const ofMonths = column(({ month }) => month);
  await sql`
    delete from capper_months m
    where m.user_id = any(${userIds}::int[]) and (m.month, m.user_id) not in (
      select month, user_id from unnest(${ofMonths}::int[], ${ofUsers}::int[])
        as item(month, user_id)
    )
  `.execute(tx);
  if (months.length === 0) return;
  await sql`
    insert into capper_months as m (month, user_id, counted, won, profit_milli, stake_milli,
      mean_milli, clv, effective_tips)
    select month, user_id, counted, won, profit_milli, stake_milli, mean_milli, clv, effective_tips
    from unnest(
      ${ofMonths}::int[],
      ${ofUsers}::int[],
      ${column((one) => one.counted)}::int[],
      ${column((one) => one.won)}::int[],
      ${column((one) => one.profitMilli)}::bigint[],
      ${column((one) => one.stakeMilli)}::bigint[],
      ${column((one) => one.meanMilliOdds)}::float8[],
      ${column((one) => one.clv)}::float8[],
      ${column((one) => one.effectiveTips)}::float8[]
    ) as item(month, user_id, counted, won, profit_milli, stake_milli, mean_milli, clv,
      effective_tips)
    on conflict (month, user_id) do update set counted = excluded.counted, won = excluded.won,
      profit_milli = excluded.profit_milli, stake_milli = excluded.stake_milli,
      mean_milli = excluded.mean_milli, clv = excluded.clv,
      effective_tips = excluded.effective_tips
    where (m.counted, m.won, m.profit_milli, m.stake_milli, m.mean_milli, m.clv, m.effective_tips)
      is distinct from (excluded.counted, excluded.won, excluded.profit_milli,
        excluded.stake_milli, excluded.mean_milli, excluded.clv, excluded.effective_tips)
  `.execute(tx);
}
