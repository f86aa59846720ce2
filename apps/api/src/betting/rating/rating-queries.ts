import {
  DAY_SECONDS,
  PREMIUM_CAPPER_MIN_TIPS,
  PREMIUM_CAPPERS,
  type PublishedTip,
  RATING_MAX_IDLE_DAYS,
  RATING_MIN_DAYS,
  RATING_MIN_TIPS,
  RATING_WINDOW_DAYS,
  type RatedWindow,
  ratingWindowStart,
  SEARCH_PERIOD,
  type TipHabits,
  type WindowTip,
} from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { HAS_TEXT, LANGUAGE } from '../texts/text-language-queries.ts';
import { BADGES } from './badge-queries.ts';

/** Any constant: processes that refresh the rating wait for each other on it. */
const ADVISORY_KEY = 7_460_060;
const HUNDREDTHS = 100;
/** The period of the searches that is as long as the rating's window. */
const RATING_PERIOD = SEARCH_PERIOD.days90;

/** One process refreshes at a time. */
export async function lockRatings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_KEY})`.execute(tx);
}

/** Marks the statistics of these cappers as out of date, in the transaction that made them so. */
export async function markOutdated(tx: Tx, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    insert into ratings_wanted (user_id) select distinct unnest(${userIds}::int[])
    on conflict do nothing
  `.execute(tx);
}

/**
 * Cappers whose window changed since the last refresh: marked ones, and those with tips that left
 * it. The marks are removed; the refresh gets its number.
 */
export async function takeOutdated(
  tx: Tx,
  nowSeconds: number,
): Promise<{ readonly userIds: number[]; readonly run: number }> {
  const { rows } = await sql<{ user_id: number }>`
    with marked as (delete from ratings_wanted returning user_id)
    select user_id from marked
    union
    select t.user_id from tips t join rating_runs r on r.id = 1
    where t.is_rated and t.settled_at <= ${atSecond(ratingWindowStart(nowSeconds))}
      and t.settled_at > r.computed_at - make_interval(secs => ${RATING_WINDOW_DAYS * DAY_SECONDS})
  `.execute(tx);
  return { userIds: rows.map(({ user_id }) => user_id), run: await nextRun(tx, nowSeconds) };
}

/** Begins a refresh. */
export async function nextRun(tx: Tx, nowSeconds: number): Promise<number> {
  const { rows } = await sql<{ run: number }>`
    insert into rating_runs (id, computed_at, run) values (1, ${atSecond(nowSeconds)}, 1)
    on conflict (id) do update set computed_at = excluded.computed_at, run = rating_runs.run + 1
    returning run
  `.execute(tx);
  return rows[0]?.run ?? 1;
}

/** Ratable tips settled in the window, by capper, in order of settlement. */
export async function findWindowTips(
  tx: Tx,
  userIds: readonly number[],
  nowSeconds: number,
): Promise<Map<number, (WindowTip & PublishedTip)[]>> {
  const { rows } = await sql<WindowTip & PublishedTip & { userId: number }>`
    select t.user_id as "userId", t.result, t.milli as "milliOdds", t.clv,
      t.stake * 10000 as "stakeMilli", t.profit_milli as "profitMilli",
      extract(epoch from t.created_at)::int as "createdAt",
      extract(epoch from t.settled_at)::int as "settledAt",
      t.delay_salt is not null as "isDelayed",
      case when ${HAS_TEXT} then ${LANGUAGE} end as language
    from tips t
    where t.is_rated and t.user_id = any(${userIds}::int[])
      and t.settled_at > ${atSecond(ratingWindowStart(nowSeconds))}
    order by t.settled_seq
  `.execute(tx);
  return Map.groupBy(rows, ({ userId }) => userId);
}

export interface CapperWindow {
  readonly userId: number;
  readonly window: RatedWindow;
  readonly habits: TipHabits;
}

