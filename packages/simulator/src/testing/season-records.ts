import type { FeedRecord, FeedRecordOf } from '@tipmark/contract/feed';
import { DAY_SECONDS, utcDayOf } from '../calendar/civil-day.ts';
import type { SimulatedSport } from '../simulated-sports.ts';
import { SPORT_WORLDS } from '../sport-worlds.ts';
import { ANNOUNCED_SECONDS, condensed, inOrder, type TimedRecord } from '../timed-record.ts';

export interface SeasonSpan {
  readonly sport: SimulatedSport;
  /** Unix seconds. */
  readonly start: number;
  readonly days: number;
  readonly seed: number;
}

/** Matches that were first set for days so long before or after have records in between. */
const REACH_DAYS = 10;

/** A world's records of one sport over some days, except for views and in-play prices. */
export function seasonRecords({ sport: name, start, days, seed }: SeasonSpan) {
  const sport = SPORT_WORLDS[name](seed);
  const end = start + days * DAY_SECONDS;
  const first = utcDayOf(start) - REACH_DAYS;
  const plans = Array.from({ length: days + 2 * REACH_DAYS }, (_, day) =>
    sport.plansOn(first + day),
  ).flat();
  const seasons = sport.seasonsBetween(start - 2 * ANNOUNCED_SECONDS, end + 2 * ANNOUNCED_SECONDS);
  const emitted = plans
    .filter(({ announcedAt, endsAt }) => announcedAt <= end && endsAt > start)
    .map((plan) => inOrder(plan.between(start, end, 'rest')));
  return {
    /** Those that are known when the days begin. */
    squads: seasons.flatMap(({ at, record }): FeedRecordOf<'squad'>[] =>
      at <= start && record.kind === 'squad' ? [record] : [],
    ),
    /** All that matches have had, for a moment too. */
    statuses: [...new Set(emitted.flat().flatMap(({ record }) => statusOf(record)))],
    records: inOrder([
      ...seasons.filter(({ at }) => at > start && at <= end),
      ...emitted.flatMap(lastOf),
    ]).map(({ record }): FeedRecord => record),
  };
}

function statusOf(record: FeedRecord): number[] {
  return record.kind === 'match' || record.kind === 'score' ? [record.status] : [];
}

/** Of a match's scores, statistics and line-ups only the last ones. */
function lastOf(emitted: readonly TimedRecord[]): TimedRecord[] {
  const some = emitted.filter(({ record }) => record.kind !== 'views');
  const last = new Set(condensed(some.map(({ record }) => record)));
  return some.filter(({ record }) => last.has(record));
}
