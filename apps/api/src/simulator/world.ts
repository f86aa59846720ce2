import type { FeedRecord } from '@tipmark/contract/feed';
import { type CivilDay, DAY_SECONDS, utcDayOf } from './calendar/civil-day.ts';
import { createCalendar } from './calendar/fixtures.ts';
import { seasonOf } from './calendar/season.ts';
import { type MatchPlan, matchPlan } from './match-plan.ts';
import { lastingRecords, seasonRecords } from './reference-records.ts';
import { ANNOUNCED_SECONDS } from './schedule-records.ts';
import { condensed, inOrder, type TimedRecord } from './timed-record.ts';

/** A soccer world of invented leagues, the same for the same seed. Times are unix seconds. */
export interface World {
  /**
   * All that is known at an instant: the lasting records, and every match that starts from `since`
   * on, as it stands, with the whole history of its odds. Default: three days back, all zones.
   */
  snapshotAt(now: number, since?: number): Iterable<FeedRecord>;
  /** What happens after `from` and not after `to`, in order. */
  recordsBetween(from: number, to: number): FeedRecord[];
}

const DAYS_BACK = 3;
/** A day begins this much earlier in the farthest zone. */
const ZONES_SECONDS = 14 * 3_600;
const DAYS_AHEAD = ANNOUNCED_SECONDS / DAY_SECONDS + 1;
const KEPT_DAYS = 60;

export function createWorld({ seed }: { readonly seed: number }): World {
  const plansOf = createPlans(seed);
  return {
    *snapshotAt(now, since = (utcDayOf(now) - DAYS_BACK) * DAY_SECONDS - ZONES_SECONDS) {
      yield* lastingRecords();
      // A match on the Monday between two seasons belongs to the older one.
      const seasons = seasonsBetween(since - 2 * DAY_SECONDS, now + ANNOUNCED_SECONDS);
      yield* inOrder(seasons.filter(({ at }) => at <= now));
      for (let day = utcDayOf(since) - 1; day <= utcDayOf(now) + DAYS_AHEAD; day += 1) {
        for (const plan of plansOf(day)) {
          if (plan.fixture.startsAt < since) continue;
          yield* condensed(inOrder(plan.between(Number.NEGATIVE_INFINITY, now)));
        }
      }
    },
    recordsBetween(from, to) {
      const said: TimedRecord[] = seasonsBetween(from, to + 2 * ANNOUNCED_SECONDS).filter(
        ({ at }) => at > from && at <= to,
      );
      const first = utcDayOf(from) - 1;
      for (let day = first; day <= utcDayOf(to) + DAYS_AHEAD; day += 1) {
        for (const plan of plansOf(day)) {
          if (plan.announcedAt <= to && plan.endsAt > from) said.push(...plan.between(from, to));
        }
      }
      return inOrder(said);
    },
  };
}

function seasonsBetween(from: number, to: number): TimedRecord[] {
  const seasons = new Map(
    daysBetween(utcDayOf(from), utcDayOf(to) + 1).map((day) => {
      const season = seasonOf(day);
      return [season.name, season];
    }),
  );
  return [...seasons.values()].flatMap(seasonRecords);
}

/** Every seventh day and the last one: no season is shorter than a week. */
function daysBetween(first: CivilDay, last: CivilDay): CivilDay[] {
  const days = Array.from({ length: Math.ceil((last - first) / 7) }, (_, week) => first + week * 7);
  return [...days, last];
}

/** Plans by local day of the match; a clock that runs forward keeps only what is near. */
function createPlans(seed: number): (day: CivilDay) => readonly MatchPlan[] {
  const calendar = createCalendar(seed);
  const days = new Map<CivilDay, MatchPlan[]>();
  return (day) => {
    const known = days.get(day);
    if (known !== undefined) return known;
    const plans = calendar(day).map((fixture) => matchPlan(seed, fixture));
    days.set(day, plans);
    const [oldest] = days.keys();
    if (days.size > KEPT_DAYS && oldest !== undefined) days.delete(oldest);
    return plans;
  };
}
