import {
  CONTEST_LIMIT,
  CONTEST_PRIZE_DAYS,
  CONTEST_UNIT_MILLI,
  type ContestSeason,
  TIP_RESULT,
} from '@tipmark/domain';
import { type RawBuilder, sql } from 'kysely';
import { wantsKind } from '../../people/notices/notify-queries.ts';
import { READER, type Reader } from '../../people/notifications/reader-queries.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { BADGES } from '../rating/badge-queries.ts';

const UNIT = CONTEST_UNIT_MILLI;
/** A unit is a percent of the bank at the start of a season; drawdowns are relative to it. */
const BANK_MILLI = 100 * UNIT;

/** Profit of a tip `t` in a contest, in milli-units; the same as `tipProfit`. */
const FLAT_PROFIT = sql`(case t.result
  when ${TIP_RESULT.won} then t.milli - ${UNIT}
  when ${TIP_RESULT.halfWon} then round((t.milli - ${UNIT}) / 2.0)::int
  when ${TIP_RESULT.halfLost} then ${-UNIT / 2}
  when ${TIP_RESULT.lost} then ${-UNIT}
  else 0 end)::int`;

/**
 * Statistics of all users in a season: `user_id, tips, counted, won, score_milli, mean_milli, clv,
 * drawdown, last_tip_at`. A tip counts once it is settled, until the season closes. Also joined by
 * queries that choose cappers by contest.
 */
export function contestStatistics({ id, closesAt }: ContestSeason): RawBuilder<unknown> {
  return sql`(
    select user_id, count(*)::int as tips, count(*) filter (where is_counted)::int as counted,
      count(*) filter (where result in (${TIP_RESULT.won}, ${TIP_RESULT.halfWon}))::int as won,
      sum(profit)::int as score_milli,
      avg(milli) filter (where is_counted)::float8 as mean_milli,
      avg(clv) filter (where is_counted)::float8 as clv,
      max((peak - balance) * 100.0 / peak)::float8 as drawdown,
      max(created_at) as last_tip_at
    from (
      select *, greatest(${BANK_MILLI}::int, max(balance) over (
        partition by user_id order by settled_seq nulls first, id
      )) as peak
      from (
        select t.user_id, t.id, t.settled_seq, t.result, t.milli, t.clv, t.created_at,
          t.result <> ${TIP_RESULT.returned} as is_counted, ${FLAT_PROFIT} as profit,
          ${BANK_MILLI}::int + sum(${FLAT_PROFIT}) over (
            partition by t.user_id order by t.settled_seq nulls first, t.id
          )::int as balance
        from tips t
        where t.contest_season_id = ${id} and t.result <> ${TIP_RESULT.pending}
          and t.settled_at <= ${atSecond(closesAt)}
      ) settled
    ) steps
    group by user_id
  )`;
}

/** The order of `compareContestants`, on the statistics `f`; ties go to the earlier one. */
const ORDER = sql`f.tips >= ${CONTEST_LIMIT.minSettledTips} desc, f.score_milli desc,
  f.score_milli::float8 / nullif(f.counted, 0) desc nulls last, f.tips, f.last_tip_at, f.user_id`;

const COLUMNS = sql`f.user_id, f.tips, f.counted, f.won, f.score_milli, f.mean_milli, f.clv,
  f.drawdown, f.last_tip_at`;

/** Ranks of a running season: people with private statistics and blocked ones have none. */
function runningRanks(season: ContestSeason) {
  return sql`(
    select ${COLUMNS}, row_number() over (order by ${ORDER})::int as rank
    from ${contestStatistics(season)} f join users u on u.id = f.user_id
    where not u.is_private and u.blocked_at is null
  )`;
}

export interface ContestantRow {
  readonly user_id: number;
  readonly name: string;
  readonly url: string;
  readonly rank: number;
  readonly place: number | null;
  readonly prize_days: number;
  readonly tips: number;
  readonly counted: number;
  readonly won: number;
  readonly score_milli: number;
  readonly mean_milli: number | null;
  readonly clv: number | null;
  readonly drawdown: number;
  readonly is_premium_capper: boolean;
  readonly badges: readonly number[];
  readonly rated_tips: number;
  readonly delayed: number | null;
  readonly russian_texts: number | null;
  readonly english_texts: number | null;
  readonly followers: number;
  /** Number of participants. */
  readonly count: number;
  readonly is_closed: boolean;
}

