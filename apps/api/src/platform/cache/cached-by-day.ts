import type { DayBounds, Sport } from '@tipmark/domain';
import { dayTopics } from './topics.ts';

/** Cache key of a day of a sport: its start and end in the reader's time zone. */
export function cachedByDay(
  sport: Sport,
  { startSeconds, endSeconds }: DayBounds,
  ...parts: readonly (string | boolean)[]
) {
  return {
    key: [`${startSeconds}-${endSeconds}`, ...parts].join('|'),
    topics: dayTopics(sport, startSeconds, endSeconds),
  };
}
