import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { selectMatchRows } from '../matches/match-rows.ts';

/** The present state of some matches; names are in it, but nobody is told them. */
export function findLiveMatches(db: Db, ids: readonly number[]) {
  return selectMatchRows(db, 'en')
    .select([
      'm.odds_closing',
      sql<number>`(
        select count(*)::int from tips t join users u on u.id = t.user_id
        where t.match_id = m.id and u.blocked_at is null and not u.is_private
      )`.as('tips'),
    ])
    .where('m.id', 'in', [...ids])
    .execute();
}

export type LiveMatchRow = Awaited<ReturnType<typeof findLiveMatches>>[number];
