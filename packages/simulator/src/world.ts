import type { FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import { createAgenda } from './agenda.ts';
import { type CivilDay, DAY_SECONDS, utcDayOf } from './calendar/civil-day.ts';
import type { MatchPart, MatchPlan } from './match-plan.ts';
import { bookmakerRecords } from './prices/bookmakers.ts';
import { SIMULATED_SPORTS, type SimulatedSport } from './simulated-sports.ts';
import type { SportWorld } from './sport-world.ts';
import { SPORT_WORLDS } from './sport-worlds.ts';
import { ANNOUNCED_SECONDS, condensed, inOrder, type TimedRecord } from './timed-record.ts';

/** A world of several sports, the same for the same seed. Times are unix seconds. */
export interface World {
  /**
   * All that is known at an instant: the reference records, and every match that starts from
   * `since` on, in its current state, with the complete history of its odds. Default: three days
   * back, all zones.
   */
  snapshotAt(now: number, since?: number): Iterable<FeedRecord>;
  /** The same in two parts: yesterday, today and tomorrow, then all other days. */
  snapshotParts(now: number): readonly [near: Iterable<FeedRecord>, far: Iterable<FeedRecord>];
  /** What happens after `from` and not after `to`, in order. */
  recordsBetween(from: number, to: number): FeedRecord[];
}

const DAYS_BACK = 3;
/** A day begins this much earlier in the farthest zone. */
const ZONES_SECONDS = 14 * 3_600;
const DAYS_AHEAD = ANNOUNCED_SECONDS / DAY_SECONDS + 1;
/** A match may still have records this long after the day it was first set on. */
const MOST_DAYS_MOVED = 10;
/** Seasons that ended no longer ago than this may have matches that are still needed. */
const SEASON_SECONDS = 16 * DAY_SECONDS;
const RETAINED_DAYS = 80;
/** The near part of a snapshot reaches this far ahead, and so many days back. */
const NEAR_SECONDS = 36 * 3_600;
const NEAR_DAYS_BACK = 1;

export function createWorld({
  seed,
  sports: names = SIMULATED_SPORTS,
}: {
  readonly seed: number;
  readonly sports?: readonly SimulatedSport[];
}): World {
  const sports = names.map((name) => SPORT_WORLDS[name](seed));
  const plansOn = createPlans(sports);
  const seasonsBetween = (from: number, to: number) =>
    sports.flatMap((sport) => sport.seasonsBetween(from, to));

  const reportedBetween = (from: number, to: number): TimedRecord[] => {
    const message = seasonsBetween(from, to + 2 * ANNOUNCED_SECONDS).filter(
      ({ at }) => at > from && at <= to,
    );
    const last = utcDayOf(to) + DAYS_AHEAD;
    for (let day = utcDayOf(from) - MOST_DAYS_MOVED; day <= last; day += 1) {
      for (const plan of plansOn(day)) {
        if (plan.announcedAt <= to && plan.endsAt > from) message.push(...plan.between(from, to));
      }
    }
    return message;
  };
  function* referencesAt(now: number, since: number) {
    yield* bookmakerRecords();
    for (const sport of sports) yield* sport.lasting();
    const seasons = seasonsBetween(since - SEASON_SECONDS, now + ANNOUNCED_SECONDS);
    yield* recordsOf(inOrder(seasons.filter(({ at }) => at <= now)));
  }
  /**
   * @param late in-play prices of near matches that are over: they are not urgent and are emitted
   * with the far ones
   */
  function* matchesAt(now: number, since: number, isNear: boolean, late: (() => FeedRecord[])[]) {
    const [from, until] = [nearSince(now), now + NEAR_SECONDS];
    const last = utcDayOf(now) + DAYS_AHEAD;
    for (let day = utcDayOf(since) - MOST_DAYS_MOVED; day <= last; day += 1) {
      for (const plan of plansOn(day)) {
        if (plan.startsAt < since) continue;
        if ((plan.startsAt >= from && plan.startsAt < until) !== isNear) continue;
        const emitted = (part?: MatchPart) =>
          recordsOf(inOrder(plan.between(Number.NEGATIVE_INFINITY, now, part)));
        if (!isNear) {
          yield* condensed(emitted());
          continue;
        }
        const records = condensed(emitted('rest'));
        yield* records;
        if (isRunning(records)) yield* emitted('in-play');
        else if (plan.startsAt < now) late.push(() => emitted('in-play'));
      }
    }
    if (!isNear) for (const emitted of late) yield* emitted();
  }
  function partsAt(now: number, since: number) {
    const late: (() => FeedRecord[])[] = [];
    function* near() {
      yield* referencesAt(now, since);
      yield* matchesAt(now, since, true, late);
    }
    return [near(), matchesAt(now, since, false, late)] as const;
  }
  return {
    *snapshotAt(now, since = emittedSince(now)) {
      for (const part of partsAt(now, since)) yield* part;
    },
    snapshotParts: (now) => partsAt(now, emittedSince(now)),
    recordsBetween: createAgenda((from, to) => inOrder(reportedBetween(from, to))),
  };
}

/** What starts from here on is in the snapshot of an instant. */
export function emittedSince(now: number): number {
  return daysBack(now, DAYS_BACK);
}

/** What starts from here on is in the near part of it. */
export function nearSince(now: number): number {
  return daysBack(now, NEAR_DAYS_BACK);
}

function daysBack(now: number, days: number): number {
  return (utcDayOf(now) - days) * DAY_SECONDS - ZONES_SECONDS;
}

function isRunning(records: readonly FeedRecord[]): boolean {
  const score = records.findLast((record) => record.kind === 'score');
  return score?.status === MATCH_STATUS.live;
}

function recordsOf(records: readonly TimedRecord[]): FeedRecord[] {
  return records.map(({ record }) => record);
}

/** Plans by local day of the match; with a clock that moves forward only near days are cached. */
function createPlans(sports: readonly SportWorld[]): (day: CivilDay) => readonly MatchPlan[] {
  const days = new Map<CivilDay, MatchPlan[]>();
  return (day) => {
    const known = days.get(day);
    if (known !== undefined) return known;
    const plans = sports.flatMap((sport) => sport.plansOn(day));
    days.set(day, plans);
    const [oldest] = days.keys();
    if (days.size > RETAINED_DAYS && oldest !== undefined) days.delete(oldest);
    return plans;
  };
}
