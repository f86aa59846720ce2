import type { FeedRecord } from '@tipmark/contract/feed';
import { utcDayOf } from './calendar/civil-day.ts';
import type { MatchPlan } from './match-plan.ts';
import type { SportWorld } from './sport-world.ts';
import { condensed, inOrder } from './timed-record.ts';

export interface PastSpan {
  /** Unix seconds; matches that start from here on… */
  readonly from: number;
  /** …and before here, which is also the end of their records. */
  readonly to: number;
  /** At most this many matches of a day, of the leagues that come first. */
  readonly aDay: number;
}

/**
 * Matches of weeks ago, in brief: seasons first, then one list a day, oldest first. Of the
 * prices the opening, one a day before the start and the closing are emitted.
 */
export function* pastMatches(
  sport: Pick<SportWorld, 'plansOn' | 'seasonsBetween'>,
  { from, to, aDay }: PastSpan,
): Generator<FeedRecord[]> {
  yield inOrder(sport.seasonsBetween(from, to)).map(({ record }) => record);
  for (let day = utcDayOf(from); day <= utcDayOf(to); day += 1) {
    const plans = sport
      .plansOn(day)
      .filter(({ startsAt }) => startsAt >= from && startsAt < to)
      .slice(0, aDay);
    if (plans.length > 0) yield plans.flatMap((plan) => recordsUntil(to, plan));
  }
}

function recordsUntil(to: number, plan: MatchPlan): FeedRecord[] {
  return condensed(inOrder(plan.briefUntil(to)).map(({ record }) => record));
}
