import type { DayBounds, Sport } from '@tipmark/domain';
import { dayTopics } from './topics.ts';

/** How bytes about a day of a sport are kept: by where it begins and ends for the reader. */
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
