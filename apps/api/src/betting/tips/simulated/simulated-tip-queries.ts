import { MATCH_STATUS, type Sport } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { MainPrices, ObservedMatch } from './choose-tip.ts';

const AHEAD_SECONDS = 72 * 3_600;

export type UpcomingMatch = ObservedMatch & {
  readonly bucket: number;
  readonly odds_current: MainPrices | null;
};

/** Simulated matches of the next three days that have odds. */
export function findUpcoming(db: Db, nowSeconds: number): Promise<UpcomingMatch[]> {
  return db
    .selectFrom('matches as m')
    .innerJoin('leagues as l', 'l.id', 'm.league_id')
    .innerJoin('teams as h', 'h.id', 'm.home_id')
    .innerJoin('teams as a', 'a.id', 'm.away_id')
    .select([
      'm.id',
      'm.bucket',
      sql<Sport>`m.sport`.as('sport'),
      'm.odds_current',
      'm.forecast_home',
      'm.forecast_away',
      'h.name_ru as home_ru',
      'a.name_ru as away_ru',
      'h.name_en as home_en',
      'a.name_en as away_en',
      sql<number>`extract(epoch from m.starts_at)::int`.as('starts_at'),
    ])
    .where('m.status', '=', MATCH_STATUS.scheduled)
    .where('l.is_simulated', '=', true)
    .where('m.odds_current', 'is not', null)
    .where('m.starts_at', '>', atSecond(nowSeconds))
    .where('m.starts_at', '<=', atSecond(nowSeconds + AHEAD_SECONDS))
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .execute();
}

/** `user match` of every tip these people already have on these matches. */
export async function findPosted(
  db: Db,
  userIds: readonly number[],
  matchIds: readonly number[],
): Promise<Set<string>> {
  if (userIds.length === 0 || matchIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('tips')
    .select(['user_id', 'match_id'])
    .where(sql<boolean>`user_id = any(${[...userIds]}::int[])`)
    .where(sql<boolean>`match_id = any(${[...matchIds]}::int[])`)
    .execute();
  return new Set(rows.map(({ user_id, match_id }) => `${user_id} ${match_id}`));
}
