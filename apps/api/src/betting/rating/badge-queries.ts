import { MONTH_MIN_TIPS, tableMonthAt } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { OPEN } from './open-record-queries.ts';

/** A month that was won is a badge for a year. */
const YEAR = 100;

/** The badges of a user `u`; none while the record is private. */
export const BADGES = sql`case when u.is_private then '{}' else coalesce((
  select b.badges from capper_badges b where b.user_id = u.id
), '{}') end as badges`;

/**
 * Gives the badges that records have earned and takes away the others: the open record with the
 * largest profit of a month that is over, and prices with a closing proof. Changed cappers are
 * recorded under the run.
 */
export async function giveBadges(tx: Tx, nowSeconds: number, run: number): Promise<void> {
  const month = tableMonthAt(nowSeconds);
  await sql`
    with won as (
      select distinct on (m.month) m.user_id, m.month as badge
      from capper_months m join users u on u.id = m.user_id
      where m.month >= ${month - YEAR}::int and m.month < ${month}::int
        and m.counted >= ${MONTH_MIN_TIPS}::int and m.profit_milli > 0 and ${OPEN}
      order by m.month, m.profit_milli desc, m.counted desc, m.user_id
    ), earned as (
      select user_id, array_agg(badge order by badge = 1 desc, badge desc) as badges
      from (
        select user_id, badge from won
        union all
        select u.id, 1 from ratings r join users u on u.id = r.user_id
        where r.has_closing_proof and ${OPEN}
      ) one
      group by user_id
    ), lost as (
      delete from capper_badges b
      where not exists (select from earned e where e.user_id = b.user_id)
      returning b.user_id
    ), given as (
      insert into capper_badges as b (user_id, badges) select user_id, badges from earned
      on conflict (user_id) do update set badges = excluded.badges
      where b.badges is distinct from excluded.badges
      returning b.user_id
    )
    insert into capper_changes (user_id, run)
    select user_id, ${run}::int from (select user_id from lost union select user_id from given) changed
    on conflict (user_id) do update set run = excluded.run
  `.execute(tx);
}