export async function saveWindows(
  tx: Tx,
  windows: readonly CapperWindow[],
  emptied: readonly number[],
): Promise<void> {
  if (emptied.length > 0) {
    await sql`delete from ratings where user_id = any(${emptied}::int[])`.execute(tx);
  }
  if (windows.length === 0) return;
  const column = <Value>(pick: (of: RatedWindow & TipHabits) => Value) =>
    windows.map(({ window, habits }) => pick({ ...window, ...habits }));
  await sql`
    insert into ratings (user_id, tips, counted, won, profit_milli, stake_milli, mean_milli, clv,
      drawdown, score, effective_tips, bank, first_at, last_at, delayed, russian_texts,
      english_texts, has_closing_proof)
    select user_id, tips, counted, won, profit_milli, stake_milli, mean_milli, clv, drawdown, score,
      effective_tips, case bank when '' then '{}' else string_to_array(bank, ',')::int[] end,
      to_timestamp(first_at), to_timestamp(last_at), delayed, russian, english, has_proof
    from unnest(
      ${windows.map(({ userId }) => userId)}::int[],
      ${column((one) => one.tips)}::int[],
      ${column((one) => one.counted)}::int[],
      ${column((one) => one.won)}::int[],
      ${column((one) => one.profitMilli)}::int[],
      ${column((one) => one.stakeMilli)}::int[],
      ${column((one) => one.meanMilliOdds)}::float8[],
      ${column((one) => one.clv)}::float8[],
      ${column((one) => one.drawdownPercent)}::float8[],
      ${column((one) => Math.round(one.score * HUNDREDTHS))}::int[],
      ${column((one) => one.effectiveTips)}::float8[],
      ${column((one) => one.bank.join(','))}::text[],
      ${column((one) => one.firstAt)}::int[],
      ${column((one) => one.lastAt)}::int[],
      ${column((one) => one.delayed)}::int[],
      ${column((one) => one.russian)}::int[],
      ${column((one) => one.english)}::int[],
      ${column((one) => one.hasClosingProof)}::bool[]
    ) as item(user_id, tips, counted, won, profit_milli, stake_milli, mean_milli, clv, drawdown,
      score, effective_tips, bank, first_at, last_at, delayed, russian, english, has_proof)
    on conflict (user_id) do update set tips = excluded.tips, counted = excluded.counted,
      won = excluded.won, profit_milli = excluded.profit_milli,
      stake_milli = excluded.stake_milli, mean_milli = excluded.mean_milli, clv = excluded.clv,
      drawdown = excluded.drawdown, score = excluded.score,
      effective_tips = excluded.effective_tips, bank = excluded.bank, first_at = excluded.first_at,
      last_at = excluded.last_at, delayed = excluded.delayed,
      russian_texts = excluded.russian_texts, english_texts = excluded.english_texts,
      has_closing_proof = excluded.has_closing_proof
  `.execute(tx);
}

/**
 * Assigns ranks to all who meet the conditions, in the order of `compareRated`, and removes them
 * from the others. Unchanged rows are not written, changed ones are recorded under the run.
 */
export async function rankCappers(tx: Tx, nowSeconds: number, run: number): Promise<void> {
  await sql`
    with placed as (
      select r.user_id, row_number() over (
        order by r.score desc, r.tips desc, r.drawdown, u.created_at, u.id
      )::int as position
      from ratings r join users u on u.id = r.user_id
      where r.tips >= ${RATING_MIN_TIPS}
        and r.last_at - r.first_at >= make_interval(secs => ${RATING_MIN_DAYS * DAY_SECONDS})
        and r.last_at >= ${atSecond(nowSeconds - RATING_MAX_IDLE_DAYS * DAY_SECONDS)}
        and u.email_confirmed_at is not null and not u.is_private and u.blocked_at is null
    ), judged as (
      select r.user_id, p.position,
        coalesce(p.position <= ${PREMIUM_CAPPERS} and r.score > 0 and (
          select count(*) from tips t where t.user_id = r.user_id and t.settled_at is not null
        ) >= ${PREMIUM_CAPPER_MIN_TIPS}, false) as is_premium
      from ratings r left join placed p on p.user_id = r.user_id
      where r.position is not null or p.position is not null
    ), moved as (
      update ratings r set position = j.position, is_premium_capper = j.is_premium
      from judged j
      where j.user_id = r.user_id
        and (r.position, r.is_premium_capper) is distinct from (j.position, j.is_premium)
      returning r.user_id
    )
    insert into capper_changes (user_id, run) select user_id, ${run}::int from moved
    on conflict (user_id) do update set run = excluded.run
  `.execute(tx);
}

