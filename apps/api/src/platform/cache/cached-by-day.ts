import type { DayBounds, Sport } from '@tipmark/domain';
import { dayTopics } from './topics.ts';

/** Cache key of a day of a sport: its start and end in the reader's time zone. */
export function cachedByDay(
  sport: Sport,
  { startSeconds, endSeconds, utcMidnightSeconds }: DayBounds,
  ...parts: readonly (string | boolean)[]
) {
  return {
    key: [`${startSeconds}-${endSeconds}`, ...parts].join('|'),
    // the date itself too: matches of an unknown hour belong to it in every zone
    topics: dayTopics(
      sport,
      Math.min(startSeconds, utcMidnightSeconds),
      Math.max(endSeconds, utcMidnightSeconds + 1),
    ),
  };
}
