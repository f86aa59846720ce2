import { DAY_SECONDS, MATCH_STATUS, RESUME_WITHIN_SECONDS } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';

/** For a match of which only the first day of its tournament is known. */
const TOURNAMENT_DAYS = 28;

export interface EndedMatch {
  readonly id: number;
  readonly startsAt: number;
}

/**
 * Ends matches that started so long ago that their tips are refunded and for which no result was
 * reported: they are finished without a score. A later report from a source still applies, and a
 * match that is rescheduled becomes upcoming again. The simulated world ends its own matches.
 */
export async function endOverdue(db: Db, nowSeconds: number): Promise<readonly EndedMatch[]> {
  const { rows } = await sql<EndedMatch>`
    update matches as m set status = ${MATCH_STATUS.finished}, live_state = null, rev = m.rev + 1
    from leagues l
    where l.id = m.league_id and not l.is_simulated
      and m.status = ${sql.lit(MATCH_STATUS.scheduled)} and m.home_score is null
      and m.starts_at <= ${atSecond(nowSeconds - RESUME_WITHIN_SECONDS)}
      and (m.is_day_known or m.starts_at <= ${atSecond(nowSeconds - TOURNAMENT_DAYS * DAY_SECONDS)})
    returning m.id, extract(epoch from m.starts_at)::int as "startsAt"
  `.execute(db);
  return rows;
}
