import { ratingWindowStart } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';

export interface DistributionRow {
  readonly clv: number | null;
  readonly profit_milli: number;
  readonly stake_milli: number;
  readonly is_premium_capper: boolean;
  /** Of rated tips in the window of a premium capper; none of others. */
  readonly sports: readonly number[];
}

/** All ranked cappers. */
export async function findDistribution(db: Db, nowSeconds: number): Promise<DistributionRow[]> {
  const { rows } = await sql<DistributionRow>`
    select r.clv, r.profit_milli::float8 as profit_milli, r.stake_milli::float8 as stake_milli,
      r.is_premium_capper,
      case when r.is_premium_capper then array(
        select distinct t.sport::int from tips t
        where t.user_id = r.user_id and t.is_rated
          and t.settled_at > ${atSecond(ratingWindowStart(nowSeconds))}
      ) else '{}' end as sports
    from ratings r join users u on u.id = r.user_id
    where r.position is not null and not u.is_private and u.blocked_at is null
  `.execute(db);
  return rows;
}