const PLACE = sql`case when p.tips >= ${CONTEST_LIMIT.minSettledTips} then p.rank end`;
const PRIZE = sql`case when p.tips >= ${CONTEST_LIMIT.minSettledTips} and p.score_milli > 0
  then coalesce((${CONTEST_PRIZE_DAYS}::int[])[p.rank], 0) else 0 end`;

export interface StandingsRequest {
  readonly limit: number;
  /** The user whose row is returned at any rank; 0 = none. */
  readonly ownId?: number;
}

/** The top of a season's table: final ranks once it is closed, else the current ones. */
export async function findContestants(
  db: Db,
  season: ContestSeason,
  { limit, ownId = 0 }: StandingsRequest,
): Promise<ContestantRow[]> {
  const { rows } = await sql<ContestantRow>`
    with closing as (
      select 1 from contest_closings where contest_season_id = ${season.id}
    ), standings as (
      select p.user_id, p.rank, ${PLACE} as place, ${PRIZE} as prize_days, p.tips, p.counted,
        p.won, p.score_milli, p.mean_milli, p.clv, p.drawdown, false as is_closed
      from ${runningRanks(season)} p where not exists (select 1 from closing)
      union all
      select user_id, rank, place, prize_days, tips, counted, won, score_milli, mean_milli, clv,
        drawdown, true
      from contest_places where contest_season_id = ${season.id}
    )
    select s.*, u.name, u.url, coalesce(r.is_premium_capper, false) as is_premium_capper, ${BADGES},
      r.delayed, r.russian_texts, r.english_texts, coalesce(r.tips, 0) as rated_tips,
      (select count(*)::int from follows f where f.tipster_id = u.id) as followers,
      (select count(*)::int from standings) as count
    from standings s
    join users u on u.id = s.user_id
    left join ratings r on r.user_id = s.user_id
    where (s.rank <= ${limit} and not u.is_private and u.blocked_at is null)
      or s.user_id = ${ownId}
    order by s.rank
  `.execute(db);
  return rows;
}

/** Whether a user has a tip or a rank in a season. */
export async function isContestant(db: Db, seasonId: number, userId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select 1 from tips where contest_season_id = ${seasonId} and user_id = ${userId}
    ) or exists (
      select 1 from contest_places where contest_season_id = ${seasonId} and user_id = ${userId}
    ) as is
  `.execute(db);
  return rows[0]?.is === true;
}

/**
 * Seasons with tips whose final ranks are not stored yet; none while a simulated past is being
 * backfilled.
 */
export async function findOpenSeasons(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct t.contest_season_id as id from tips t
    where t.contest_season_id is not null and not exists (
      select 1 from contest_closings c where c.contest_season_id = t.contest_season_id
    ) and not exists (select 1 from simulated_history where not is_done)
    order by 1
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** False when another process closed the season first. */
export async function claimClosing(tx: Tx, seasonId: number, nowSeconds: number): Promise<boolean> {
  const claimed = await tx
    .insertInto('contest_closings')
    .values({ contest_season_id: seasonId, closed_at: atSecond(nowSeconds) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('contest_season_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Writes down how a season ended. */
export async function saveRanks(tx: Tx, season: ContestSeason): Promise<void> {
  await sql`
    insert into contest_places (contest_season_id, user_id, rank, place, prize_days, tips, counted,
      won, score_milli, mean_milli, clv, drawdown, last_tip_at)
    select ${season.id}, p.user_id, p.rank, ${PLACE}, ${PRIZE}, p.tips, p.counted, p.won,
      p.score_milli, p.mean_milli, p.clv, p.drawdown, p.last_tip_at
    from ${runningRanks(season)} p
  `.execute(tx);
}

export type Winner = Reader & {
  readonly user_id: number;
  readonly place: number;
  readonly prize_days: number;
  /** Whether they get notifications of contests. */
  readonly is_reader: boolean;
};

/**
 * Awards the winners of a closed season their premium days: after their current subscription, or
 * from now on.
 * @param type kind of the contest notification
 */
export async function givePrizes(
  tx: Tx,
  seasonId: number,
  type: number,
  nowSeconds: number,
): Promise<Winner[]> {
  const now = atSecond(nowSeconds);
  const { rows } = await sql<Winner>`
    update users u set subscription_expires_at =
      greatest(coalesce(u.subscription_expires_at, ${now}), ${now})
        + make_interval(days => p.prize_days)
    from contest_places p
    where p.contest_season_id = ${seasonId} and p.prize_days > 0 and u.id = p.user_id
    returning u.id as user_id, p.place, p.prize_days, ${READER},
      ${wantsKind(type)} as is_reader
  `.execute(tx);
  return rows;
}