export interface RatingRow {
  readonly user_id: number;
  readonly name: string;
  readonly url: string;
  readonly is_open: boolean;
  readonly tips: number;
  readonly counted: number;
  readonly won: number;
  readonly profit_milli: number;
  readonly stake_milli: number;
  readonly mean_milli: number | null;
  readonly clv: number | null;
  readonly drawdown: number;
  readonly score: number;
  readonly effective_tips: number;
  readonly bank: readonly number[];
  readonly first_at: number;
  readonly last_at: number;
  readonly position: number | null;
  /** A week ago; null for who had none then. */
  readonly earlier_position: number | null;
  /** Results of the last settled tips of the period, newest last. */
  readonly last_results: readonly number[];
  readonly is_premium_capper: boolean;
  readonly badges: readonly number[];
  /** How the tips of the window were published; null until they are counted again. */
  readonly delayed: number | null;
  readonly russian_texts: number | null;
  readonly english_texts: number | null;
  readonly followers: number;
  /** How many rated ones have a higher score. */
  readonly better: number;
  readonly count: number;
}

/**
 * The first ranks, and the caller's own row wherever it is, even without a rated tip. Ranks have
 * no gaps, so the last one is their count.
 */
export async function findRated(db: Db, limit: number, ownId: number): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select u.id as user_id, u.name, u.url,
      u.email_confirmed_at is not null and not u.is_private as is_open,
      coalesce(r.tips, 0) as tips, coalesce(r.counted, 0) as counted, coalesce(r.won, 0) as won,
      coalesce(r.profit_milli, 0) as profit_milli, coalesce(r.stake_milli, 0) as stake_milli,
      r.mean_milli, r.clv, coalesce(r.drawdown, 0) as drawdown, coalesce(r.score, 0) as score,
      coalesce(r.effective_tips, 0) as effective_tips, coalesce(r.bank, '{}') as bank,
      r.earlier_position, coalesce(p.last_results, '{}') as last_results,
      coalesce(r.is_premium_capper, false) as is_premium_capper, ${BADGES},
      r.delayed, r.russian_texts, r.english_texts,
      coalesce(extract(epoch from r.first_at), 0)::int as first_at,
      coalesce(extract(epoch from r.last_at), 0)::int as last_at,
      case when not u.is_private then r.position end as position,
      (select count(*)::int from follows f where f.tipster_id = u.id) as followers,
      case when u.id = ${ownId} then (
        select count(*)::int from ratings b where b.position is not null and b.score > r.score
      ) else 0 end as better,
      (select coalesce(max(position), 0)::int from ratings where position is not null) as count
    from (
      -- with the limit the planner expects few rows, even without statistics of the positions
      (select user_id from ratings where position <= ${limit} order by position limit ${limit})
      union
      select ${ownId}::int
    ) w
    join users u on u.id = w.user_id
    left join ratings r on r.user_id = u.id
    left join capper_periods p on p.user_id = u.id and p.period = ${RATING_PERIOD}
    where u.id = ${ownId} or (not u.is_private and u.blocked_at is null)
    order by r.position nulls last
  `.execute(db);
  return rows;
}

export type RatingState = Pick<
  RatingRow,
  | 'position'
  | 'is_premium_capper'
  | 'score'
  | 'tips'
  | 'first_at'
  | 'last_at'
  | 'better'
  | 'badges'
  | 'delayed'
  | 'russian_texts'
  | 'english_texts'
>;

/** A capper's data in the rating; without a rated tip in its window there are badges at most. */
export async function findRatingState(db: Db, userId: number): Promise<RatingState | undefined> {
  const { rows } = await sql<RatingState>`
    select r.position, coalesce(r.is_premium_capper, false) as is_premium_capper,
      coalesce(r.score, 0) as score, coalesce(r.tips, 0) as tips,
      coalesce(extract(epoch from r.first_at), 0)::int as first_at,
      coalesce(extract(epoch from r.last_at), 0)::int as last_at,
      (
        select count(*)::int from ratings b where b.position is not null and b.score > r.score
      ) as better,
      ${BADGES}, r.delayed, r.russian_texts, r.english_texts
    from users u left join ratings r on r.user_id = u.id
    where u.id = ${userId}
  `.execute(db);
  return rows[0];
}
