import type { UsersCriteria } from '@tipmark/contract';
import { USERS_SEARCH_SORT, type UsersSearchSort } from '@tipmark/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { between, PROFIT_PERCENT, ROI } from './tips-criteria.ts';

const MILLI = 1_000;

const ORDERS: Readonly<Record<UsersSearchSort, RawBuilder<unknown>>> = {
  [USERS_SEARCH_SORT.ratingPosition]: sql`position nulls last, roi desc nulls last`,
  [USERS_SEARCH_SORT.profitPercent]: sql`profit_milli desc`,
  [USERS_SEARCH_SORT.roi]: sql`roi desc nulls last`,
  [USERS_SEARCH_SORT.averageOdds]: sql`mean_milli desc nulls last`,
  [USERS_SEARCH_SORT.countOfTips]: sql`counted desc`,
  [USERS_SEARCH_SORT.clv]: sql`clv desc nulls last`,
};

export type CapperRow = {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly position: number | null;
  readonly is_premium_capper: boolean;
  readonly counted: number;
  readonly won: number;
  readonly profit_milli: number;
  readonly stake_milli: number;
  readonly roi: number | null;
  readonly mean_milli: number | null;
  readonly clv: number | null;
  readonly drawdown: number;
  readonly last_results: readonly number[];
  readonly followers: number;
  readonly is_followed: boolean;
  /** How many there are in all. */
  readonly total: number;
};

export type UsersSearch = {
  readonly criteria: UsersCriteria;
  readonly period: number;
  readonly sort: UsersSearchSort;
  readonly count: number;
  /** 0 = of no contest. */
  readonly contestSeasonId: number;
  /** 0 = a guest. */
  readonly viewerId: number;
};

function conditionsOf(criteria: UsersCriteria, contestSeasonId: number): RawBuilder<unknown>[] {
  const { minTipsCount, maxTipsCount, minProfitPercent, maxProfitPercent } = criteria;
  const { minAverageOdds, maxAverageOdds, minRoi, maxRoi, maxDrawdownPercent } = criteria;
  const isContestant = sql`exists (
    select from tips t where t.contest_season_id = ${contestSeasonId} and t.user_id = u.id
  )`;
  return [
    ...between(sql`p.counted`, minTipsCount, maxTipsCount),
    ...between(sql`g.position`, criteria.minPositionRating, criteria.maxPositionRating),
    ...between(PROFIT_PERCENT, minProfitPercent, maxProfitPercent),
    ...between(sql`p.mean_milli / ${MILLI}::float8`, minAverageOdds, maxAverageOdds),
    ...between(ROI, minRoi, maxRoi),
    ...between(sql`p.drawdown`, undefined, maxDrawdownPercent),
    ...(contestSeasonId === 0 ? [] : [isContestant]),
  ];
}

/** Cappers with a tip in the period that meet the criteria; private and blocked ones are left out. */
function isMeeting(criteria: UsersCriteria, period: number, contestSeasonId: number) {
  return sql.join(
    [
      sql`p.period = ${period}`,
      sql`p.counted > 0`,
      sql`not u.is_private`,
      sql`u.blocked_at is null`,
      ...conditionsOf(criteria, contestSeasonId),
    ],
    sql` and `,
  );
}

export type NewestCappers = Pick<UsersSearch, 'criteria' | 'period' | 'contestSeasonId'> & {
  readonly limit: number;
};
export type NewestCapperRow = Pick<CapperRow, 'id' | 'name' | 'roi' | 'counted'>;

/** Those who meet the criteria, who came last first: a list that nobody moves within. */
export async function findNewestCappers(
  db: Db,
  { criteria, period, contestSeasonId, limit }: NewestCappers,
): Promise<NewestCapperRow[]> {
  const { rows } = await sql<NewestCapperRow>`
    select u.id, u.name, ${ROI} as roi, p.counted
    from capper_periods p
    join users u on u.id = p.user_id
    left join ratings g on g.user_id = u.id
    where ${isMeeting(criteria, period, contestSeasonId)}
    order by u.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/** A page of those who meet the criteria, with everything a list shows of them. */
export async function findCappers(
  db: Db,
  { criteria, period, sort, count, contestSeasonId, viewerId }: UsersSearch,
): Promise<CapperRow[]> {
  const { rows } = await sql<CapperRow>`
    with found as (
      select u.id, u.name, u.url, g.position,
        coalesce(g.is_premium_capper, false) as is_premium_capper, p.counted, p.won,
        p.profit_milli, p.stake_milli, ${ROI} as roi, p.mean_milli, p.clv, p.drawdown,
        p.last_results, count(*) over ()::int as total
      from capper_periods p
      join users u on u.id = p.user_id
      left join ratings g on g.user_id = u.id
      where ${isMeeting(criteria, period, contestSeasonId)}
      order by ${ORDERS[sort]}, u.id
      limit ${count}
    )
    select found.*,
      (select count(*)::int from follows f where f.tipster_id = found.id) as followers,
      exists (
        select from follows f where f.follower_id = ${viewerId} and f.tipster_id = found.id
      ) as is_followed
    from found
    order by ${ORDERS[sort]}, id
  `.execute(db);
  return rows;
}
