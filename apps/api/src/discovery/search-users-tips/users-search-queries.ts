import type { UsersCriteria } from '@tipmark/contract';
import type { UsersSearchSort } from '@tipmark/domain';
import { sql } from 'kysely';
import { BADGES } from '../../betting/rating/badge-queries.ts';
import type { Db } from '../../platform/database/connect.ts';

export interface CapperRow {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly position: number | null;
  readonly is_premium_capper: boolean;
  readonly badges: readonly number[];
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

/** The first cappers found, and how many there are in all. */
export interface CappersFound {
  readonly ids: readonly number[];
  readonly total: number;
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
      ${BADGES}, p.counted, p.won, p.profit_milli, p.stake_milli, (p.profit_milli * 100::float8 / nullif(p.stake_milli, 0)) as roi, p.mean_milli, p.clv,
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
