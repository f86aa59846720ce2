import type { SportRules } from '../sports/sport-rules.ts';

/** A half or period from 1, extra time, or the shoot-out. */
export type PartOfMatch = number | 'extra' | 'shootout';

interface Minuted {
  readonly type: string;
  readonly minute: number;
}

/**
 * In which part of a match something happened. A clock that runs on counts the minute under way:
 * 45 is the last one of the first half. One that stops counts the minutes that are over: 20 is the
 * first one of the second period.
 */
export function partOfEvent(
  { partMinutes, runningMinutes, score }: SportRules,
  { type, minute }: Minuted,
): PartOfMatch {
  if (type.startsWith('shootout')) return 'shootout';
  if (partMinutes === null) return 1;
  const part =
    runningMinutes === null
      ? Math.floor(minute / partMinutes) + 1
      : Math.max(1, Math.ceil(minute / partMinutes));
  return part > score.regularParts ? 'extra' : part;
}
