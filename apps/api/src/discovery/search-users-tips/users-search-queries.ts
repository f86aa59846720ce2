import type { UsersCriteria } from '@tipmark/contract';
import { USERS_SEARCH_SORT, type UsersSearchSort } from '@tipmark/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { between, PROFIT_PERCENT, ROI } from './tips-criteria-queries.ts';

const MILLI = 1_000;

const ORDERS: Readonly<Record<UsersSearchSort, RawBuilder<unknown>>> = {
  [USERS_SEARCH_SORT.ratingPosition]: sql`position nulls last, roi desc nulls last`,
  [USERS_SEARCH_SORT.profitPercent]: sql`profit_milli desc`,
  [USERS_SEARCH_SORT.roi]: sql`roi desc nulls last`,
  [USERS_SEARCH_SORT.averageOdds]: sql`mean_milli desc nulls last`,
  [USERS_SEARCH_SORT.countOfTips]: sql`counted desc`,
  [USERS_SEARCH_SORT.clv]: sql`clv desc nulls last`,
};

export interface CapperRow {
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
}

export interface UsersSearch {
  readonly criteria: UsersCriteria;
  readonly period: number;
  readonly sort: UsersSearchSort;
  readonly count: number;
  /** 0 = no contest. */
  readonly contestSeasonId: number;
  /** 0 = a guest. */
  readonly viewerId: number;
}

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

/**
 * Cappers with a tip in the period that meet the criteria; private and blocked ones are omitted.
 */
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

/** Cappers that meet the criteria, in order of registration, newest first: a stable order. */
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

/** The first cappers found, and how many there are in all. */
export interface CappersFound {
  readonly ids: readonly number[];
  readonly total: number;
}

/** The index as SQL: used while there are too many cappers for one, and to verify it. */
export async function findCappers(
  db: Db,
  { criteria, period, sort, count, contestSeasonId }: UsersSearch,
): Promise<CappersFound> {
  const { rows } = await sql<{ id: number; total: number }>`
    select id, total from (
      select u.id, g.position, p.counted, p.profit_milli, ${ROI} as roi, p.mean_milli, p.clv,
        count(*) over ()::int as total
      from capper_periods p
      join users u on u.id = p.user_id
      left join ratings g on g.user_id = u.id
      where ${isMeeting(criteria, period, contestSeasonId)}
    ) found
    order by ${ORDERS[sort]}, id
    limit ${count}
  `.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** All users with a tip in the season of a contest. */
export async function findContestantIds(db: Db, contestSeasonId: number): Promise<Set<number>> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from tips where contest_season_id = ${contestSeasonId}
  `.execute(db);
  return new Set(rows.map(({ user_id: id }) => id));
}

/**
 * These cappers in the order of the ids, without those who hide themselves since they were found.
 */
export async function findShownCappers(
  db: Db,
  ids: readonly number[],
  { period, viewerId }: Pick<UsersSearch, 'period' | 'viewerId'>,
): Promise<CapperRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CapperRow>`
    select u.id, u.name, u.url, g.position, coalesce(g.is_premium_capper, false) as is_premium_capper,
      p.counted, p.won, p.profit_milli, p.stake_milli, ${ROI} as roi, p.mean_milli, p.clv,
      p.drawdown, p.last_results,
      (select count(*)::int from follows f where f.tipster_id = u.id) as followers,
      exists (
        select from follows f where f.follower_id = ${viewerId} and f.tipster_id = u.id
      ) as is_followed
    from unnest(${[...ids]}::int[]) with ordinality as wanted(id, place)
    join users u on u.id = wanted.id
    join capper_periods p on p.user_id = u.id and p.period = ${period}
    left join ratings g on g.user_id = u.id
    where not u.is_private and u.blocked_at is null
    order by wanted.place
  `.execute(db);
  return rows;
}
