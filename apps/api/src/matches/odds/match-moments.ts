import type { MatchMoment } from '@tipmark/contract';
import { MATCH_INCIDENTS, sportRules } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

export type MomentRow = Omit<MatchMoment, 'at'> & {
  readonly sport: number;
  readonly happened_at: number | null;
  readonly starts_at: number;
  readonly began_at: number | null;
};

const MOST_MOMENTS = 60;

/** Goals and dismissals of a match with all evidence of their time. */
export async function findMomentRows(db: Db, matchId: number): Promise<MomentRow[]> {
  const { rows } = await sql<MomentRow>`
    select e.type, e.side, e.minute, e.stoppage, m.sport,
      extract(epoch from e.happened_at)::int as happened_at,
      extract(epoch from m.starts_at)::int as starts_at,
      extract(epoch from m.began_at)::int as began_at
    from matches m
    join match_events e on e.match_id = m.id and e.is_counted
      and e.type = any(${[...MATCH_INCIDENTS]}::text[])
    where m.id = ${matchId}
    order by e.minute, e.stoppage nulls first, e.seq, e.key
    limit ${MOST_MOMENTS}
  `.execute(db);
  return rows;
}

const MINUTE = 60;
/** A kick-off first seen later than this after the schedule is not reliable. */
const LATE_SECONDS = 2 * MINUTE;

/**
 * When something happened, where that is known to within two minutes: the source reports it, or it
 * was in the first part of a match whose clock does not stop and whose kick-off was seen. How long
 * a break lasts is unknown.
 */
function timeOf(row: MomentRow): number | undefined {
  if (row.happened_at !== null) return row.happened_at;
  const { sport, minute, stoppage, starts_at: startsAt, began_at: beganAt } = row;
  const isFirstPart = minute <= (sportRules(sport).runningMinutes ?? -1);
  if (!isFirstPart || beganAt === null || beganAt > startsAt + LATE_SECONDS) return undefined;
  return beganAt + Math.round((Math.max(minute, 1) + (stoppage ?? 0) - 0.5) * MINUTE);
}

/** Goals and dismissals whose time is known, in order of it. */
export function matchMoments(rows: readonly MomentRow[]): MatchMoment[] {
  return rows
    .flatMap((row): MatchMoment[] => {
      const at = timeOf(row);
      const { type, side, minute, stoppage } = row;
      return at === undefined ? [] : [{ at, type, side, minute, stoppage }];
    })
    .toSorted((one, other) => one.at - other.at);
}
