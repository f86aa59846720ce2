import { DAY_SECONDS } from '@tipmark/domain';
import { byStableKeys, type TimedMatch } from './timed-match.ts';

/** Start to final whistle, extra time and shoot-out included, with a margin. */
const MATCH_SECONDS = 3 * 3_600;

type Timed = Pick<TimedMatch, 'kickoffSeconds' | 'isTimeKnown' | 'playedWithinDays'>;

/**
 * The instant a prediction is made from: the start, or the start of its day if that is all we know.
 */
export function predictedAt({ kickoffSeconds, isTimeKnown = true }: Timed): number {
  return isTimeKnown ? kickoffSeconds : startOfDay(kickoffSeconds);
}

/** The instant from which a result may be used. */
export function knownAt({
  kickoffSeconds,
  isTimeKnown = true,
  playedWithinDays = 1,
}: Timed): number {
  return isTimeKnown
    ? kickoffSeconds + MATCH_SECONDS
    : startOfDay(kickoffSeconds) + playedWithinDays * DAY_SECONDS;
}

/** Order in which predictions are made: by time, then stable keys. */
export function byPredictionTime(one: TimedMatch, other: TimedMatch): number {
  const difference = predictedAt(one) - predictedAt(other);
  return difference === 0 ? byStableKeys(one, other) : difference;
}

function startOfDay(seconds: number): number {
  return Math.floor(seconds / DAY_SECONDS) * DAY_SECONDS;
}
