import type { MatchMoment } from '@tipmark/contract';
import { sportRules } from '@tipmark/domain';
import type { MomentRow } from './moment-queries.ts';

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
