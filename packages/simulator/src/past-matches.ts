import type { FeedRecord } from '@tipmark/contract/feed';
import { type CivilDay, utcDayOf } from './calendar/civil-day.ts';
import type { BriefPart, MatchPlan } from './match-plan.ts';
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

/** A match of weeks ago, in brief. */
export interface BriefMatch {
  readonly key: string;
  /** Default: all of it. */
  emit(part?: BriefPart): FeedRecord[];
}

/**
 * Matches of weeks ago, in brief: seasons first, then one list a day, oldest first. Of the
 * prices the opening, one a day before the start and the closing are emitted.
 */
export function* pastMatches(
  sport: Pick<SportWorld, 'plansOn' | 'seasonsBetween'>,
  span: PastSpan,
): Generator<FeedRecord[]> {
  yield pastMatchSeasons(sport, span);
  for (let day = utcDayOf(span.from); day <= utcDayOf(span.to); day += 1) {
    const matches = pastMatchesOn(sport, day, span);
    if (matches.length > 0) yield matches.flatMap(({ emit }) => emit());
  }
}

/** The seasons they are in. */
export function pastMatchSeasons(
  sport: Pick<SportWorld, 'seasonsBetween'>,
  { from, to }: Pick<PastSpan, 'from' | 'to'>,
): FeedRecord[] {
  return inOrder(sport.seasonsBetween(from, to)).map(({ record }) => record);
}

/** Those of one day. */
export function pastMatchesOn(
  sport: Pick<SportWorld, 'plansOn'>,
  day: CivilDay,
  { from, to, aDay }: PastSpan,
): BriefMatch[] {
  return sport
    .plansOn(day)
    .filter(({ startsAt }) => startsAt >= from && startsAt < to)
    .slice(0, aDay)
    .map((plan) => ({ key: plan.key, emit: (part) => recordsUntil(to, plan, part) }));
}

function recordsUntil(to: number, plan: MatchPlan, part?: BriefPart): FeedRecord[] {
  return condensed(inOrder(plan.briefUntil(to, part)).map(({ record }) => record));
}
