import { DAY_SECONDS } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const HOUR_SECONDS = 3_600;
/** Longer than the sliding periods of limits, and than clocks of workers differ. */
const SINGLE_SECONDS = 300;

/** A call; or all of an hour or a day that is over, at the time of the last of them. */
export interface SpendRow {
  readonly provider: string;
  readonly at: number;
  readonly cost: number;
  readonly calls: number;
}

/**
 * Everything limits count now: the calls of the last minutes one by one, those before since the
 * first of the month by hour and day. The hour in which a provider reported its quota comes one by
 * one too, as what came after the report is counted apart. `offset 0` keeps to the index.
 * @param provider undefined: of all
 */
export async function readSpends(
  db: Db | Tx,
  nowSeconds: number,
  provider?: string,
): Promise<SpendRow[]> {
  const single = nowSeconds - SINGLE_SECONDS;
  const recent = sql`${atSecond(single - (single % HOUR_SECONDS))}::timestamptz`;
  const today = sql`${atSecond(nowSeconds - (nowSeconds % DAY_SECONDS))}::timestamptz`;
  const month = sql`date_trunc('month', ${atSecond(nowSeconds)}::timestamptz, 'UTC')`;
  const own = provider === undefined ? sql`true` : sql`provider = ${provider}`;
  const { rows } = await sql<SpendRow>`
    with hours as (
      select * from provider_spend_hours where ${own} and hour >= least(${month}, ${recent})
    ), reported as (
      select provider, date_trunc('hour', quota_at, 'UTC') as hour from provider_states
      where ${own} and quota_at >= ${month} and quota_at < ${recent}
    ), over as (
      select h.provider, max(h.last_at) as at, sum(h.cost) as cost, sum(h.calls) as calls
      from hours h left join reported r using (provider)
      where h.hour < ${recent} and h.hour is distinct from r.hour
      group by h.provider, case
        when h.hour >= ${today} or h.hour >= r.hour - interval '1 day'
          and h.hour < r.hour + interval '1 day' then h.hour
        else date_trunc('day', h.hour, 'UTC') end
    ), single as (
      select s.provider, s.spent_at as at, s.cost from (select distinct provider from hours) p,
        lateral (select * from provider_spends s where s.provider = p.provider
          and s.spent_at >= ${recent} offset 0) s
      union all
      select s.provider, s.spent_at, s.cost from reported r,
        lateral (select * from provider_spends s where s.provider = r.provider
          and s.spent_at >= r.hour and s.spent_at < r.hour + interval '1 hour') s
    )
    select provider, extract(epoch from at)::float8 as at, cost::float8 as cost,
      calls::float8 as calls
    from (select * from over union all select provider, at, cost, 1 from single) s
    order by at
  `.execute(db);
  return rows;
}

export async function addSpend(
  tx: Db | Tx,
  provider: string,
  at: number,
  cost: number,
): Promise<void> {
  await sql`
    insert into provider_spends (provider, spent_at, cost)
    values (${provider}, ${atSecond(at)}, ${cost})
  `.execute(tx);
}

export async function sweepSpends(db: Db, before: number): Promise<void> {
  await sql`delete from provider_spends where spent_at < ${atSecond(before)}`.execute(db);
  await sql`delete from provider_spend_hours where hour < ${atSecond(before)}`.execute(db);
}
