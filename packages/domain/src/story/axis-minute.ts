import type { SportRules } from '../sports/sport-rules.ts';

/** When something of a match happened. */
export interface StoryMoment {
  readonly minute: number;
  readonly stoppage?: number | null | undefined;
  readonly second?: number | null | undefined;
}

const MINUTE_SECONDS = 60;

/**
 * Minutes on the axis of a match: added time of the last part is played on, that of an earlier one
 * is its last minute.
 */
export function axisMinute(
  { partMinutes, score }: SportRules,
  { minute, stoppage, second }: StoryMoment,
): number {
  const lastPart = (partMinutes ?? 0) * (score.regularParts - 1);
  const added = minute > lastPart ? (stoppage ?? 0) : 0;
  return Math.round((minute + added + (second ?? 0) / MINUTE_SECONDS) * 10) / 10;
}
