import {
  DAY_SECONDS,
  type DatedTip,
  isSettledResult,
  type PeriodStatistics,
  SEARCH_PERIOD_DAYS,
  type SearchPeriod,
  STAKE_UNIT_MILLI,
  type TipResult,
} from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** Cappers with a tip that has left one of the periods since the last refresh. */
export async function findAgedCappers(tx: Tx, nowSeconds: number): Promise<number[]> {
  const spans = Object.values(SEARCH_PERIOD_DAYS)
    .filter((days) => days !== null)
    .map((days) => days * DAY_SECONDS);
  const { rows } = await sql<{ user_id: number }>`
    select distinct t.user_id
    from rating_runs r
    cross join unnest(${spans}::int[]) as span(seconds)
    join tips t on t.settled_at > r.computed_at - make_interval(secs => span.seconds)
      and t.settled_at <= ${atSecond(nowSeconds)}::timestamptz - make_interval(secs => span.seconds)
    where r.id = 1 and t.settled_at is not null
  `.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** A settled tip, and which statistics it counts for. */
export type RecordedTip = DatedTip & {
  readonly isRated: boolean;
  /** Before the record was reset. */
  readonly isForgotten: boolean;
};

/** Settled tips by capper, in order of settlement. */
export async function findRecords(
  tx: Tx,
  userIds: readonly number[],
): Promise<Map<number, RecordedTip[]>> {
  type Row = Omit<RecordedTip, 'result'> & { userId: number; result: TipResult };
  const { rows } = await sql<Row>`
    select t.user_id as "userId", t.result, t.milli as "milliOdds", t.clv,
      t.stake * ${STAKE_UNIT_MILLI}::int as "stakeMilli", t.profit_milli as "profitMilli",
      extract(epoch from t.settled_at)::int as "settledAt", t.is_rated as "isRated",
      coalesce(t.created_at <= u.reset_at, false) as "isForgotten"
    from tips t join users u on u.id = t.user_id
    where t.user_id = any(${userIds}::int[]) and t.settled_at is not null
    order by t.settled_seq, t.id
  `.execute(tx);
  const records = new Map<number, RecordedTip[]>();
  for (const { userId, result, ...tip } of rows) {
    if (!isSettledResult(result)) continue;
    const own = records.get(userId) ?? [];
    own.push({ ...tip, result });
    records.set(userId, own);
  }
  return records;
}

export interface CapperPeriod {
  readonly userId: number;
  readonly period: SearchPeriod;
  readonly statistics: PeriodStatistics;
}

/** Notes that a refresh counted these cappers. */
export async function noteCounted(tx: Tx, userIds: readonly number[], run: number): Promise<void> {
  await sql`
    insert into capper_changes (user_id, run, figures_run)
    select id, ${run}::int, ${run}::int from users where id = any(${userIds}::int[])
    on conflict (user_id) do update set run = excluded.run, figures_run = excluded.figures_run
  `.execute(tx);
}

/** Replaces all statistics of these cappers; rows that stay the same are not written again. */
export async function savePeriods(
  tx: Tx,
  userIds: readonly number[],
  periods: readonly CapperPeriod[],
): Promise<void> {
  const column = <Value>(pick: (of: PeriodStatistics) => Value) =>
    periods.map(({ statistics }) => pick(statistics));
  const ofUsers = periods.map(({ userId }) => userId);
  const ofPeriods = periods.map(({ period }) => period);
  await sql`
    delete from capper_periods p
    where p.user_id = any(${userIds}::int[]) and (p.period, p.user_id) not in (
      select period, user_id from unnest(${ofPeriods}::int[], ${ofUsers}::int[])
        as item(period, user_id)
    )
  `.execute(tx);
  if (periods.length === 0) return;
  await sql`
    insert into capper_periods as p (period, user_id, counted, won, profit_milli, stake_milli,
      mean_milli, clv, drawdown, last_results)
    select period, user_id, counted, won, profit_milli, stake_milli, mean_milli, clv, drawdown,
      case last_results when '' then '{}' else string_to_array(last_results, ',')::smallint[] end
    from unnest(
      ${ofPeriods}::int[],
      ${ofUsers}::int[],
      ${column((one) => one.won + one.lost)}::int[],
      ${column((one) => one.won)}::int[],
      ${column((one) => one.profitMilli)}::bigint[],
      ${column((one) => one.stakeMilli)}::bigint[],
      ${column((one) => one.averageMilliOdds)}::float8[],
      ${column((one) => one.clv)}::float8[],
      ${column((one) => one.maxDrawdownPercent)}::float8[],
      ${column((one) => one.lastResults.join(','))}::text[]
    ) as item(period, user_id, counted, won, profit_milli, stake_milli, mean_milli, clv, drawdown,
      last_results)
    on conflict (period, user_id) do update set counted = excluded.counted, won = excluded.won,
      profit_milli = excluded.profit_milli, stake_milli = excluded.stake_milli,
      mean_milli = excluded.mean_milli, clv = excluded.clv, drawdown = excluded.drawdown,
      last_results = excluded.last_results
    where (p.counted, p.won, p.profit_milli, p.stake_milli, p.mean_milli, p.clv, p.drawdown,
      p.last_results) is distinct from (excluded.counted, excluded.won, excluded.profit_milli,
      excluded.stake_milli, excluded.mean_milli, excluded.clv, excluded.drawdown,
      excluded.last_results)
  `.execute(tx);
}
