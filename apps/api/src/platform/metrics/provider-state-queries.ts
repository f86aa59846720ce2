import { sql } from 'kysely';
import { atSecond } from '../database/at-second.ts';
import type { Db } from '../database/connect.ts';

/** How a provider of real matches does; times are unix seconds. */
export interface ProviderState {
  readonly provider: string;
  readonly failures: number;
  /** Its last failure in the words of the provider, without keys; null: it answered since. */
  readonly failure: string | null;
  readonly closedUntil: number | null;
  readonly quotaRemaining: number | null;
  readonly answeredAt: number | null;
  readonly callsToday: number;
  readonly creditsToday: number;
  readonly callsThisMonth: number;
  readonly creditsThisMonth: number;
}

export async function readProviderStates(db: Db, nowSeconds: number): Promise<ProviderState[]> {
  const { rows } = await sql<ProviderState>`
    select s.provider, s.failures, s.failure, extract(epoch from s.closed_until)::float8 as "closedUntil",
      s.quota_remaining as "quotaRemaining",
      extract(epoch from s.answered_at)::float8 as "answeredAt",
      coalesce(d.calls_today, 0)::float8 as "callsToday",
      coalesce(d.credits_today, 0)::float8 as "creditsToday",
      coalesce(d.calls, 0)::float8 as "callsThisMonth",
      coalesce(d.credits, 0)::float8 as "creditsThisMonth"
    from provider_states s
    left join (
      select provider, sum(cost) as credits, sum(calls) as calls,
        sum(cost) filter (where is_today) as credits_today,
        sum(calls) filter (where is_today) as calls_today
      from provider_spend_hours, lateral (select hour >=
        date_trunc('day', ${atSecond(nowSeconds)}::timestamptz, 'UTC') as is_today) t
      where hour >= date_trunc('month', ${atSecond(nowSeconds)}::timestamptz, 'UTC')
      group by provider
    ) d using (provider)
    order by s.provider
  `.execute(db);
  return rows;
}
