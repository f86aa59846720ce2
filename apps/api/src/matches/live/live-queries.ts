import { MATCH_INCIDENTS } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { LAST_PREDICTION } from '../forecasts/stored/forecast-queries.ts';
import { selectMatchRows } from '../lists/match-row-queries.ts';

/** The current state of some matches; includes names, which are not sent. */
export function findLiveMatches(db: Db, ids: readonly number[]) {
  return selectMatchRows(db, 'en')
    .select([
      'm.rev',
      'm.best_of',
      LAST_PREDICTION.as('prediction'),
      sql<number>`(
        select count(*)::int from tips t join users u on u.id = t.user_id
        where t.match_id = m.id and u.blocked_at is null and not u.is_private
      )`.as('tips'),
      sql<number>`(
        select count(*)::int from match_events e
        where e.match_id = m.id and e.is_counted
          and e.type = any(${[...MATCH_INCIDENTS]}::text[])
      )`.as('incidents'),
    ])
    .where('m.id', 'in', [...ids])
    .execute();
}

export type LiveMatchRow = Awaited<ReturnType<typeof findLiveMatches>>[number];
