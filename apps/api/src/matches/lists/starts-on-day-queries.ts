import type { DayBounds } from '@tipmark/domain';
import { DAY_SECONDS } from '@tipmark/domain';
import { type RawBuilder, sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';

/**
 * Condition: the match is listed on this day. A known start lies inside the bounds of the reader's
 * day; a match of an unknown hour belongs to its date, whatever the reader's zone. The outer range
 * is what the index on `(sport, starts_at)` serves.
 * @param match alias of `matches` in the statement
 */
export function startsOnDay(
  match: string,
  { startSeconds, endSeconds, utcMidnightSeconds }: DayBounds,
): RawBuilder<boolean> {
  const startsAt = sql.ref(`${match}.starts_at`);
  const utcEnd = utcMidnightSeconds + DAY_SECONDS;
  return sql<boolean>`(
    ${startsAt} >= ${atSecond(Math.min(startSeconds, utcMidnightSeconds))}
    and ${startsAt} < ${atSecond(Math.max(endSeconds, utcEnd))}
    and case when ${sql.ref(`${match}.is_time_known`)}
      then ${startsAt} >= ${atSecond(startSeconds)} and ${startsAt} < ${atSecond(endSeconds)}
      else ${startsAt} >= ${atSecond(utcMidnightSeconds)} and ${startsAt} < ${atSecond(utcEnd)}
    end
  )`;
}
